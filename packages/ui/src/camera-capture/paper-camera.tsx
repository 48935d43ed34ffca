import { SAMPLE_PAGE } from '../page-image/sample-page.ts'
import type { OpenCamera } from './use-camera.ts'

/** For stories: a page held still before a camera, which looks the same on every machine. */
export const paperCamera: OpenCamera = async () => {
  const image = new Image()
  image.src = SAMPLE_PAGE
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 720
  canvas.height = 960
  const paint = () => canvas.getContext('2d')?.drawImage(image, 0, 0)
  paint()
  const stream = canvas.captureStream(5)
  const timer = setInterval(() => (stream.active ? paint() : clearInterval(timer)), 200)
  return stream
}

/** For stories: a camera that cannot be had, by the browser's name for why. */
export const failingCamera =
  (name: string): OpenCamera =>
  () =>
    Promise.reject(new DOMException('The camera cannot be had', name))
