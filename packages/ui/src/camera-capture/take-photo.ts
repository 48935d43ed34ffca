/** The picture that a video shows right now, at the camera's own size. */
export async function takePhoto(video: HTMLVideoElement, name: string): Promise<File | undefined> {
  const canvas = draw(video, 1)
  if (!canvas) return undefined
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  return blob ? new File([blob], name, { type: 'image/jpeg' }) : undefined
}

/** A small copy of what the camera sees, to judge light and sharpness by. */
export function peek(video: HTMLVideoElement, width: number): ImageData | undefined {
  const canvas = draw(video, Math.min(1, width / video.videoWidth))
  return canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
}

function draw(video: HTMLVideoElement, scale: number): HTMLCanvasElement | undefined {
  // a camera that is just opening has no picture yet
  if (video.videoWidth === 0 || video.videoHeight === 0) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return canvas
}
