import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { turnBox } from './box.ts'
import { LineCrop } from './line-crop.tsx'
import { PageImage, type PageImageProps } from './page-image.tsx'
import { SAMPLE_MARKS, SAMPLE_PAGE, SAMPLE_SIZE } from './sample-page.ts'

const show = (props: Partial<PageImageProps> = {}) =>
  render(
    <PageImage
      src={SAMPLE_PAGE}
      alt="Photo of your prescription"
      size={SAMPLE_SIZE}
      marks={SAMPLE_MARKS}
      caption="Page 1 of 1"
      words={{ zoomIn: 'Zoom in', zoomOut: 'Zoom out', rotate: 'Rotate', failed: 'It did not load.' }}
      {...props}
    />,
  )

const SAMPLE_BOX = { x: 0.25, y: 0.5, width: 0.5, height: 0.1 }

const outline = (name: string) => screen.getByRole('link', { name }).querySelector('rect')

test('the page is a picture with a link to every line that was read from it', () => {
  show()
  expect(screen.getByRole('img', { name: 'Photo of your prescription' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Line 3, please check' })).toHaveAttribute('href', '#line-3')
  expect(screen.getAllByRole('link')).toHaveLength(SAMPLE_MARKS.length)
})

test('how sure we are is told by the kind of line, not by colour alone', () => {
  show()
  expect(outline('Line 1, read clearly')).not.toHaveAttribute('stroke-dasharray')
  const dashed = outline('Line 3, please check')?.getAttribute('stroke-dasharray')
  const dotted = outline('Line 5, not matched')?.getAttribute('stroke-dasharray')
  expect(dashed).toBeTruthy()
  expect(dotted).toBeTruthy()
  expect(dotted).not.toBe(dashed)
})

test('pointing at a place or tabbing to it says which line it is, and leaving says none', async () => {
  const onActivate = vi.fn()
  show({ onActivate })
  const user = userEvent.setup()
  await user.hover(screen.getByRole('link', { name: 'Line 2, read clearly' }))
  expect(onActivate).toHaveBeenLastCalledWith('line-2')
  await user.unhover(screen.getByRole('link', { name: 'Line 2, read clearly' }))
  expect(onActivate).toHaveBeenLastCalledWith(undefined)
  await user.tab()
  expect(onActivate).toHaveBeenLastCalledWith('line-1')
})

test('the line that is looked at elsewhere is drawn bold here', () => {
  show({ activeId: 'line-4' })
  const bold = Number(outline('Line 4, read clearly')?.getAttribute('stroke-width'))
  expect(bold).toBeGreaterThan(Number(outline('Line 1, read clearly')?.getAttribute('stroke-width')))
})

test('zooming stops at both ends', async () => {
  show()
  const user = userEvent.setup()
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
  for (let press = 0; press < 3; press++) await user.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeEnabled()
})

test('rotating turns the sheet and takes the highlights with it; four turns bring it back', async () => {
  show()
  const user = userEvent.setup()
  const page = screen.getByRole('img', { name: 'Photo of your prescription' })
  const before = outline('Line 1, read clearly')?.outerHTML
  await user.click(screen.getByRole('button', { name: 'Rotate' }))
  expect(page).toHaveAttribute('viewBox', '0 0 960 720')
  expect(outline('Line 1, read clearly')).toHaveAttribute('width', '8.00%')
  for (let turn = 0; turn < 3; turn++) await user.click(screen.getByRole('button', { name: 'Rotate' }))
  expect(page).toHaveAttribute('viewBox', '0 0 720 960')
  expect(outline('Line 1, read clearly')?.outerHTML).toBe(before)
})

test('a box turned four times, a quarter each, lies where it lay', () => {
  const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.05 }
  const around = [1, 1, 1, 1].reduce((turned) => turnBox(turned, 1), box)
  expect(around.x).toBeCloseTo(box.x)
  expect(around.y).toBeCloseTo(box.y)
  expect(turnBox(turnBox(box, 1), 1)).toEqual(turnBox(box, 2))
  expect(turnBox(turnBox(box, 2), 1).x).toBeCloseTo(turnBox(box, 3).x)
})

test('a page that cannot be loaded says so in words', () => {
  const images: HTMLImageElement[] = []
  vi.stubGlobal('Image', function Picture() {
    const image = document.createElement('img')
    images.push(image)
    return image
  })
  show({ src: 'blob:gone' })
  for (const image of images) fireEvent.error(image)
  expect(screen.getByRole('status')).toHaveTextContent('It did not load.')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  vi.unstubAllGlobals()
})

test('a line is cut out of the page by its box', () => {
  render(<LineCrop src={SAMPLE_PAGE} size={SAMPLE_SIZE} box={SAMPLE_BOX} label="Line 1 as written" />)
  expect(screen.getByRole('img', { name: 'Line 1 as written' })).toHaveAttribute('viewBox', '180 480 360 96')
})

test('a line of a page that cannot be loaded keeps its name and shows nothing', () => {
  render(<LineCrop src="blob:gone" size={SAMPLE_SIZE} box={SAMPLE_BOX} label="Line 1 as written" />)
  const picture = screen.getByRole('img', { name: 'Line 1 as written' }).querySelector('image')
  if (picture) fireEvent.error(picture)
  expect(screen.getByRole('img', { name: 'Line 1 as written' })).toBeEmptyDOMElement()
})
