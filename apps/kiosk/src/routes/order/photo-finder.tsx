import { findPhotoFault } from '@dawadoot/domain/kiosk/photo-quality'
import { Button } from '@dawadoot/ui/button/button'
import { CameraCapture, type CameraHint } from '@dawadoot/ui/camera-capture/camera-capture'
import { Note } from '@dawadoot/ui/note/note'
import { FolderOpen } from 'lucide-react'
import { useRef } from 'react'
import { useKiosk } from '../../features/kiosk.tsx'
import { words } from '../../words.ts'

const { upload: say } = words.order
const ACCEPT = '.jpg,.jpeg,.png'

export type PhotoFinderProps = { problem: string | undefined; onPhoto: (photo: File) => void }

/** What is said of the picture before it is sent. It refuses nothing: the reader has the last word. */
const judge = (frame: ImageData): CameraHint => {
  const fault = findPhotoFault(frame)
  return { tone: fault ? 'look' : 'good', text: say.camera.quality[fault ?? 'good'] }
}

/** A photo of the paper, from the camera or from a file. One picture at a time. */
export function PhotoFinder({ problem, onPhoto }: PhotoFinderProps) {
  const { openCamera } = useKiosk()
  const input = useRef<HTMLInputElement>(null)
  const choose = () => {
    if (!input.current) return
    // choosing the same file again would otherwise say nothing
    input.current.value = ''
    input.current.click()
  }
  return (
    <>
      <p className="display text-2xl landscape:sr-only">
        {say.lead}
        <span lang="hi" aria-hidden className="hi">
          {say.leadHindi}
        </span>
      </p>
      {problem ? (
        <Note tone="bad" role="alert">
          {problem}
        </Note>
      ) : null}
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        aria-label={say.file}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [photo] = event.target.files ?? []
          if (photo) onPhoto(photo)
        }}
      />
      <CameraCapture
        words={say.camera}
        judge={judge}
        {...(openCamera ? { openCamera } : {})}
        onCapture={onPhoto}
        className="-mx-(--size-gutter) -mb-6 flex-1 landscape:gap-2!"
        otherWay={
          <Button variant="line" icon={<FolderOpen aria-hidden />} onClick={choose}>
            {say.chooseFile}
          </Button>
        }
      />
    </>
  )
}
