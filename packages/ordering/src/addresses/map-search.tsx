import { Combobox, type ComboboxList } from '@dawadoot/ui/combobox/combobox'
import { Note } from '@dawadoot/ui/note/note'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { HOSPITAL_SEARCH } from '@dawadoot/domain/address/hospital-search'
import { useOrdering } from '../ordering.tsx'
import type { Maps, Place } from './maps.ts'
import { addressWords } from './words.ts'

/** Finds a place by name; without a maps key a warning stands in its place. */
export const MapSearch = ({ onPlace }: { onPlace: (place: Place) => void }) => {
  const { maps } = useOrdering()
  if (!maps) return <Note tone="warn">{addressWords.mapsKeyMissing}</Note>
  return <PlaceSearch maps={maps} onPlace={onPlace} />
}

const PlaceSearch = ({ maps, onPlace }: { maps: Maps; onPlace: (place: Place) => void }) => {
  const { report } = useOrdering()
  const [text, setText] = useState('')
  const [unread, setUnread] = useState(false)
  const list = usePlaces(maps, text)
  return (
    <div className="grid gap-2">
      <Combobox
        label={addressWords.mapSearch}
        icon={<Search aria-hidden />}
        text={text}
        onTextChange={setText}
        list={list}
        onPick={async ({ id, name }) => {
          setText(name)
          setUnread(false)
          try {
            onPlace(await maps.place(id))
          } catch {
            report('The place could not be read')
            setUnread(true)
          }
        }}
      />
      {unread ? (
        <Note tone="warn" role="alert">
          {addressWords.placeFailed}
        </Note>
      ) : null}
    </div>
  )
}

const usePlaces = (maps: Maps, text: string): ComboboxList => {
  const [answer, setAnswer] = useState<{ query: string; list: ComboboxList }>()
  const query = text.trim()
  const long = query.length >= HOSPITAL_SEARCH.minCharacters
  useEffect(() => {
    if (!long) return
    const asked = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const options = await maps.suggest(query, asked.signal)
        if (asked.signal.aborted) return
        setAnswer({
          query,
          list: options.length
            ? { status: 'results', options }
            : { status: 'none', message: addressWords.noResults },
        })
      } catch {
        if (!asked.signal.aborted)
          setAnswer({ query, list: { status: 'failed', message: addressWords.searchFailed } })
      }
    }, HOSPITAL_SEARCH.debounceMs)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [maps, query, long])
  if (!long) return { status: 'too-short', message: addressWords.tooShort }
  if (answer && (answer.query === query || answer.list.status === 'results')) return answer.list
  return { status: 'loading', message: addressWords.searching }
}
