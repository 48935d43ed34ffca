import { addAddress } from '@dawadoot/api/contract/addresses'
import { getKiosk } from '@dawadoot/api/contract/kiosk'
import { lookUpPincode } from '@dawadoot/api/contract/pincodes'
import { getResult, streamPrescription, uploadPrescription } from '@dawadoot/api/contract/prescriptions'
import { wireAddress } from '@dawadoot/api/testing/builders'
import { answer, refuse, reply } from '@dawadoot/api/testing/reply'
import { rememberReading } from '@dawadoot/ordering/cart/reading-memory'
import type { Ordering } from '@dawadoot/ordering/ordering'
import { signIn } from '@dawadoot/ordering/session/session-store'
import { apiServer } from '@dawadoot/ordering/testing/api-server'
import {
  clearResult,
  readPrescription,
  SAMPLE_LINK,
  sampleResult,
} from '@dawadoot/ordering/testing/sample-prescription'
import { testUser } from '@dawadoot/ordering/testing/fake-ordering'
import type { OpenCamera } from '@dawadoot/ui/camera-capture/camera-capture'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { App } from '../../app.tsx'
import { createKioskOrdering } from '../../features/kiosk-ordering.ts'
import { standsInHospital } from '../../testing/fake-kiosk.ts'
import type { Wizard } from './wizard-store.ts'

const uploaded = reply(uploadPrescription, {
  uploadedData: { prescriptionId: 'p1' },
  message: 'Prescription uploaded successfully',
})
let saved: unknown
const server = apiServer(
  standsInHospital,
  uploaded,
  // step 4 waits for the reading for as long as it takes
  answer(streamPrescription, () => new Promise<Response>(() => {})),
  reply(lookUpPincode, [
    { Status: 'Success', PostOffice: [{ District: 'Pune', State: 'Maharashtra', Country: 'India' }] },
  ]),
  answer(addAddress, async (request) => {
    saved = await request.json()
    return Response.json({ data: wireAddress({ _id: 'a1' }) })
  }),
)

const user = userEvent.setup({ applyAccept: false })
beforeEach(() => {
  sessionStorage.clear()
  saved = undefined
})

const at = (state: Wizard, before?: (ordering: Ordering) => void, openCamera?: OpenCamera) =>
  render(
    <MemoryRouter initialEntries={['/kiosk/order']}>
      <App
        load={vi.fn()}
        {...(openCamera ? { openCamera } : {})}
        make={(navigate, wizard, fetch) => {
          const ordering = createKioskOrdering(navigate, wizard, fetch)
          signIn(ordering.session, 't1', testUser(), Date.now())
          wizard.setState(state)
          before?.(ordering)
          return ordering
        }}
      />
    </MemoryRouter>,
  )

beforeAll(async () => {
  // the way to an order is fetched once, and stands at once from then on
  at({ step: 'upload' })
  await screen.findByLabelText('Prescription file')
  cleanup()
})

const photo = (name = 'rx.jpg', type = 'image/jpeg') => new File(['photo'], name, { type })
const choose = (file: File) => user.upload(screen.getByLabelText('Prescription file'), file)

