import { isAbort } from '@dawadoot/api/client/api-error'
import type { ResultPage } from '@dawadoot/domain/prescription/result'
import { useEffect, useState } from 'react'
import { useOrdering } from '../ordering.tsx'

/** A page's picture as the screen can show it; no `src` while it is on its way. */
export type PagePicture = { src: string | undefined; size: { width: number; height: number } }

/** An address that no picture loads from: the page then says in words that it did not load. */
const BROKEN = 'data:,'

/** Pictures of pages need the bearer: fetched one after the other, in page order, and given back on leave. */
export const usePagePictures = (pages: readonly ResultPage[]): ReadonlyMap<number, PagePicture> => {
  const { client } = useOrdering()
  const [sources, setSources] = useState<ReadonlyMap<number, string>>(new Map())

  useEffect(() => {
    const work = new AbortController()
    const made: string[] = []
    const fetchAll = async () => {
      for (const { page, url } of pages) {
        let src = BROKEN
        try {
          src = URL.createObjectURL(await client.prescriptions.page(url, work.signal))
          made.push(src)
        } catch (error) {
          if (isAbort(error)) return
        }
        if (work.signal.aborted) break
        setSources((known) => new Map(known).set(page, src))
      }
      if (work.signal.aborted) made.forEach((src) => URL.revokeObjectURL(src))
    }
    queueMicrotask(() => {
      if (!work.signal.aborted) void fetchAll()
    })
    return () => {
      work.abort()
      for (const src of made) URL.revokeObjectURL(src)
      setSources(new Map())
    }
  }, [client, pages])

  return new Map(
    pages.map(({ page, width, height }) => [page, { src: sources.get(page), size: { width, height } }]),
  )
}
