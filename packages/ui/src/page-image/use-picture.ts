import { useEffect, useState } from 'react'
import type { Size } from './box.ts'

export type Picture = { status: 'loading' } | { status: 'ready'; size: Size } | { status: 'failed' }

/** What became of a picture's bytes. A size that is already known is believed until loading fails. */
export function usePicture(src: string | undefined, known?: Size): Picture {
  const [loaded, setLoaded] = useState<{ src: string; picture: Picture }>()

  useEffect(() => {
    if (src === undefined) return
    const image = new Image()
    image.onload = () =>
      setLoaded({
        src,
        picture: { status: 'ready', size: { width: image.naturalWidth, height: image.naturalHeight } },
      })
    image.onerror = () => setLoaded({ src, picture: { status: 'failed' } })
    image.src = src
    return () => {
      image.onload = null
      image.onerror = null
    }
  }, [src])

  if (src !== undefined && loaded?.src === src) return loaded.picture
  return known ? { status: 'ready', size: known } : { status: 'loading' }
}
