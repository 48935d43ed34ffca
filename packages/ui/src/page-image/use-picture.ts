import { useEffect, useState } from 'react'
import type { Size } from './box.ts'

export type Picture = { status: 'loading' } | { status: 'ready'; size: Size } | { status: 'failed' }

/** What became of a picture's bytes. A size that is already known is believed until loading fails. */
export function usePicture(src: string | undefined, known?: Size): Picture {
  const [loaded, setLoaded] = useState<{ src: string; picture: Picture }>()

  useEffect(() => {
    if (src === undefined) return
    const image = new Image()
    const stop = new AbortController()
    const { signal } = stop
    const sized = () => ({ width: image.naturalWidth, height: image.naturalHeight })
    image.addEventListener('load', () => setLoaded({ src, picture: { status: 'ready', size: sized() } }), {
      signal,
    })
    image.addEventListener('error', () => setLoaded({ src, picture: { status: 'failed' } }), { signal })
    image.src = src
    return () => stop.abort()
  }, [src])

  if (src !== undefined && loaded?.src === src) return loaded.picture
  return known ? { status: 'ready', size: known } : { status: 'loading' }
}
