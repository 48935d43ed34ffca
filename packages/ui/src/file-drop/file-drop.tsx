import { Camera, FolderOpen } from 'lucide-react'
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { FieldNote } from '../field/field.tsx'
import { type Picked, readDrop } from './picked.tsx'

export type FileDropProps = {
  /** One sentence: what to do here. Names the zone. */
  title: string
  /** What is taken: kinds, how many, how big. */
  hint: string
  cameraLabel: string
  browseLabel: string
  /** Name of the file input itself, when it is not called as its button. */
  inputLabel?: string | undefined
  /** Kinds that the file picker offers: ".pdf,.jpg,.jpeg,.png". */
  accept: string
  onPick: (picked: Picked) => void
  /** Opens a camera of the page's own; without it the phone's camera app is asked for. */
  onCamera?: (() => void) | undefined
  /** Why what came in was not taken. */
  problem?: string | undefined
  disabled?: boolean | undefined
  /** A small scene above the title. */
  art?: ReactNode
  className?: string
}

/** Four corners to hold a paper between: camera, file picker, or a drop. */
export function FileDrop({
  title,
  hint,
  cameraLabel,
  browseLabel,
  inputLabel = browseLabel,
  accept,
  onPick,
  onCamera,
  problem,
  disabled = false,
  art,
  className = '',
}: FileDropProps) {
  const id = useId()
  const browse = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  useNothingOpensBeside()

  function open(input: HTMLInputElement | null) {
    if (!input) return
    // choosing the same file again must count as choosing
    input.value = ''
    input.click()
  }

  function drag(event: DragEvent, inside: boolean) {
    event.preventDefault()
    setOver(inside && !disabled)
  }

  function drop(event: DragEvent) {
    drag(event, false)
    if (!disabled) onPick(readDrop(event.dataTransfer))
  }

  const took = (by: 'browse' | 'camera') => (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (file) onPick({ kind: 'file', file, by })
  }

  return (
    <div className={`grid gap-2 ${className}`}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a drop has no key; the buttons do */}
      <div
        role="group"
        aria-labelledby={`${id}-title`}
        aria-describedby={problem === undefined ? `${id}-hint` : `${id}-hint ${id}-note`}
        data-over={over || undefined}
        onDragEnter={(event) => drag(event, true)}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => {
          if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
            drag(event, false)
        }}
        onDrop={drop}
        className="frame grid justify-items-center gap-1.5 bg-neel-50 px-5 py-7 text-center transition-colors hover:[--frame-inset:0.5rem] data-over:bg-neel-100 data-over:[--frame-inset:0.5rem]"
      >
        {art ? (
          <div aria-hidden className="w-44">
            {art}
          </div>
        ) : null}
        <p id={`${id}-title`} className="text-lg font-strong">
          {title}
        </p>
        <p id={`${id}-hint`} className="text-sm text-quiet">
          {hint}
        </p>
        {/* above the corners' layer */}
        <div className="relative z-1 mt-2.5 flex flex-wrap justify-center gap-3">
          <Button
            size="sm"
            variant="line"
            icon={<Camera aria-hidden />}
            disabled={disabled}
            onClick={onCamera ?? (() => open(camera.current))}
          >
            {cameraLabel}
          </Button>
          <Button
            size="sm"
            variant="line"
            icon={<FolderOpen aria-hidden />}
            disabled={disabled}
            onClick={() => open(browse.current)}
          >
            {browseLabel}
          </Button>
        </div>
        <input
          ref={browse}
          type="file"
          hidden
          aria-label={inputLabel}
          accept={accept}
          onChange={took('browse')}
        />
        <input
          ref={camera}
          type="file"
          hidden
          aria-label={cameraLabel}
          accept="image/*"
          capture="environment"
          onChange={took('camera')}
        />
      </div>
      <FieldNote id={`${id}-note`} problem={problem} />
    </div>
  )
}

/** A file dropped beside the zone would be opened in the page's place, and the form with it would be gone. */
function useNothingOpensBeside() {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (!event.defaultPrevented && event.dataTransfer) event.dataTransfer.dropEffect = 'none'
      event.preventDefault()
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}
