import { type ComponentType, useEffect, useState } from 'react'
import { wholeStyles } from './whole-styles.ts'

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

type Options = { pending?: ComponentType; reloads?: boolean }

/** What is known of a part's code: whether it is here, and how to ask for it. A failed try may be made again. */
type Source<P> = { arrived: () => ComponentType<P> | undefined; fetch: () => Promise<ComponentType<P>> }

const sourceOf = <P,>(load: () => Promise<ComponentType<P>>): Source<P> => {
  let arrived: ComponentType<P> | undefined
  let coming: Promise<ComponentType<P>> | undefined
  return {
    arrived: () => arrived,
    fetch: () =>
      (coming ??= Promise.all([load(), wholeStyles()]).then(
        ([component]) => {
          loadedWell()
          arrived = component
          return component
        },
        (error: unknown) => {
          coming = undefined
          throw error
        },
      )),
  }
}

/** Draws the part as soon as it is here. What it closes over comes as props: the compiler moves closures about. */
const Mounted = <P extends object>({
  source,
  options: { pending: Pending, reloads = false },
  props,
}: {
  source: Source<P>
  options: Options
  props: P
}) => {
  const [Loaded, setLoaded] = useState(source.arrived)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    if (Loaded) return
    let here = true
    source.fetch().then(
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
  }, [Loaded, source, reloads])
  if (failure) throw failure
  if (Loaded) return <Loaded {...props} />
  return Pending ? <Pending /> : null
}

/**
 * A part of the app that is fetched at idle and mounted without a Suspense fallback: once it is here it is drawn in
 * the same frame. Until then `pending` stands in its place, which for a dialog is nothing.
 */
export const chunk = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  options: Options = {},
): Chunk<P> => {
  const source = sourceOf(load)
  const Part = (props: P) => <Mounted source={source} options={options} props={props} />
  return Object.assign(Part, { preload: () => source.fetch().then(() => {}) })
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
