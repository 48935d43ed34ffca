import { type ComponentType, useEffect, useState } from 'react'

const RELOADED = 'dawadoot:reloaded'

/** A page from before a deploy asks for chunks that are gone: it is loaded anew once, and only once. */
const reloadOnce = (): boolean => {
  try {
    if (sessionStorage.getItem(RELOADED)) return false
    sessionStorage.setItem(RELOADED, '1')
  } catch {
    return false
  }
  window.location.reload()
  return true
}

const loadedWell = () => {
  try {
    sessionStorage.removeItem(RELOADED)
  } catch {
    // blocked storage remembers no reload either
  }
}

export type Chunk<P> = ComponentType<P> & { preload: () => Promise<void> }

/**
 * A part of the app that is fetched at idle and mounted without a Suspense fallback: once it is here it is drawn in
 * the same frame. Until then `pending` stands in its place, which for a dialog is nothing.
 */
export const chunk = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { pending: Pending, reloads = false }: { pending?: ComponentType; reloads?: boolean } = {},
): Chunk<P> => {
  let arrived: ComponentType<P> | undefined
  let coming: Promise<ComponentType<P>> | undefined
  const fetchIt = () =>
    (coming ??= load().then(
      (component) => {
        loadedWell()
        arrived = component
        return component
      },
      (error: unknown) => {
        // may be asked for again
        coming = undefined
        throw error
      },
    ))

  const Part = (props: P) => {
    const [Loaded, setLoaded] = useState<ComponentType<P> | undefined>(() => arrived)
    const [failure, setFailure] = useState<unknown>()
    useEffect(() => {
      let here = true
      if (Loaded) return
      fetchIt().then(
        (component) => {
          if (here) setLoaded(() => component)
        },
        (error: unknown) => {
          if (here && !(reloads && reloadOnce())) setFailure(error)
        },
      )
      return () => {
        here = false
      }
    }, [Loaded])
    if (failure) throw failure
    if (Loaded) return <Loaded {...props} />
    return Pending ? <Pending /> : null
  }
  return Object.assign(Part, { preload: () => fetchIt().then(() => {}) })
}

/** Fetches parts one after the other when nothing else is to do. What fails now is asked for again when needed. */
export const preloadAtIdle = (parts: readonly Pick<Chunk<never>, 'preload'>[]): (() => void) => {
  let stopped = false
  const whenIdle = (act: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 4000 }) : setTimeout(act, 200)
  const next = (index: number) => {
    const part = parts[index]
    if (!part || stopped) return
    whenIdle(() => {
      if (stopped) return
      part.preload().then(
        () => next(index + 1),
        () => next(index + 1),
      )
    })
  }
  next(0)
  return () => {
    stopped = true
  }
}
