/** A photo above either is made smaller before it is sent: enough for reading, kinder to a slow network. */
export const SHRINK = { aboveBytes: 2 * 1024 * 1024, longestSide: 2400, quality: 0.88 } as const

const MARKS = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
]

/** By its first bytes, as the server judges: a name and a type only say what a file calls itself. */
const isPhoto = async (file: File): Promise<boolean> => {
  const first = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return MARKS.some((mark) => mark.every((byte, at) => first[at] === byte))
}

/** Width and height that fit, in whole pixels; undefined when the picture is small enough as it is. */
export const shrunkSize = (picture: {
  width: number
  height: number
  bytes: number
}): { width: number; height: number } | undefined => {
  const longest = Math.max(picture.width, picture.height)
  if (longest <= SHRINK.longestSide && picture.bytes <= SHRINK.aboveBytes) return undefined
  const scale = Math.min(1, SHRINK.longestSide / longest)
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  }
}

const draw = async (
  bitmap: ImageBitmap,
  { width, height }: { width: number; height: number },
): Promise<Blob | null> => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return null
  // JPEG knows no transparency
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', SHRINK.quality))
}

/** The photo as it will be sent. Whatever cannot be made smaller here is sent as it is: the server judges. */
export const shrinkPhoto = async (file: File): Promise<File> => {
  if (typeof createImageBitmap !== 'function') return file
  try {
    if (!(await isPhoto(file))) return file
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const size = shrunkSize({ width: bitmap.width, height: bitmap.height, bytes: file.size })
    const smaller = size ? await draw(bitmap, size) : null
    bitmap.close()
    if (!smaller || smaller.size >= file.size) return file
    return new File([smaller], file.name.replace(/\.[^.]*$/, '') + '.jpg', {
      type: 'image/jpeg',
      lastModified: file.lastModified,
    })
  } catch {
    return file
  }
}
