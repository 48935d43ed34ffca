import { CircleAlert, FileText, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'

export type FileStatus =
  | { status: 'ready' }
  /** `part` from 0 to 1; nobody knows when it is left out. */
  | { status: 'uploading'; label: string; part?: number | undefined }
  | { status: 'failed'; problem: string }

export type FileRowProps = {
  file: File
  /** Ready to read: "2.4 MB". */
  size: string
  state: FileStatus
  removeLabel: string
  onRemove: () => void
  /** Describes the picture of the file; empty where the name says it all. */
  previewAlt?: string
}

/** The file that was chosen: its picture, name and size, and how its upload stands. It stays when that fails. */
export function FileRow({ file, size, state, removeLabel, onRemove, previewAlt = '' }: FileRowProps) {
  return (
    <div className="grid gap-2">
      <div className="relative flex items-center gap-3.5 overflow-hidden rounded-md border-2 border-neel-200 bg-surface p-3">
        {file.type.startsWith('image/') ? (
          <Preview file={file} alt={previewAlt} />
        ) : (
          <span className="grid h-15 w-12 shrink-0 place-items-center rounded-sm bg-neel-50 text-neel-700">
            <FileText aria-hidden className="size-7" />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <b className="block leading-tight font-semibold wrap-anywhere">{file.name}</b>
          <span className="num text-sm text-quiet">{size}</span>
        </div>
        <IconButton
          label={removeLabel}
          icon={<Trash2 />}
          onClick={onRemove}
          disabled={state.status === 'uploading'}
        />
        {state.status === 'uploading' ? (
          <ProgressBar label={state.label} value={state.part} className="absolute inset-x-0 bottom-0" />
        ) : null}
      </div>
      {state.status === 'failed' ? (
        <p role="alert" className="flex items-center gap-1.5 text-sm font-medium text-sindoor-700">
          <CircleAlert aria-hidden className="size-[1.375em] shrink-0" />
          {state.problem}
        </p>
      ) : null}
    </div>
  )
}

/** The picture of an image file; other kinds have none. */
function Preview({ file, alt }: { file: File; alt: string }) {
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (picture.current) picture.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return <img ref={picture} alt={alt} className="h-15 w-12 shrink-0 rounded-sm object-cover" />
}
