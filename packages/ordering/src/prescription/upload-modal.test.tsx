import type { UploadRequest } from '@dawadoot/api/client/upload'
import { uploadPrescription } from '@dawadoot/api/contract/prescriptions'
import { getProfile } from '@dawadoot/api/contract/users'
import { wireProfile } from '@dawadoot/api/testing/builders'
import { answer, refuse, reply } from '@dawadoot/api/testing/reply'
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { STORED } from '../storage/browser-storage.ts'
import { apiServer } from '../testing/api-server.ts'
import { brokenProxy, noted, offline } from '../testing/calls.ts'
import { type FakeOptions, memoryStorage, testStorage, testUser } from '../testing/fake-ordering.ts'
import { renderOrdering } from '../testing/render-ordering.tsx'
import { clearUpload, forgetPrescriptions, uploadMessage } from './prescription-store.ts'
import { SHRINK, shrunkSize } from './shrink-photo.ts'
import { UploadModal } from './upload-modal.tsx'

const taken = reply(uploadPrescription, { uploadedData: { prescriptionId: 'p1' }, message: 'Taken in' })
const server = apiServer(taken, reply(getProfile, { data: { user: wireProfile() } }))

const open = (options: FakeOptions = {}) => {
  const onClose = vi.fn()
  return {
    onClose,
    ...renderOrdering(<UploadModal open onClose={onClose} />, { user: testUser(), ...options }),
  }
}

const photo = (name = 'rx.jpg', type = 'image/jpeg', bytes = 2048) =>
  new File([new Uint8Array(bytes)], name, { type })
const dialog = () => screen.getByRole('dialog')
const next = () => screen.getByRole('button', { name: 'Next' })
const zone = () => screen.getByRole('group', { name: 'Take a photo, or drop the file here' })

const drop = (...files: File[]) => {
  const event = createEvent.drop(zone())
  Object.defineProperty(event, 'dataTransfer', {
    value: { files, items: files.map(() => ({ kind: 'file' })) },
  })
  fireEvent(zone(), event)
}

