import { Button } from '@dawadoot/ui/button/button'
import { Note } from '@dawadoot/ui/note/note'
import { useCallback } from 'react'
import { words } from '../../words.ts'

const { upload: say } = words.order

export type PhotoSentProps = {
  photo: File | undefined
  state: 'uploading' | 'scanning' | 'uploaded' | 'failed'
  problem: string | undefined
  onAgain: () => void
}

const TITLES = {
  uploading: say.uploading,
  scanning: say.scanning,
  uploaded: say.done,
  failed: say.failed,
} satisfies Record<PhotoSentProps['state'], string>

/** The photo in its corners, and how far it has come. */
export function PhotoSent({ photo, state, problem, onAgain }: PhotoSentProps) {
  // the address lives as long as the picture is shown
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!photo) return undefined
      image.src = URL.createObjectURL(photo)
      return () => URL.revokeObjectURL(image.src)
    },
    [photo],
  )
  return (
    <div className="m-auto grid justify-items-center gap-4 text-center">
      <div className="frame w-60 p-3">
        {photo ? (
          <img ref={show} alt={say.preview} className="block max-h-[40dvh] w-full object-contain" />
        ) : null}
      </div>
      <div role="status">
        <h1 className="text-3xl">{TITLES[state]}</h1>
        {state === 'uploaded' ? <p className="mt-2 text-lg text-quiet">{say.doneText}</p> : null}
      </div>
      {problem ? (
        <>
          <Note tone="bad" role="alert">
            {problem}
          </Note>
          <Button variant="quiet" onClick={onAgain}>
            {say.camera.retake}
          </Button>
        </>
      ) : null}
    </div>
  )
}
