import { formatFileSize, PRESCRIPTION_FILE } from '@dawadoot/domain/prescription/file'
import { UploadScene } from '@dawadoot/ui/art/upload-scene'
import { Button } from '@dawadoot/ui/button/button'
import { FileDrop } from '@dawadoot/ui/file-drop/file-drop'
import { FileRow, type FileStatus } from '@dawadoot/ui/file-drop/file-row'
import type { Picked } from '@dawadoot/ui/file-drop/picked'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useOrdering } from '../ordering.tsx'
import { ConsentLine } from '../sign-in/consent-line.tsx'
import { holdPage } from './hold-page.ts'
import { clearUpload, type Upload } from './prescription-store.ts'
import { chooseFile, sendPrescription } from './upload-prescription.ts'
import { uploadWords } from './words.ts'

const ACCEPT = PRESCRIPTION_FILE.extensions.join(',')

/** Step 1: one file, looked at before it is sent, kept when sending fails. */
export const UploadStep = () => {
  const ordering = useOrdering()
  const { upload } = useStore(ordering.prescription)
  const [problem, setProblem] = useState<string>()
  const sending = useRef<AbortController>(undefined)
  // a closed modal sends nothing more
  useEffect(() => () => sending.current?.abort(), [])
  const busy = upload.status === 'uploading'

  const next = async () => {
    if (upload.status === 'none') {
      setProblem(uploadWords.noFile)
      return ordering.notify.error(uploadWords.noFile)
    }
    sending.current = new AbortController()
    await sendPrescription(ordering, sending.current.signal)
  }

  return (
    <div className="grid gap-4">
      <FileDrop
        title={uploadWords.zoneTitle}
        hint={uploadWords.zoneHint}
        cameraLabel={uploadWords.camera}
        browseLabel={uploadWords.browse}
        inputLabel={uploadWords.fileInput}
        accept={ACCEPT}
        art={<UploadScene />}
        disabled={busy}
        problem={problem}
        onPick={(picked) => {
          const refused =
            problemWith(picked) ?? (picked.kind === 'file' ? chooseFile(ordering, picked.file) : undefined)
          setProblem(refused)
          if (refused) ordering.notify.error(refused)
          else holdPage(ordering.prescription)
        }}
      />
      {'file' in upload ? (
        <FileRow
          file={upload.file}
          size={formatFileSize(upload.file.size)}
          state={statusOf(upload)}
          previewAlt={uploadWords.preview}
          removeLabel={uploadWords.remove(upload.file.name)}
          onRemove={() => clearUpload(ordering.prescription)}
        />
      ) : null}
      <Button size="lg" full busy={busy} busyLabel={uploadWords.uploading} onClick={() => void next()}>
        {uploadWords.next}
      </Button>
      <ConsentLine action={uploadWords.next} />
    </div>
  )
}

const problemWith = (picked: Picked): string | undefined => {
  switch (picked.kind) {
    case 'file':
      return undefined
    case 'several':
      return uploadWords.several
    case 'folder':
      return uploadWords.folder
    case 'not-a-file':
      return uploadWords.notAFile
  }
}

const statusOf = (upload: Upload): FileStatus => {
  if (upload.status === 'uploading')
    return { status: 'uploading', label: uploadWords.uploading, part: upload.progress }
  if (upload.status === 'failed') return { status: 'failed', problem: upload.message }
  return { status: 'ready' }
}