describe('choosing a file', () => {
  test.each([
    ['rx.pdf', 'application/pdf'],
    ['rx.png', 'image/png'],
    ['rx.jpg', 'image/jpeg'],
    ['rx.jpeg', ''],
    ['rx.jpg', 'application/octet-stream'],
  ])('takes %s of type "%s" and shows its name and size (B055)', (name, type) => {
    open()
    drop(photo(name, type))
    expect(screen.getByText(name)).toBeVisible()
    expect(screen.getByText('2 KB')).toBeVisible()
  })

  test.each([
    ['x.svg', 'image/svg+xml', 10, 'Only PDF, JPG, JPEG, PNG files are allowed.'],
    [
      'IMG_0001.HEIC',
      'image/heic',
      10,
      'Only PDF, JPG, JPEG, PNG files are allowed. Take a photo or a screenshot instead.',
    ],
    ['rx.jpg', 'image/jpeg', 0, 'The file is empty.'],
    ['rx.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1, 'File is larger than 10 MB.'],
  ])('refuses %s at once, in place and in a toast, without a call (B057)', (name, type, bytes, message) => {
    const file = photo(name, type, bytes)
    const browse = () =>
      fireEvent.change(screen.getByLabelText('Prescription file'), { target: { files: [file] } })
    for (const choose of [() => drop(file), browse]) {
      const upload = vi.fn()
      const { notify, view } = open({ upload })
      choose()
      expect(screen.getByText(message)).toBeVisible()
      expect(notify.error).toHaveBeenCalledExactlyOnceWith(message)
      expect(screen.queryByText(name)).not.toBeInTheDocument()
      expect(upload).not.toHaveBeenCalled()
      view.unmount()
    }
  })

  test('takes one file at a time; a second takes the first one’s place (B059)', () => {
    open()
    drop(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'))
    expect(screen.getByText(/One file at a time/)).toBeVisible()
    drop(photo('a.jpg'))
    drop(photo('b.jpg'))
    expect(screen.queryByText('a.jpg')).not.toBeInTheDocument()
    expect(screen.getByText('b.jpg')).toBeVisible()
  })

  test('asks the device for one file of the accepted kinds', () => {
    open()
    const input = screen.getByLabelText('Prescription file')
    expect(input).toHaveAttribute('type', 'file')
    expect(input).toHaveAttribute('accept', '.pdf,.jpg,.jpeg,.png')
    expect(input).not.toHaveAttribute('multiple')
  })

  test('lets the file go again', async () => {
    const { user } = open()
    drop(photo())
    await user.click(screen.getByRole('button', { name: 'Remove rx.jpg' }))
    expect(screen.queryByText('rx.jpg')).not.toBeInTheDocument()
  })

  test('wants a file before Next', async () => {
    const { user, notify } = open()
    await user.click(next())
    expect(screen.getByText('Please select a prescription file first.')).toBeVisible()
    expect(notify.error).toHaveBeenCalledWith('Please select a prescription file first.')
  })
})

describe('sending it', () => {
  test('goes on to the address, and from there to the result', async () => {
    const sent: UploadRequest[] = []
    const local = memoryStorage()
    const { user, navigate, onClose, ordering } = open({
      storage: testStorage(local),
      upload: async (request) => {
        sent.push(request)
        return Response.json({ uploadedData: { prescriptionId: 'p1' } }, { status: 202 })
      },
    })
    drop(photo())
    await user.click(next())
    await user.click(await screen.findByRole('button', { name: 'Confirm address' }))
    expect(navigate.result).toHaveBeenCalledExactlyOnceWith({ prescriptionId: 'p1', addressId: 'a1' })
    expect(onClose).toHaveBeenCalledOnce()
    expect(sent[0]?.body.get('prescription')).toMatchObject({ name: 'rx.jpg' })
    expect(sent[0]?.body.get('consentVersion')).toEqual(expect.any(String))
    // the browser writes it, with the boundary that only it knows (B061)
    expect(sent[0]?.headers).not.toHaveProperty('content-type')
    expect(JSON.parse(local.getItem(STORED.selectedAddress) ?? '')).toMatchObject({ id: 'a1' })
    expect(ordering.prescription.getState()).toEqual({
      prescriptions: [{ prescriptionId: 'p1', name: 'rx.jpg' }],
      upload: { status: 'none' },
    })
  })

  test('says Uploading..., and cannot be pressed twice', async () => {
    const held = Promise.withResolvers<Response>()
    const upload = vi.fn(() => held.promise)
    const { user } = open({ upload })
    drop(photo())
    await user.dblClick(next())
    expect(await screen.findByRole('button', { name: 'Uploading...' })).toHaveAttribute('aria-busy', 'true')
    held.resolve(Response.json({ uploadedData: { prescriptionId: 'p1' } }, { status: 202 }))
    await screen.findByRole('button', { name: 'Confirm address' })
    expect(upload).toHaveBeenCalledOnce()
  })

  test.each([
    ['what the server says', { uploadedData: { prescriptionId: 'p1' }, message: 'Taken in' }, 'Taken in'],
    ['its own words where it says nothing', { id: 'p1' }, 'Prescription uploaded successfully'],
  ])('remembers %s', async (_, body, message) => {
    const { user, ordering } = open({ upload: async () => Response.json(body, { status: 202 }) })
    drop(photo())
    await user.click(next())
    await screen.findByRole('button', { name: 'Confirm address' })
    expect(uploadMessage(ordering.prescription.getState())).toBe(message)
  })

  test('shows how far it is, and sends nothing more once the modal is closed', async () => {
    const requests: UploadRequest[] = []
    const { user, view, ordering } = open({
      upload: (request) => {
        requests.push(request)
        return new Promise((_, refuseIt) => {
          request.signal?.addEventListener('abort', () => refuseIt(new DOMException('stopped', 'AbortError')))
        })
      },
    })
    drop(photo())
    await user.click(next())
    await waitFor(() => expect(requests).toHaveLength(1))
    act(() => requests[0]?.onProgress?.(0.4))
    expect(screen.getByRole('progressbar', { name: 'Uploading...' })).toHaveAttribute('value', '0.4')
    view.unmount()
    expect(requests[0]?.signal?.aborted).toBe(true)
    await waitFor(() => expect(ordering.prescription.getState().upload.status).toBe('chosen'))
  })

  test.each([
    ['without a connection', offline(uploadPrescription), 'Network Error: Please check your connection'],
    ['behind a broken proxy', brokenProxy(uploadPrescription), 'Please try again later.'],
    ['with a reason', refuse(uploadPrescription, 'file_too_many_pages'), 'This PDF has more than 20 pages.'],
    [
      'with words of the server',
      refuse(uploadPrescription, 'rate_limited', { message: 'Too many uploads.' }),
      'Too many uploads.',
    ],
    [
      'without an id',
      answer(uploadPrescription, () => Response.json({ message: 'ok' }, { status: 202 })),
      'Prescription ID missing in response',
    ],
  ])('that fails %s says so in place and in a toast, and keeps the file', async (_, failure, message) => {
    server.use(failure)
    const { user, notify } = open()
    drop(photo())
    await user.click(next())
    expect(await screen.findByText(message)).toBeVisible()
    expect(notify.error).toHaveBeenCalledWith(message)
    expect(screen.getByText('rx.jpg')).toBeVisible()
  })

  test('again sends the same file under the same key (B065)', async () => {
    const { calls, handler } = noted(uploadPrescription, offline(uploadPrescription), taken)
    server.use(handler)
    const { user } = open()
    drop(photo())
    await user.click(next())
    await screen.findByRole('alert')
    await user.click(next())
    await screen.findByRole('button', { name: 'Confirm address' })
    expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['id-1', 'id-1'])
  })

  test('another file goes under another key', async () => {
    const { calls, handler } = noted(uploadPrescription, offline(uploadPrescription), taken)
    server.use(handler)
    const { user } = open()
    drop(photo())
    await user.click(next())
    await screen.findByRole('alert')
    drop(photo('other.jpg'))
    await user.click(next())
    await screen.findByRole('button', { name: 'Confirm address' })
    expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['id-1', 'id-2'])
  })

  test('keeps the file when the session turns out to have ended', async () => {
    server.use(refuse(uploadPrescription, 'unauthenticated', { message: 'Please log in.' }))
    const { user, ordering, navigate } = open()
    drop(photo())
    await user.click(next())
    await waitFor(() => expect(ordering.session.getState()).toMatchObject({ because: 'ended' }))
    expect(screen.getByText('rx.jpg')).toBeVisible()
    await user.click(next())
    expect(navigate.signIn).toHaveBeenCalledOnce()
  })
})

