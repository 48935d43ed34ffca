import { checkKioskPhoto, KIOSK_PHOTO_WORDS } from '@dawadoot/domain/kiosk/photo'
import { KIOSK } from '@dawadoot/domain/kiosk/timers'
import { useOrdering } from '@dawadoot/ordering/ordering'
import { clearUpload, setUpload } from '@dawadoot/ordering/prescription/prescription-store'
import { chooseFile, sendPrescription } from '@dawadoot/ordering/prescription/upload-prescription'
import { Button } from '@dawadoot/ui/button/button'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { KioskScreen } from '../../features/frame/kiosk-screen.tsx'
import { useKiosk } from '../../features/kiosk.tsx'
import { words } from '../../words.ts'
import { PhotoFinder } from './photo-finder.tsx'
import { PhotoSent } from './photo-sent.tsx'
import { TabStrip } from './tab-strip.tsx'
import { goBack, goOn } from './wizard-store.ts'

const { upload: say } = words.order

/** Step 2: not uploaded, uploading, scanning, uploaded. Specification, section 2, Kiosk. */
export function UploadStep() {
  const ordering = useOrdering()
  const { wizard } = useKiosk()
  const { upload } = useStore(ordering.prescription)
  const [problem, setProblem] = useState<string>()
  const [sentFile, setSentFile] = useState<File>()
  const [scanned, setScanned] = useState(false)

  useEffect(() => {
    if (upload.status !== 'uploaded') return undefined
    const timer = setTimeout(() => setScanned(true), KIOSK.uploadedDelayMs)
    return () => clearTimeout(timer)
  }, [upload.status])

  const send = () => void sendPrescription(ordering, new AbortController().signal)
  const take = (file: File) => {
    const wrong = checkKioskPhoto(file)
    setProblem(wrong && KIOSK_PHOTO_WORDS[wrong])
    if (wrong) return ordering.notify.error(KIOSK_PHOTO_WORDS[wrong])
    chooseFile(ordering, file)
    setSentFile(file)
    setScanned(false)
    send()
  }
  const again = () => {
    clearUpload(ordering.prescription)
    setSentFile(undefined)
  }
  const cancel = () => {
    again()
    goBack(wizard)
  }

  if (upload.status === 'none') {
    return (
      <KioskScreen>
        <h1 className="sr-only">{say.title}</h1>
        <div className="grid grid-cols-[1fr_auto] items-center gap-4 large-text:grid-cols-1">
          <TabStrip step="upload" />
          <Button variant="quiet" onClick={cancel}>
            {words.order.cancel}
          </Button>
        </div>
        <PhotoFinder problem={problem} onPhoto={take} />
      </KioskScreen>
    )
  }

  const uploaded = upload.status === 'uploaded' ? upload.prescription : undefined
  const busy = upload.status === 'chosen' || upload.status === 'uploading'
  return (
    <KioskScreen
      foot={
        <>
          <Button variant="quiet" disabled={busy} onClick={cancel}>
            {words.order.cancel}
          </Button>
          {uploaded ? (
            <Button
              hindi={say.nextHindi}
              disabled={!scanned}
              onClick={() => goOn(wizard, { prescriptionId: uploaded.prescriptionId })}
            >
              {say.next}
            </Button>
          ) : (
            <Button
              busy={busy}
              busyLabel={say.uploading}
              onClick={() => {
                if (upload.status === 'failed')
                  setUpload(ordering.prescription, { ...upload, status: 'chosen' })
                send()
              }}
            >
              {say.retry}
            </Button>
          )}
        </>
      }
    >
      <TabStrip step="upload" />
      <PhotoSent
        photo={sentFile ?? ('file' in upload ? upload.file : undefined)}
        state={uploaded ? (scanned ? 'uploaded' : 'scanning') : busy ? 'uploading' : 'failed'}
        problem={upload.status === 'failed' ? upload.message : undefined}
        onAgain={again}
      />
    </KioskScreen>
  )
}
