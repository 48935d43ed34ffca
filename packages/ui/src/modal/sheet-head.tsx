import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'

/** Title, a line under it, and the way out. */
export function SheetHead({
  titleId,
  title,
  description,
  descriptionId,
  closeLabel,
  onClose,
}: {
  titleId: string
  title: ReactNode
  description?: ReactNode
  descriptionId: string
  closeLabel?: string | undefined
  onClose: () => void
}) {
  // no header: over a page that would be a second banner
  return (
    <div className="mb-4 flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        {description ? (
          <p id={descriptionId} className="mt-1.5 text-quiet">
            {description}
          </p>
        ) : null}
      </div>
      {closeLabel === undefined ? null : (
        <IconButton label={closeLabel} icon={<X />} onClick={onClose} className="-mt-2 -mr-2" />
      )}
    </div>
  )
}
