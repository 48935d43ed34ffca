import { type ReactNode, useId } from 'react'
import { type CloseReason, Modal } from '../modal/modal.tsx'
import { SheetHead } from '../modal/sheet-head.tsx'

export type DialogProps = {
  open: boolean
  onClose: (reason: CloseReason) => void
  title: ReactNode
  description?: ReactNode
  /** Name of the close button; without it there is none. */
  closeLabel?: string | undefined
  overlayCloses?: boolean | undefined
  escapeCloses?: boolean | undefined
  /** 30, 34 or 40 rem. */
  width?: 'sm' | 'md' | 'lg'
  children: ReactNode
}

const WIDTHS = { sm: '[--sheet-width:30rem]', md: '[--sheet-width:34rem]', lg: '[--sheet-width:40rem]' }

/** Hangs from a line across the screen; on phones a sheet from below. Its content is fresh every time it opens. */
export function Dialog({
  open,
  title,
  description,
  closeLabel,
  width = 'sm',
  children,
  onClose,
  ...rest
}: DialogProps) {
  const id = useId()
  if (!open) return null
  return (
    <Modal
      {...rest}
      onClose={onClose}
      layout="sheet"
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-about` : undefined}
      className={WIDTHS[width]}
    >
      <SheetHead
        titleId={`${id}-title`}
        title={title}
        description={description}
        descriptionId={`${id}-about`}
        closeLabel={closeLabel}
        onClose={() => onClose('button')}
      />
      {children}
    </Modal>
  )
}
