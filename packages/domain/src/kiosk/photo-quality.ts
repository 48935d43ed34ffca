/** Pixels as a canvas gives them: four bytes each, red, green, blue, opacity. */
export type Frame = { data: ArrayLike<number>; width: number; height: number }

/** What keeps a photo of a paper from being read, the worst first. */
export type PhotoFault = 'too_dark' | 'too_far' | 'blurred'

/** Luminance, 0 to 255: what the brightest part of a readable photo reaches. */
const DARK_BELOW = 95
/** Share of the frame's width and height that the paper takes up. */
const FAR_BELOW = 0.5
/** Luminance by which paper and what it lies on differ; less than that, and its edges cannot be told. */
const EDGE_STEP = 60
/** Variance of the Laplacian over the paper, by its own brightness: how sharp strokes on it are. */
const BLURRED_BELOW = 0.004

const luminance = ({ data, width, height }: Frame): Float32Array => {
  const grey = new Float32Array(width * height)
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const at = pixel * 4
    grey[pixel] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
  }
  return grey
}

const percentile = (values: Float32Array, share: number): number => {
  const sorted = Float32Array.from(values).toSorted()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

type Box = { left: number; top: number; right: number; bottom: number }

/** The rows and columns of which a good part is as bright as paper. */
const paperIn = (grey: Float32Array, width: number, height: number, bright: number): Box => {
  const rows = new Float32Array(height)
  const columns = new Float32Array(width)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((grey[y * width + x] ?? 0) >= bright) {
        rows[y] = (rows[y] ?? 0) + 1
        columns[x] = (columns[x] ?? 0) + 1
      }
  const span = (counts: Float32Array, of: number): [number, number] => {
    const holds = (count: number) => count > of * 0.15
    return [Math.max(0, counts.findIndex(holds)), counts.findLastIndex(holds)]
  }
  const [top, bottom] = span(rows, width)
  const [left, right] = span(columns, height)
  return { left, top, right, bottom }
}

const sharpness = (grey: Float32Array, width: number, { left, top, right, bottom }: Box): number => {
  let sum = 0
  let squares = 0
  let count = 0
  let light = 0
  for (let y = top + 2; y < bottom - 1; y += 1)
    for (let x = left + 2; x < right - 1; x += 1) {
      const at = y * width + x
      const here = grey[at] ?? 0
      const laplacian =
        4 * here -
        (grey[at - 1] ?? 0) -
        (grey[at + 1] ?? 0) -
        (grey[at - width] ?? 0) -
        (grey[at + width] ?? 0)
      sum += laplacian
      squares += laplacian * laplacian
      light += here
      count += 1
    }
  if (count === 0) return 0
  const mean = sum / count
  const brightness = Math.max(1, light / count)
  return (squares / count - mean * mean) / (brightness * brightness)
}

/**
 * Judges a small copy of a photo, about 320 px wide: undefined when nothing keeps it from being read. A hint, never a
 * refusal: the reader has the last word.
 */
export const findPhotoFault = (frame: Frame): PhotoFault | undefined => {
  const { width, height } = frame
  const grey = luminance(frame)
  const light = percentile(grey, 0.97)
  if (light < DARK_BELOW) return 'too_dark'
  const dark = percentile(grey, 0.05)
  const box = paperIn(grey, width, height, (light + dark) / 2)
  const hasEdges = light - dark >= EDGE_STEP
  if (hasEdges && (box.right - box.left < width * FAR_BELOW || box.bottom - box.top < height * FAR_BELOW))
    return 'too_far'
  return sharpness(grey, width, box) < BLURRED_BELOW ? 'blurred' : undefined
}
