import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { openModally } from './open-modally.tsx'
import { isOpenModal } from './open-modals.tsx'

export type CloseReason = 'button' | 'escape' | 'overlay'

export type ModalProps = {
  /** A person asked for it to go; the owner decides. */
  onClose: (reason: CloseReason) => void
  /** A press beside the sheet asks to close. */
  overlayCloses?: boolean | undefined
  /** Escape (and Android's back) asks to close. */
  escapeCloses?: boolean | undefined
  role?: 'dialog' | 'alertdialog'
  labelledBy: string
  describedBy?: string | undefined
  layout: 'sheet' | 'drawer'
  className?: string | undefined
  children: ReactNode
}

/** Told by a modal to the modals inside it. */
const OPENED = 'modalopened'

/**
 * The browser's own modal dialog: it makes the rest inert, keeps focus in and gives it back. It fills the screen,
 * so that the line can be drawn across it; the sheet inside is what people see. Mount it to open it.
 * Focus starts on the element marked `data-initial-focus`, else on the dialog itself.
 */
export function Modal({
  onClose,
  overlayCloses = false,
  escapeCloses = true,
  role,
  labelledBy,
  describedBy,
  layout,
  className = '',
  children,
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const leave = useEffectEvent((dialog: HTMLDialogElement) => {
    // Chromium closes on a second Escape whatever the page says: what must stay is opened again
    if (escapeCloses) onClose('escape')
    else dialog.showModal()
  })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    let close = () => {}
    const start = () => {
      close = openModally(dialog)
      dialog.dispatchEvent(new Event(OPENED))
    }
    // told late, and by then it may be open again (as when React mounts everything twice in development)
    const closed = () => {
      if (!dialog.open) leave(dialog)
    }
    const mounted = new AbortController()
    const { signal } = mounted
    // effects run from the inside out: one that is mounted open inside another waits, or it would lie below it
    const outer = dialog.parentElement?.closest('dialog')
    if (outer && !isOpenModal(outer)) outer.addEventListener(OPENED, start, { once: true, signal })
    else start()
    dialog.addEventListener('close', closed, { signal })
    return () => {
      mounted.abort()
      // before React takes it away: only a dialog that is closed gives focus back
      close()
    }
  }, [])

  function escape(event: KeyboardEvent) {
    // a list or a menu inside that used the key has said so
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    if (escapeCloses) onClose('escape')
  }

  function releaseBeside(event: MouseEvent) {
    const beside = pressedBeside.current && event.target === event.currentTarget
    // the second press of a double click was meant for what the first one opened this from
    if (beside && overlayCloses && event.detail < 2) onClose('overlay')
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog is where its keys arrive
    <dialog
      ref={ref}
      role={role}
      tabIndex={-1}
      aria-modal
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-layout={layout}
      className="sheet-screen"
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (escapeCloses) onClose('escape')
      }}
      onKeyDown={escape}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget
      }}
      onClick={releaseBeside}
    >
      <div className={`sheet ${className}`}>{children}</div>
    </dialog>
  )
}
