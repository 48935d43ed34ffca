import { OFFLINE_MESSAGE } from '@dawadoot/api/client/api-error'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useOrdering } from '../ordering.tsx'
import type { ConfirmDrawerProps } from './confirm-drawer.tsx'

type Drawer = ComponentType<ConfirmDrawerProps>

let arrived: Drawer | undefined

const fetchDrawer = async (): Promise<Drawer> => {
  const { ConfirmDrawer } = await import('./confirm-drawer.tsx')
  arrived = ConfirmDrawer
  return ConfirmDrawer
}

/**
 * The confirm drawer, whose code comes after the cart that it lies over. Without a Suspense fallback, so that it is
 * drawn in the frame in which it is opened. What could not be fetched is asked for again by the next press.
 */
export function LateConfirmDrawer(props: ConfirmDrawerProps) {
  const { open, onClose } = props
  const { notify } = useOrdering()
  const [Loaded, setLoaded] = useState<Drawer | undefined>(() => arrived)
  const lost = useEffectEvent(() => {
    onClose()
    notify.error(OFFLINE_MESSAGE)
  })

  useEffect(() => {
    if (Loaded) return
    let here = true
    fetchDrawer().then(
      (drawer) => {
        if (here) setLoaded(() => drawer)
      },
      () => {
        if (here && open) lost()
      },
    )
    return () => {
      here = false
    }
  }, [Loaded, open])

  return Loaded ? <Loaded {...props} /> : null
}
