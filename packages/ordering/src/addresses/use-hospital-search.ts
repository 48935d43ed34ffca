import { isAbort } from '@dawadoot/api/client/api-error'
import type { Hospital } from '@dawadoot/domain/address/hospital'
import { HOSPITAL_SEARCH } from '@dawadoot/domain/address/hospital-search'
import type { ComboboxList } from '@dawadoot/ui/combobox/combobox'
import { useEffect, useState } from 'react'
import { useOrdering } from '../ordering.tsx'
import { addressWords } from './words.ts'

type Answer = { query: string } & ({ status: 'found'; hospitals: readonly Hospital[] } | { status: 'failed' })

/**
 * Hospitals for what is typed: from 2 characters, after 250 ms of quiet, 7 at most. A question that was overtaken is
 * dropped, and "No results" is said only of what is typed now.
 */
export const useHospitalSearch = (typed: string): { list: ComboboxList; hospitals: readonly Hospital[] } => {
  const { client } = useOrdering()
  const [answer, setAnswer] = useState<Answer>()
  const query = typed.trim()
  const long = query.length >= HOSPITAL_SEARCH.minCharacters

  useEffect(() => {
    if (!long) return
    const asked = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { success, data } = await client.places.hospitals(query, {
          limit: HOSPITAL_SEARCH.limit,
          signal: asked.signal,
        })
        if (!asked.signal.aborted)
          setAnswer(success ? { query, status: 'found', hospitals: data } : { query, status: 'failed' })
      } catch (error) {
        if (!isAbort(error) && !asked.signal.aborted) setAnswer({ query, status: 'failed' })
      }
    }, HOSPITAL_SEARCH.debounceMs)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [client, query, long])

  return { list: listOf(query, long, answer), hospitals: answer?.status === 'found' ? answer.hospitals : [] }
}

const listOf = (query: string, long: boolean, answer: Answer | undefined): ComboboxList => {
  if (!long) return { status: 'too-short', message: addressWords.tooShort }
  if (answer?.query === query && answer.status === 'failed')
    return { status: 'failed', message: addressWords.searchFailed }
  if (answer?.status !== 'found') return { status: 'loading', message: addressWords.searching }
  if (answer.hospitals.length > 0)
    return {
      status: 'results',
      options: answer.hospitals.map(({ id, name, address, city, pincode }) => ({
        id,
        name,
        detail: [address, [city, pincode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      })),
    }
  return answer.query === query
    ? { status: 'none', message: addressWords.noResults }
    : { status: 'loading', message: addressWords.searching }
}