describe('the modal', () => {
  test('is titled by its step, and shows where it is', async () => {
    const { user } = open()
    expect(screen.getByRole('dialog', { name: 'Upload Prescription' })).toBeVisible()
    expect(screen.getByText('Upload')).toHaveAttribute('aria-current', 'step')
    drop(photo())
    await user.click(next())
    expect(await screen.findByRole('dialog', { name: 'Address' })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Add Address' }))
    expect(screen.getByRole('dialog', { name: 'Add new address' })).toBeVisible()
  })

  test('stays when Escape is pressed (B075)', async () => {
    const { user, onClose } = open()
    await user.keyboard('{Escape}')
    fireEvent(dialog(), new Event('cancel', { cancelable: true }))
    expect(onClose).not.toHaveBeenCalled()
  })

  test('lets no file that is dropped beside take the page’s place, at any step (B069)', async () => {
    const { user } = open()
    drop(photo())
    await user.click(next())
    await screen.findByRole('button', { name: 'Confirm address' })
    for (const where of [dialog(), document.body]) {
      const stray = createEvent.drop(where)
      fireEvent(where, stray)
      expect(stray.defaultPrevented).toBe(true)
    }
  })

  test('forgets everything when it is closed', async () => {
    const { user, onClose, ordering } = open()
    drop(photo())
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
    expect(ordering.prescription.getState().upload).toEqual({ status: 'none' })
  })
})

describe('while a chosen file is nowhere but in the page, the browser asks before it is left', () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  test('until the file is let go', async () => {
    const { user } = open()
    drop(photo('a.jpg'))
    drop(photo('b.jpg'))
    expect(asks()).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Remove b.jpg' }))
    expect(asks()).toBe(false)
  })

  test('until the modal is closed', async () => {
    const { user } = open()
    drop(photo())
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(asks()).toBe(false)
  })

  test('until it is uploaded: not while it is on its way, nor when that has failed', async () => {
    const lost = Promise.withResolvers<Response>()
    const upload = vi
      .fn(async () => Response.json({ uploadedData: { prescriptionId: 'p1' } }, { status: 202 }))
      .mockImplementationOnce(() => lost.promise)
    const { user } = open({ upload })
    drop(photo())
    await user.click(next())
    expect(await screen.findByRole('button', { name: 'Uploading...' })).toBeVisible()
    expect(asks()).toBe(true)
    lost.reject(new TypeError('Failed to fetch'))
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    expect(await screen.findByRole('dialog', { name: 'Address' })).toBeVisible()
    expect(asks()).toBe(false)
  })

  test('also once Back has taken the modal away', async () => {
    const { ordering, view } = open()
    drop(photo())
    view.unmount()
    expect(asks()).toBe(true)
    act(() => clearUpload(ordering.prescription))
    expect(asks()).toBe(false)
  })

  test('until whoever chose it is gone', async () => {
    const { ordering } = open()
    drop(photo())
    act(() => forgetPrescriptions(ordering.prescription))
    expect(asks()).toBe(false)
  })
})

describe('a photo', () => {
  test.each([
    [{ width: 1200, height: 1600, bytes: 900_000 }, undefined],
    [
      { width: 1200, height: 1600, bytes: SHRINK.aboveBytes + 1 },
      { width: 1200, height: 1600 },
    ],
    [
      { width: 3000, height: 4000, bytes: 900_000 },
      { width: 1800, height: 2400 },
    ],
    [
      { width: 9000, height: 3, bytes: 900_000 },
      { width: 2400, height: 1 },
    ],
  ])('of %j is drawn at %j', (picture, size) => {
    expect(shrunkSize(picture)).toEqual(size)
  })
})
