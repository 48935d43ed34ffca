import { type ComponentType, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { codeLost } from './new-version.ts'
import { whenIdle } from '@dawadoot/ordering/shell/when-idle'
import { wholeStyles, wholeStylesOn } from './whole-styles.ts'

/** `onFailed`: the part's code could not be fetched, and why; whoever shows it takes it away again and says so. */
export type Chunk<P> = ComponentType<P & { onFailed?: OnFailed }> & { preload: () => Promise<void> }

type OnFailed = (why: string) => void

type Options = {
  /** Stands in its place while it is on its way. */
  pending?: ComponentType
  /** Stands in its place when it could not be fetched, with a way to try again. */
  failed?: ComponentType<{ why: string; retry: () => void }>
  /** What lies over the page is asked for again by the page's address when a new version is picked up. */
  wanted?: 'login' | 'order'
  /** What it draws at first is among the page's own styles. */
  styled?: boolean
}

/** What is known of a part: whether it may be drawn, and how to ask for it. A failed try may be made again. */
type Source<P> = {
  arrived: () => ComponentType<P> | undefined
  /** Its code alone. */
  preload: () => Promise<ComponentType<P>>
  fetch: () => Promise<ComponentType<P>>
}

const sourceOf = <P,>(load: () => Promise<ComponentType<P>>, styled?: boolean): Source<P> => {
  let arrived: ComponentType<P> | undefined
  let coming: Promise<ComponentType<P>> | undefined
  const preload = () =>
    (coming ??= load().then(
      (component) => (arrived = component),
      (error: unknown) => {
        coming = undefined
        throw error
      },
    ))
  return {
    arrived: () => (styled || wholeStylesOn() ? arrived : undefined),
    preload,
    fetch: () => Promise.all([preload(), styled || wholeStyles()]).then(([component]) => component),
  }
}

/** Draws the part as soon as it is here. What it closes over comes as props: the compiler moves closures about. */
const Mounted = <P extends object>({
  source,
  options: { pending: Pending, failed: Failed, wanted },
  props,
  onFailed,
}: {
  source: Source<P>
  options: Options
  props: P
  onFailed: OnFailed | undefined
}) => {
  const [Loaded, setLoaded] = useState(source.arrived)
  const [failed, setFailed] = useState<string>()
  const lost = useEffectEvent(async () => {
    // what nobody asked for, and nobody misses, is no reason to load the page anew
    const why = Failed || onFailed ? await codeLost(wanted) : ''
    if (why === undefined) return
    onFailed?.(why)
    setFailed(why)
  })

  useEffect(() => {
    if (Loaded || failed !== undefined) return
    let here = true
    source.fetch().then(
      (component) => {
        if (here) setLoaded(() => component)
      },
      () => {
        if (here) void lost()
      },
    )
    return () => {
      here = false
    }
  }, [Loaded, source, failed])

  const retry = useCallback(() => setFailed(undefined), [])
  useEffect(() => {
    if (failed === undefined) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [failed, retry])

  if (Loaded) return <Loaded {...props} />
  if (failed !== undefined) return Failed ? <Failed why={failed} retry={retry} /> : null
  return Pending ? <Pending /> : null
}

/**
 * A part of the app that is fetched at idle and mounted without a Suspense fallback: once it is here it is drawn in
 * the same frame. Until then `pending` stands in its place, which for a dialog is nothing. One that could not be
 * fetched tries again when the connection is back; a page from before a deployment is loaded anew, once.
 */
export const chunk = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  options: Options = {},
): Chunk<P> => {
  const source = sourceOf(load, options.styled)
  const Part = ({ onFailed, ...props }: P & { onFailed?: OnFailed }) => (
    // what is left of P & { onFailed } without onFailed is P; the compiler cannot subtract from a type parameter
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    <Mounted source={source} options={options} props={props as unknown as P} onFailed={onFailed} />
  )
  return Object.assign(Part, { preload: () => source.preload().then(() => {}) })
}

/** Fetches parts one after the other when nothing else is to do. What fails now is asked for again when needed. */
export const preloadAtIdle = (parts: readonly { preload: () => Promise<unknown> }[]): (() => void) => {
  let stopped = false
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

/** Whoever opens another page than the first came for what it shows, which is drawn before what may be asked of it. */
export const OTHER_PAGES_FIRST_MS = 5000

/** Fetches them at idle, once so many ms have gone by. */
export const preloadLater = (parts: Parameters<typeof preloadAtIdle>[0], afterMs: number): (() => void) => {
  let stop = () => {}
  const timer = setTimeout(() => {
    stop = preloadAtIdle(parts)
  }, afterMs)
  return () => {
    clearTimeout(timer)
    stop()
  }
}
