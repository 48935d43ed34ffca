import { addAddress } from '@dawadoot/api/contract/addresses'
import { logout, sendOtp, verifyOtp } from '@dawadoot/api/contract/auth'
import { getOrderHistory } from '@dawadoot/api/contract/orders'
import { streamPrescription, uploadPrescription } from '@dawadoot/api/contract/prescriptions'
import { wireAddress, wireUser } from '@dawadoot/api/testing/builders'
import { answer, reply } from '@dawadoot/api/testing/reply'
import { apiServer } from '@dawadoot/ordering/testing/api-server'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { App } from './app.tsx'
import { standsInHospital, WIRE_HOSPITAL } from './testing/fake-kiosk.ts'

apiServer(
  standsInHospital,
  reply(sendOtp, { success: true, message: 'sent', resendAfter: 30 }),
  reply(verifyOtp, {
    data: { token: 't1', user: wireUser({ mobile: '9876501234' }), hospital: WIRE_HOSPITAL },
  }),
  reply(getOrderHistory, { data: { orders: [] } }),
  reply(uploadPrescription, { uploadedData: { prescriptionId: 'p1' }, message: 'uploaded' }),
  reply(addAddress, { data: wireAddress({ _id: 'a1' }) }),
  answer(streamPrescription, () => new Promise<Response>(() => {})),
  answer(logout, () => Response.json({ success: true })),
)

const user = userEvent.setup()

/** Goes on with Tab until the named thing has focus, as somebody without a pointer does. */
const tabTo = async (role: 'textbox' | 'button' | 'link', name: string): Promise<void> => {
  const wanted = await screen.findByRole(role, { name })
  await expect.poll(() => wanted.getAttribute('disabled')).toBeNull()
  for (let presses = 0; presses < 60 && document.activeElement !== wanted; presses += 1) await user.tab()
  expect(document.activeElement).toBe(wanted)
}
const press = async (role: 'button' | 'link', name: string): Promise<void> => {
  await tabTo(role, name)
  await user.keyboard('{Enter}')
}
const fill = async (name: string, text: string): Promise<void> => {
  await tabTo('textbox', name)
  await user.keyboard(text)
}

test('every step can be done with a keyboard alone', async () => {
  const load = vi.fn<(path: string) => void>()
  render(
    <MemoryRouter initialEntries={['/kiosk']}>
      <App load={load} />
    </MemoryRouter>,
  )
  await fill('Mobile number', '9876501234{Enter}')
  await fill('OTP', '123456{Enter}')
  await press('link', 'Profile')
  await press('link', 'Back')
  await press('link', 'Orders')
  await press('button', 'Start')
  // the button opens the system's own picker, which is the system's to operate
  await tabTo('button', 'Choose photo')
  await user.upload(
    screen.getByLabelText('Prescription file'),
    new File(['photo'], 'rx.jpg', { type: 'image/jpeg' }),
  )
  await screen.findByRole('heading', { name: 'Prescription Uploaded!' })
  await press('button', 'Get medicine prices')
  await press('button', 'Home Delivery')
  await press('button', 'Inside Hospital')
  await fill('Gate number', '2')
  await press('button', 'Confirm address')
  const details = () => screen.queryByRole('heading', { name: 'Delivery and personal details' })
  await expect.poll(details).toBeNull()
  await press('button', 'End session')
  await expect.poll(() => load.mock.calls).toEqual([['/kiosk']])
})
