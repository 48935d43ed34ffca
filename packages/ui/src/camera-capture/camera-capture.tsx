import { RotateCcw, SwitchCamera } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { type CameraHint, PictureHint, useHint } from './camera-hint.tsx'
import { Finder } from './finder.tsx'
import { takePhoto } from './take-photo.ts'
import {
  type CameraProblem,
  type Facing,
  openBrowserCamera,
  type OpenCamera,
  useCamera,
} from './use-camera.ts'

export type { CameraHint } from './camera-hint.tsx'
export type { CameraProblem, OpenCamera } from './use-camera.ts'
export { cameraProblem, openBrowserCamera } from './use-camera.ts'

export type CameraWords = {
  /** Names the live picture. */
  preview: string
  /** While the browser waits for a yes. */
  asking: string
  takePhoto: string
  otherCamera: string
  /** Names the photo that was taken. */
  photo: string
  retake: string
  usePhoto: string
  retry: string
  problems: Record<CameraProblem, { title: string; detail: string }>
}

export type CameraCaptureProps = {
  words: CameraWords
  /** A JPEG, after the person has seen it and said yes. */
  onCapture: (photo: File) => void
  /** Stands beside the shutter and in every failure: the way on without a camera. */
  otherWay?: ReactNode
  /** Judges a small copy of the picture about once a second; what it says is shown on it, and on the photo taken. */
  judge?: (frame: ImageData) => CameraHint | undefined
  fileName?: string
  facing?: Facing
  /** Milliseconds until an unanswered question counts as no camera. */
  answerWithin?: number
  openCamera?: OpenCamera
  className?: string
}

const PICTURE = 'absolute inset-2 size-[calc(100%-1rem)] object-contain'
const FOOT = 'grid items-center gap-3 border-t-3 border-rekha bg-surface px-(--size-gutter) pt-4 pb-5'

/** Live picture in frame corners, shutter, then the photo with retake and use. Every way to fail says so. */
export function CameraCapture({
  words,
  onCapture,
  otherWay,
  judge,
  fileName = 'photo.jpg',
  facing: facingAtFirst = 'environment',
  answerWithin = 15_000,
  openCamera = openBrowserCamera,
  className = '',
}: CameraCaptureProps) {
  const [facing, setFacing] = useState<Facing>(facingAtFirst)
  const [attempt, setAttempt] = useState(0)
  const [photo, setPhoto] = useState<{ file: File; url: string; hint: CameraHint | undefined }>()
  const camera = useCamera(photo ? undefined : attempt, facing, openCamera, answerWithin)
  const video = useRef<HTMLVideoElement>(null)
  const stream = camera.status === 'live' && !photo ? camera.stream : undefined
  const hint = useHint(video, stream, judge)

  useEffect(() => {
    if (video.current && stream) video.current.srcObject = stream
  }, [stream])
  useEffect(() => {
    if (!photo) return
    return () => URL.revokeObjectURL(photo.url)
  }, [photo])

  const shoot = async () => {
    const file = video.current && (await takePhoto(video.current, fileName))
    if (file) setPhoto({ file, url: URL.createObjectURL(file), hint })
  }
  const restart = () => {
    setPhoto(undefined)
    setAttempt(attempt + 1)
  }

  if (photo) {
    return (
      <div className={`flex flex-col gap-5 ${className}`}>
        <Finder>
          <img src={photo.url} alt={words.photo} className={PICTURE} />
          <PictureHint hint={photo.hint} />
        </Finder>
        <div className={`grid-cols-2 ${FOOT}`}>
          <Button variant="line" icon={<RotateCcw aria-hidden />} onClick={restart}>
            {words.retake}
          </Button>
          {/* the shutter that had focus is gone */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <Button autoFocus onClick={() => onCapture(photo.file)}>
            {words.usePhoto}
          </Button>
        </div>
      </div>
    )
  }

  if (camera.status === 'failed') {
    const { title, detail } = words.problems[camera.problem]
    return (
      <div className={`flex flex-col gap-5 ${className}`}>
        <div role="alert" className="grid flex-1 content-center justify-items-center gap-2 p-8 text-center">
          <p className="display text-xl">{title}</p>
          <p className="max-w-88 text-quiet">{detail}</p>
        </div>
        <div className={`grid-flow-col auto-cols-fr ${FOOT}`}>
          {otherWay}
          <Button variant="line" icon={<RotateCcw aria-hidden />} onClick={restart}>
            {words.retry}
          </Button>
        </div>
      </div>
    )
  }

  return (
    <div className={`flex flex-col gap-5 ${className}`}>
      <Finder>
        {stream ? (
          <video ref={video} aria-label={words.preview} autoPlay playsInline muted className={PICTURE} />
        ) : (
          <p role="status" className="p-6 text-center text-white">
            {words.asking}
          </p>
        )}
        <PictureHint hint={hint} />
      </Finder>
      <div className={`grid-cols-[1fr_auto_1fr] ${FOOT}`}>
        {otherWay ?? <span />}
        <button
          type="button"
          aria-label={words.takePhoto}
          disabled={!stream}
          onClick={shoot}
          className="size-26 rounded-full border-8 border-neel-200 bg-action inset-ring-6 inset-ring-white hover:bg-neel-800 active:scale-98 disabled:bg-khadi-300"
        />
        <Button
          variant="line"
          icon={<SwitchCamera aria-hidden />}
          onClick={() => setFacing(facing === 'environment' ? 'user' : 'environment')}
        >
          {words.otherCamera}
        </Button>
      </div>
    </div>
  )
}
