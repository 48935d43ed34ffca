import { OFFLINE_MESSAGE } from '@dawadoot/api/client/api-error'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useOrdering } from '../ordering.tsx'
import type { ConfirmDrawerProps } from './confirm-drawer.tsx'

type Drawer = ComponentType<ConfirmDrawerProps>

let arrived: Drawer | undefined

const noNetwork = async () => OFFLINE_MESSAGE

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
  const { notify, codeLost = noNetwork } = useOrdering()
  const [Loaded, setLoaded] = useState<Drawer | undefined>(() => arrived)
  const lost = useEffectEvent(async () => {
    const why = await codeLost()
    if (why === undefined) return
    onClose()
    notify.error(why)
  })

  useEffect(() => {
    if (Loaded) return
    let here = true
    fetchDrawer().then(
      (drawer) => {
        if (here) setLoaded(() => drawer)
      },
      () => {
        if (here && open) void lost()
      },
    )
    return () => {
      here = false
    }
  }, [Loaded, open])

  return Loaded ? <Loaded {...props} /> : null
}
