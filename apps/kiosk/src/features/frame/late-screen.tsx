import { type ComponentType, lazy, Suspense, useState } from 'react'

/** A screen whose code comes after the app's. */
export type Late = {
  waiting: ComponentType
  arrived: () => ComponentType | undefined
  fetchAhead: () => void
}

export const late = (fetchScreen: () => Promise<ComponentType>): Late => {
  let arrived: ComponentType | undefined
  const arrive = async () => {
    arrived = await fetchScreen()
    return { default: arrived }
  }
  return {
    waiting: lazy(arrive),
    arrived: () => arrived,
    // who goes there before it has come asks again
    fetchAhead: () => void arrive().catch(() => {}),
  }
}

/**
 * Such a screen, drawn in the frame that asks for it once it is there. React's own `lazy` would draw nothing first even
 * then, and what takes the place of nothing is held back for 300 ms so that it does not flicker.
 */
export function LateScreen({ of }: { of: Late }) {
  const [Screen] = useState(() => of.arrived() ?? of.waiting)
  return (
    <Suspense>
      <Screen />
    </Suspense>
  )
}
