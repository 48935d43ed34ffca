import {
  type CameraProblem,
  cameraProblem,
  openBrowserCamera,
  type OpenCamera,
} from '@dawadoot/ui/camera-capture/camera-capture'

export type CameraCheck = 'works' | CameraProblem

const PATIENCE_MS = 10_000

/** Whether a camera can be opened here; its light goes out again at once, also that of one that answers too late. */
export const checkCamera = async (open: OpenCamera = openBrowserCamera): Promise<CameraCheck> => {
  const opened = open({ video: true }).then(
    (stream): CameraCheck => {
      for (const track of stream.getTracks()) track.stop()
      return 'works'
    },
    (error: unknown): CameraCheck => cameraProblem(error),
  )
  const silent = new Promise<CameraCheck>((resolve) => setTimeout(() => resolve('silent'), PATIENCE_MS))
  return Promise.race([opened, silent])
}
