import { useEffect, useEffectEvent, useState } from 'react'

export type CameraProblem = 'refused' | 'missing' | 'busy' | 'silent'
export type Facing = 'environment' | 'user'

export type Camera =
  | { status: 'asking' }
  | { status: 'live'; stream: MediaStream }
  | { status: 'failed'; problem: CameraProblem }

export type OpenCamera = (constraints: MediaStreamConstraints) => Promise<MediaStream>

/** Sharp enough to read a page by, where the camera can; it is a wish, so that no camera is refused for it. */
const SIZE = { width: { ideal: 2560 }, height: { ideal: 1920 } }

/**
 * A camera while `attempt` is a number, and no longer: its light goes out on every way away. Who never answers the
 * browser's question gets a state of its own after `answerWithin` milliseconds.
 */
export function useCamera(
  attempt: number | undefined,
  facing: Facing,
  open: OpenCamera,
  answerWithin: number,
): Camera {
  const [answer, setAnswer] = useState<{ request: string; camera: Camera }>()
  const request = `${attempt} ${facing}`
  const ask = useEffectEvent(open)

  useEffect(() => {
    if (attempt === undefined) return
    const left = new AbortController()
    const { signal } = left
    let stream: MediaStream | undefined
    const setCamera = (camera: Camera) => setAnswer({ request, camera })
    const patience = setTimeout(() => setCamera({ status: 'failed', problem: 'silent' }), answerWithin)

    const show = (opened: MediaStream) => {
      clearTimeout(patience)
      if (signal.aborted) return stop(opened)
      stream = opened
      // unplugged, or taken by another program
      const lost = () => setCamera({ status: 'failed', problem: 'busy' })
      for (const track of opened.getVideoTracks()) track.addEventListener('ended', lost, { signal })
      setCamera({ status: 'live', stream: opened })
    }
    const explain = (error: unknown) => {
      clearTimeout(patience)
      if (!signal.aborted) setCamera({ status: 'failed', problem: cameraProblem(error) })
    }
    ask({ video: { facingMode: { ideal: facing }, ...SIZE }, audio: false }).then(show, explain)

    return () => {
      left.abort()
      clearTimeout(patience)
      if (stream) stop(stream)
    }
  }, [attempt, facing, request, answerWithin])

  // an answer to an earlier request says nothing about this one
  return answer?.request === request ? answer.camera : { status: 'asking' }
}

/** Asks the browser; a page without a secure connection, or an old browser, has no camera to ask for. */
export const openBrowserCamera: OpenCamera = async (constraints) => {
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices) throw new DOMException('No camera can be asked for here', 'NotFoundError')
  return devices.getUserMedia(constraints)
}

function stop(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

/** Which of the four ways to have no camera an error means. */
export function cameraProblem(error: unknown): CameraProblem {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused'
    case 'NotReadableError':
    case 'AbortError':
      return 'busy'
    default:
      return 'missing'
  }
}
