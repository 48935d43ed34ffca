import { type ReactNode, useId } from 'react'
import { type CloseReason, Modal } from '../modal/modal.tsx'
import { SheetHead } from '../modal/sheet-head.tsx'

export type DrawerProps = {
  open: boolean
  onClose: (reason: CloseReason) => void
  title: ReactNode
  description?: ReactNode
  closeLabel?: string | undefined
  overlayCloses?: boolean | undefined
  escapeCloses?: boolean | undefined
  /** Stays in sight under a dashed rule: the total and the one thing to do. */
  foot?: ReactNode
  children: ReactNode
}

/** From the right, full height; on phones a sheet from below. */
export function Drawer({
  open,
  title,
  description,
  closeLabel,
  foot,
  children,
  onClose,
  ...rest
}: DrawerProps) {
  const id = useId()
  if (!open) return null
  return (
    <Modal
      {...rest}
      onClose={onClose}
      layout="drawer"
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-about` : undefined}
    >
      <SheetHead
        titleId={`${id}-title`}
        title={title}
        description={description}
        descriptionId={`${id}-about`}
        closeLabel={closeLabel}
        onClose={() => onClose('button')}
      />
      <div className="pb-5">{children}</div>
      {foot ? <footer className="sheet-foot">{foot}</footer> : null}
    </Modal>
  )
}
