import { isAbort } from '@dawadoot/api/client/api-error'
import type { PincodePlace } from '@dawadoot/domain/address/hospital'
import { useEffect, useRef, useState } from 'react'
import { useOrdering } from '../ordering.tsx'

const PINCODE = /^[0-9]{6}$/

/**
 * Asks a full pincode for its place. An answer that was overtaken by further typing is dropped. What a person wrote
 * in District or State by hand stays: only empty fields, and those an earlier answer filled, are filled.
 */
export const usePincodeLookup = ({
  read,
  fill,
}: {
  read: () => { city: string; state: string }
  fill: (place: PincodePlace) => void
}) => {
  const { client, report } = useOrdering()
  const asked = useRef<AbortController>(undefined)
  const filled = useRef({ city: '', state: '' })
  const [notFound, setNotFound] = useState(false)
  useEffect(() => () => asked.current?.abort(), [])

  const look = async (pincode: string): Promise<void> => {
    asked.current?.abort()
    setNotFound(false)
    if (!PINCODE.test(pincode)) return
    const question = new AbortController()
    asked.current = question
    try {
      const place = await client.places.pincode(pincode, question.signal)
      if (question.signal.aborted) return
      const { city, state } = read()
      if (!place) return setNotFound(city.trim() === '' && state.trim() === '')
      const next = {
        city: city === '' || city === filled.current.city ? place.district : city,
        state: state === '' || state === filled.current.state ? place.state : state,
      }
      filled.current = { city: place.district, state: place.state }
      fill({ district: next.city, state: next.state, country: place.country })
    } catch (error) {
      if (!isAbort(error)) report('The pincode could not be looked up')
    }
  }

  return { look, notFound }
}
