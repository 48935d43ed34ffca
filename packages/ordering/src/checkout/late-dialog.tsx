import { OFFLINE_MESSAGE } from '@dawadoot/api/client/api-error'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useOrdering } from '../ordering.tsx'
import { whenIdle } from '../shell/when-idle.ts'

type DialogProps = { open: boolean; onClose: () => void }

const noNetwork = async () => OFFLINE_MESSAGE

/**
 * A dialog whose code comes once what it lies over is drawn and nothing else is to do, or with the press that opens it.
 * Without a Suspense fallback, so that it is drawn in the frame in which it is opened. What could not be fetched is asked
 * for again by the next press.
 */
const lateDialog = <P extends DialogProps>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  let arrived: ComponentType<P> | undefined
  const fetchDialog = async () => (arrived = await load())

  return function LateDialog(props: P) {
    const { open, onClose } = props
    const { notify, codeLost = noNetwork } = useOrdering()
    const [Loaded, setLoaded] = useState(() => arrived)
    const lost = useEffectEvent(async () => {
      const why = await codeLost()
      if (why === undefined) return
      onClose()
      notify.error(why)
    })

    useEffect(() => {
      if (Loaded) return
      let here = true
      const fetchNow = () =>
        fetchDialog().then(
          (dialog) => {
            if (here) setLoaded(() => dialog)
          },
          () => {
            if (here && open) void lost()
          },
        )
      if (open) void fetchNow()
      else
        whenIdle(() => {
          if (here) void fetchNow()
        })
      return () => {
        here = false
      }
    }, [Loaded, open])

    return Loaded ? <Loaded {...props} /> : null
  }
}

export const LateConfirmDrawer = lateDialog(() =>
  import('./confirm-drawer.tsx').then((door) => door.ConfirmDrawer),
)

export const LateChangeAddress = lateDialog(() =>
  import('./change-address.tsx').then((door) => door.ChangeAddress),
)
