import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ScannerLoader, type ScannerLoaderProps } from './scanner-loader.tsx'

const loader = (props: Partial<ScannerLoaderProps> = {}) => (
  <ScannerLoader
    src="blob:photo"
    alt="Your prescription"
    title="Scanning"
    detail="This takes a few seconds."
    percent={12.4}
    progressLabel="Reading"
    {...props}
  />
)

test('while a page is read a person sees their own photo, what happens and how far it is', () => {
  render(loader())
  expect(screen.getByRole('img', { name: 'Your prescription' })).toHaveAttribute('src', 'blob:photo')
  expect(screen.getByRole('status')).toHaveTextContent('Scanning')
  expect(screen.getByRole('progressbar', { name: 'Reading' })).toHaveAttribute('aria-valuenow', '12')
  expect(screen.getByText('12%')).toBeInTheDocument()
})

test('a new stage is announced, each per cent is not', () => {
  const { rerender } = render(loader())
  const announced = screen.getByRole('status')
  const before = announced.textContent
  rerender(loader({ percent: 30 }))
  expect(announced).toHaveTextContent(before)
  rerender(loader({ percent: 31, title: 'Analyzing' }))
  expect(announced).toHaveTextContent('Analyzing')
})

test('progress never leaves 0 to 100', () => {
  const { rerender } = render(loader({ percent: 130 }))
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  rerender(loader({ percent: -4 }))
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
})

test('a file without a picture shows a drawn slip instead of a broken image', () => {
  render(loader({ src: undefined }))
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
