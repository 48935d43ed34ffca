import type { Geolocation } from '@dawadoot/domain/address/address'
import { Button } from '@dawadoot/ui/button/button'
import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { useOrdering } from '../ordering.tsx'
import { locate } from './locate.ts'
import { addressWords } from './words.ts'

/** The one place that asks where the device is, and only when pressed. The form goes on meanwhile. */
export const MyLocation = ({
  located,
  onLocated,
}: {
  located: boolean
  onLocated: (place: Geolocation) => void
}) => {
  const { storage, report } = useOrdering()
  const [asking, setAsking] = useState(false)
  return (
    <div className="-my-1 flex flex-wrap items-center gap-x-3">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3"
        icon={<LocateFixed aria-hidden />}
        busy={asking}
        onClick={async () => {
          setAsking(true)
          const place = await locate(storage, report)
          setAsking(false)
          if (place) onLocated(place)
        }}
      >
        {addressWords.myLocation}
      </Button>
      <p role="status" className={`text-sm ${asking ? 'text-quiet' : 'text-neem-700'}`}>
        {asking ? addressWords.locating : located ? addressWords.located : null}
      </p>
    </div>
  )
}