describe('step 2', () => {
  test('takes a photo, scans it, and goes on to the details', async () => {
    at({ step: 'upload' })
    await choose(photo())
    expect(await screen.findByRole('heading', { name: 'Scanning...' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Get medicine prices' })).toBeDisabled()
    expect(await screen.findByRole('heading', { name: 'Prescription Uploaded!' })).toBeVisible()
    expect(screen.getByText('You can proceed now')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Get medicine prices' }))
    expect(await screen.findByRole('heading', { name: 'Delivery and personal details' })).toBeVisible()
  })

  test('Cancel is off while the photo travels', async () => {
    let arrive = () => {}
    let travelling = false
    server.use(
      answer(
        uploadPrescription,
        () =>
          new Promise((resolve) => {
            travelling = true
            arrive = () => resolve(Response.json({ uploadedData: { prescriptionId: 'p1' } }, { status: 202 }))
          }),
      ),
    )
    at({ step: 'upload' })
    await choose(photo())
    expect(await screen.findByRole('heading', { name: 'Uploading...' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await expect.poll(() => travelling).toBe(true)
    arrive()
    expect(await screen.findByRole('heading', { name: 'Prescription Uploaded!' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  })

  test.each([
    ['rx.pdf', 'application/pdf'],
    ['x.svg', 'image/svg+xml'],
  ])('%s is no picture, and no call is made', async (name, type) => {
    server.use(answer(uploadPrescription, () => Promise.reject(new Error('sent all the same'))))
    at({ step: 'upload' })
    await choose(photo(name, type))
    expect(
      await screen.findByText('Only JPG, JPEG, PNG images are allowed.', { selector: '[role=alert] *' }),
    ).toBeVisible()
    expect(screen.getByLabelText('Prescription file')).toBeInTheDocument()
  })

  test('a failure says why, and Retry sends the same photo', async () => {
    server.use(refuse(uploadPrescription, 'internal', { message: 'Upload failed' }))
    at({ step: 'upload' })
    await choose(photo())
    expect((await screen.findAllByText('Upload failed')).length).toBeGreaterThan(0)
    server.use(uploaded)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Prescription Uploaded!' })).toBeVisible()
  })

  test.each([
    ['NotFoundError', 'No camera was found', 'Choose a photo instead.'],
    ['NotAllowedError', 'The camera may not be used', 'Choose a photo instead, or call our staff.'],
    ['NotReadableError', 'The camera is in use', 'Try again, or choose a photo.'],
  ])('a camera that answers %s is said as %j, with a way on', async (name, title, detail) => {
    at({ step: 'upload' }, undefined, () => Promise.reject(new DOMException('no', name)))
    const said = await screen.findByRole('alert')
    expect(said).toHaveTextContent(title)
    expect(said).toHaveTextContent(detail)
    expect(screen.getByRole('button', { name: 'Choose photo' })).toBeEnabled()
    await choose(photo())
    expect(await screen.findByRole('heading', { name: 'Prescription Uploaded!' })).toBeVisible()
  })

  test('a camera that never answers is waited for no longer than 15 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    at({ step: 'upload' }, undefined, () => new Promise(() => {}))
    expect(await screen.findByText('Waiting for the camera...')).toBeVisible()
    act(() => {
      vi.advanceTimersByTime(15_000)
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('The camera does not answer')
    expect(screen.getByRole('button', { name: 'Choose photo' })).toBeEnabled()
    vi.useRealTimers()
  })

  test('Cancel goes back to Start', async () => {
    at({ step: 'upload' })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible()
  })
})

describe('step 3', () => {
  const details: Wizard = { step: 'details', prescriptionId: 'p1' }
  const confirm = () => screen.getByRole('button', { name: 'Confirm address' })
  const fill = async (label: string, text: string) => {
    await user.clear(screen.getByRole('textbox', { name: label }))
    if (text) await user.type(screen.getByRole('textbox', { name: label }), text)
    await user.tab()
  }

  test('inside the hospital: person, gate and this hospital are saved as the kiosk’s address', async () => {
    at(details)
    expect(screen.getByRole('button', { name: 'Inside Hospital' })).toHaveAttribute('aria-pressed', 'true')
    expect(confirm()).toBeDisabled()
    await fill('Gate number', ' 2 ')
    await user.click(confirm())
    expect(await screen.findByRole('progressbar')).toBeVisible()
    expect(saved).toEqual({
      deliverySource: 'kiosk',
      source: 'kiosk',
      deliveryType: 'hospital',
      user_name: 'Asha Rao',
      user_contact: '9000000001',
      name: 'Sahyadri Hospital',
      address: 'Karve Road',
      pincode: '411004',
      district: 'Pune',
      state: 'Maharashtra',
      country: 'India',
      house_no: '2',
      hospitalId: 'h1',
      geolocation: { latitude: 18.51, longitude: 73.84 },
      isDefault: false,
      prescriptionId: 'p1',
    })
  })

  test.each([
    ['User name', '', 'User name is required'],
    ['Contact number', '', 'Contact number is required'],
    ['Contact number', '98220', 'Enter valid 10-digit mobile number'],
    ['Gate number', '', 'Gate number is required'],
  ])('inside the hospital: %s %j answers %j', async (label, text, problem) => {
    at(details)
    await fill(label, text)
    expect(await screen.findByText(problem)).toBeVisible()
  })

  test('at home: district and state come from the pincode', async () => {
    at(details)
    await user.click(screen.getByRole('button', { name: 'Home Delivery' }))
    await fill('House no.', '4')
    await fill('Address', 'Karve Road')
    await fill('Pincode', '411004')
    await user.click(confirm())
    expect(await screen.findByRole('progressbar')).toBeVisible()
    expect(saved).toMatchObject({
      deliveryType: 'home',
      name: 'Home',
      house_no: '4',
      address: 'Karve Road',
      pincode: '411004',
      district: 'Pune',
      state: 'Maharashtra',
      country: 'India',
      isDefault: false,
    })
    expect(saved).not.toHaveProperty('hospitalId')
  })

  test.each([
    ['Location label', '', 'Name is required'],
    ['House no.', '', 'House no. is required'],
    ['Address', '', 'Address is required'],
    ['Pincode', '', 'Pincode is required'],
    ['Pincode', '4110', 'Enter valid 6-digit pincode'],
  ])('at home: %s %j answers %j', async (label, text, problem) => {
    at(details)
    await user.click(screen.getByRole('button', { name: 'Home Delivery' }))
    await fill(label, text)
    expect(await screen.findByText(problem)).toBeVisible()
  })

  test('a failure stays on the form', async () => {
    server.use(refuse(addAddress, 'internal', { message: 'Failed to save address' }))
    at(details)
    await fill('Gate number', '2')
    await user.click(confirm())
    expect(await screen.findByText('Failed to save address')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Gate number' })).toHaveValue('2')
  })

  test('a kiosk that stands nowhere yet says so and offers the way home', () => {
    server.use(answer(getKiosk, () => new Promise<Response>(() => {})))
    at(details)
    expect(screen.getByText(/not set up for a hospital yet/)).toBeVisible()
    expect(confirm()).toBeDisabled()
  })
})

describe('step 4', () => {
  test.each([
    [{ step: 'medicines' }, 'No prescription uploaded. Go back and upload.'],
    [{ step: 'medicines', prescriptionId: 'p1' }, 'Waiting for address selection...'],
  ] as const)('%j says %j and has a way back', async (state, text) => {
    at(state)
    expect(screen.getByText(text)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('heading', { name: 'Delivery and personal details' })).toBeVisible()
  })

  const medicines: Wizard = { step: 'medicines', ...SAMPLE_LINK }

  test('waits for the reading, and says so', async () => {
    at(medicines)
    expect(await screen.findByRole('progressbar')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible()
  })

  test.each([
    ['an error', [refuse(getResult, 'unavailable', { message: 'The reader is away' })], 'The reader is away'],
    [
      'nothing',
      [reply(getResult, sampleResult({ extractedMedicines: { medicine: [] }, unmatched: [], pages: [] }))],
      'No medicines found in prescription.',
    ],
  ] as const)('that ends in %s is said, with a way back', async (_, handlers, text) => {
    server.use(...handlers)
    at(medicines, (ordering) => rememberReading(ordering.storage, SAMPLE_LINK.prescriptionId))
    expect((await screen.findAllByText(text, { exact: false })).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible()
  })

  test('lists the medicines; while the confirm drawer is open the strip is at Confirm Order', async () => {
    server.use(...readPrescription(clearResult()))
    at(medicines, (ordering) => rememberReading(ordering.storage, SAMPLE_LINK.prescriptionId))
    expect(await screen.findByRole('article', { name: 'Telmisartan 40 mg' })).toBeVisible()
    const now = () =>
      screen.getByRole('list', { name: 'Progress', hidden: true }).querySelector('[aria-current=step]')
    expect(now()).toHaveTextContent('Verify Medicines')
    const [pay] = screen.getAllByRole('button', { name: 'Payment method' })
    if (!pay) throw new Error('there is no way to pay')
    await user.click(pay)
    await expect.poll(() => now()?.textContent).toContain('Confirm Order')
    const drawer = within(await screen.findByRole('dialog'))
    await user.click(drawer.getByRole('button', { name: /close/i }))
    await expect.poll(() => now()?.textContent).toContain('Verify Medicines')
  })
})
