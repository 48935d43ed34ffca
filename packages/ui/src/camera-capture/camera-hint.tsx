import { CircleCheck, Lightbulb } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { peek } from './take-photo.ts'

export type CameraHint = { tone: 'good' | 'look'; text: string }

const JUDGE_MS = 900
const JUDGE_WIDTH = 320

/** A sentence about the picture, on the picture. */
export const PictureHint = ({ hint }: { hint: CameraHint | undefined }) => (
  <div role="status" className="absolute inset-x-4 bottom-7 grid justify-items-center">
    {hint && <Hint {...hint} />}
  </div>
)

function Hint({ tone, text }: CameraHint) {
  const Icon = tone === 'good' ? CircleCheck : Lightbulb
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-[0.625rem] px-4.5 py-2 font-strong ${
        tone === 'good' ? 'bg-neem-50 text-neem-700' : 'bg-geru-50 text-geru-700'
      }`}
    >
      <Icon aria-hidden className="size-6 shrink-0" />
      {text}
    </span>
  )
}

/** Asks `judge` about what the camera sees, about once a second. */
export function useHint(
  video: { readonly current: HTMLVideoElement | null },
  stream: MediaStream | undefined,
  judge: ((frame: ImageData) => CameraHint | undefined) | undefined,
) {
  const [heard, setHeard] = useState<{ stream: MediaStream; hint: CameraHint | undefined }>()
  const judging = judge !== undefined
  const ask = useEffectEvent((frame: ImageData) => judge?.(frame))
  useEffect(() => {
    if (!stream || !judging) return
    const timer = setInterval(() => {
      const frame = video.current && peek(video.current, JUDGE_WIDTH)
      if (frame) setHeard({ stream, hint: ask(frame) })
    }, JUDGE_MS)
    return () => clearInterval(timer)
  }, [video, stream, judging])
  // what was said of an earlier picture is not said of this one
  return heard?.stream === stream ? heard?.hint : undefined
}
