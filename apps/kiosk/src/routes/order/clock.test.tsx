import { uploadPrescription } from '@dawadoot/api/contract/prescriptions'
import { reply } from '@dawadoot/api/testing/reply'
import { OrderingProvider } from '@dawadoot/ordering/ordering'
import { setUpload } from '@dawadoot/ordering/prescription/prescription-store'
import { apiServer } from '@dawadoot/ordering/testing/api-server'
import { fakeOrdering, testUser } from '@dawadoot/ordering/testing/fake-ordering'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KioskContext } from '../../features/kiosk.tsx'
import { fakeKiosk } from '../../testing/fake-kiosk.ts'
import { StartStep } from './start-step.tsx'
import { UploadStep } from './upload-step.tsx'

apiServer(
  reply(uploadPrescription, { uploadedData: { prescriptionId: 'p1' }, message: 'Prescription uploaded' }),
)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

const ordering = () => fakeOrdering({ surface: 'kiosk', user: testUser() })
const show = (screenOfStep: ReactNode, order = ordering()) =>
  render(
    <MemoryRouter>
      <OrderingProvider ordering={order}>
        <KioskContext value={fakeKiosk()}>{screenOfStep}</KioskContext>
      </OrderingProvider>
    </MemoryRouter>,
  )

test('a photo that has arrived is scanned for 1.5 s, and only then one can go on', () => {
  const order = ordering()
  show(<UploadStep />, order)
  const file = new File(['photo'], 'rx.jpg', { type: 'image/jpeg' })
  act(() => setUpload(order.prescription, { status: 'uploading', progress: 0.9, file, key: 'k' }))
  expect(screen.getByRole('heading', { name: 'Uploading...' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  act(() =>
    setUpload(order.prescription, {
      status: 'uploaded',
      prescription: { prescriptionId: 'p1', name: 'rx.jpg' },
      message: '',
    }),
  )
  pass(1499)
  expect(screen.getByRole('heading', { name: 'Scanning...' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Get medicine prices' })).toBeDisabled()
  pass(1)
  expect(screen.getByRole('heading', { name: 'Prescription Uploaded!' })).toBeVisible()
  expect(screen.getByText('You can proceed now')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Get medicine prices' })).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled()
})

test('the slider moves 270 px every 3 s, and from its end back to the start', () => {
  // three scenes of 400 px in a window of 500
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1200)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500)
  show(<StartStep signedIn={false} />)
  const road = screen.getByRole('region', { name: 'How it works' }).firstElementChild
  const stops = [2999, 1, 3000, 3000, 3000].map((ms) => {
    pass(ms)
    return road?.scrollLeft
  })
  expect(stops).toEqual([0, 270, 540, 810, 0])
})
