import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CameraCapture, type CameraCaptureProps } from './camera-capture.tsx'

const words: CameraCaptureProps['words'] = {
  preview: 'Camera view',
  asking: 'Please allow the camera.',
  takePhoto: 'Take photo',
  otherCamera: 'Other camera',
  photo: 'Your photo',
  retake: 'Retake',
  usePhoto: 'Use photo',
  retry: 'Try again',
  problems: {
    refused: { title: 'Not allowed', detail: 'Allow it.' },
    missing: { title: 'No camera', detail: 'Choose a photo.' },
    busy: { title: 'In use', detail: 'Close the other one.' },
    silent: { title: 'No answer', detail: 'Try again.' },
  },
}

/** A camera of one track that can be asked whether its light is on. */
function makeCamera() {
  const track = Object.assign(new EventTarget(), { on: true, stop: () => (track.on = false) })
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] }
  return { track, stream: Object.assign(Object.create(window.MediaStream?.prototype ?? null), stream) }
}

const show = (props: Partial<CameraCaptureProps> = {}) =>
  render(<CameraCapture words={words} onCapture={() => {}} {...props} />)

beforeEach(() => {
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640)
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(480)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['jpeg'], { type: 'image/jpeg' })),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a person sees the camera, takes a photo, looks at it and uses it', async () => {
  const { stream, track } = makeCamera()
  const onCapture = vi.fn<(photo: File) => void>()
  show({ openCamera: () => Promise.resolve(stream), onCapture, fileName: 'slip.jpg' })
  expect(screen.getByText('Please allow the camera.')).toBeInTheDocument()
  expect(await screen.findByLabelText('Camera view')).toBeInTheDocument()

  fireEvent.click(screen.getByRole('button', { name: 'Take photo' }))
  expect(await screen.findByRole('img', { name: 'Your photo' })).toBeInTheDocument()
  expect(onCapture).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Use photo' })).toHaveFocus()
  await waitFor(() => expect(track.on, 'the camera’s light').toBe(false))

  fireEvent.click(screen.getByRole('button', { name: 'Use photo' }))
  const [photo] = onCapture.mock.lastCall ?? []
  expect(photo).toMatchObject({ name: 'slip.jpg', type: 'image/jpeg' })
})

test('Retake opens the camera again and forgets the photo', async () => {
  const openCamera = vi.fn(() => Promise.resolve(makeCamera().stream))
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  show({ openCamera })
  await screen.findByLabelText('Camera view')
  fireEvent.click(screen.getByRole('button', { name: 'Take photo' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Retake' }))
  expect(await screen.findByLabelText('Camera view')).toBeInTheDocument()
  expect(openCamera).toHaveBeenCalledTimes(2)
  expect(revoke).toHaveBeenCalledOnce()
})

test.each([
  ['NotAllowedError', 'Not allowed'],
  ['SecurityError', 'Not allowed'],
  ['NotFoundError', 'No camera'],
  ['OverconstrainedError', 'No camera'],
  ['NotReadableError', 'In use'],
])('%s is said as "%s", with a way on', async (name, title) => {
  show({
    openCamera: () => Promise.reject(new DOMException('no', name)),
    otherWay: <button type="button">Choose photo</button>,
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(title)
  expect(screen.getByRole('button', { name: 'Choose photo' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

test('a page that may not ask for a camera says there is none', async () => {
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('No camera')
})

test('a camera that never answers is given up on, and a late answer turns no light on', async () => {
  vi.useFakeTimers()
  const { stream, track } = makeCamera()
  const late = Promise.withResolvers<MediaStream>()
  const { unmount } = show({ openCamera: () => late.promise, answerWithin: 15_000 })
  act(() => {
    vi.advanceTimersByTime(15_000)
  })
  expect(screen.getByRole('alert')).toHaveTextContent('No answer')
  unmount()
  late.resolve(stream)
  await late.promise
  expect(track.on).toBe(false)
})

test('trying again after a failure shows the camera', async () => {
  const openCamera = vi
    .fn(() => Promise.resolve(makeCamera().stream))
    .mockRejectedValueOnce(new DOMException('no', 'NotReadableError'))
  show({ openCamera })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Camera view')).toBeInTheDocument()
})

test('a camera that is pulled out says so', async () => {
  const { stream, track } = makeCamera()
  show({ openCamera: () => Promise.resolve(stream) })
  await screen.findByLabelText('Camera view')
  act(() => {
    track.dispatchEvent(new Event('ended'))
  })
  expect(screen.getByRole('alert')).toHaveTextContent('In use')
})

test('leaving turns the camera off', async () => {
  const { stream, track } = makeCamera()
  const { unmount } = show({ openCamera: () => Promise.resolve(stream) })
  await screen.findByLabelText('Camera view')
  unmount()
  expect(track.on).toBe(false)
})

test('Other camera asks for the one on the other side and lets go of the first', async () => {
  const first = makeCamera()
  const openCamera = vi.fn(() => Promise.resolve(makeCamera().stream)).mockResolvedValueOnce(first.stream)
  show({ openCamera })
  await screen.findByLabelText('Camera view')
  fireEvent.click(screen.getByRole('button', { name: 'Other camera' }))
  await waitFor(() => expect(openCamera).toHaveBeenCalledTimes(2))
  expect(openCamera).toHaveBeenLastCalledWith(
    expect.objectContaining({ video: expect.objectContaining({ facingMode: { ideal: 'user' } }) }),
  )
  expect(first.track.on).toBe(false)
})

test('what the judge says of the picture is shown on it, and on the photo', async () => {
  const frame = { data: new Uint8ClampedArray(4), width: 1, height: 1 }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    Object.assign(Object.create(null), { drawImage: () => {}, getImageData: () => frame }),
  )
  show({
    openCamera: () => Promise.resolve(makeCamera().stream),
    judge: (seen) => (seen === frame ? { tone: 'look', text: 'More light, please.' } : undefined),
  })
  expect(await screen.findByText('More light, please.')).toBeInTheDocument()
  // the photo that is taken of it is told the same, before anybody uses it
  fireEvent.click(screen.getByRole('button', { name: 'Take photo' }))
  expect(await screen.findByRole('button', { name: 'Use photo' })).toBeInTheDocument()
  expect(screen.getByText('More light, please.')).toBeInTheDocument()
})
