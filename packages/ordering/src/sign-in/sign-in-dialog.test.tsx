import { completeProfile, sendOtp, verifyOtp } from '@dawadoot/api/contract/auth'
import { wireUser } from '@dawadoot/api/testing/builders'
import { refuse, reply } from '@dawadoot/api/testing/reply'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { apiServer } from '../testing/api-server.ts'
import { brokenProxy, noted, offline } from '../testing/calls.ts'
import { type FakeOptions, TEST_NOW } from '../testing/fake-ordering.ts'
import { renderOrdering } from '../testing/render-ordering.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

const sent = reply(sendOtp, { success: true, message: 'sent', resendAfter: 30 })
const signedIn = (name = 'Asha Rao') =>
  reply(verifyOtp, { data: { token: 't1', user: wireUser({ name, email: null, whatsapp: null }) } })

const server = apiServer(sent, signedIn())

const open = (options: FakeOptions = {}) => {
  const onClose = vi.fn()
  const onDone = vi.fn()
  return {
    onClose,
    onDone,
    ...renderOrdering(<SignInDialog open onClose={onClose} onDone={onDone} />, options),
  }
}

const mobile = () => screen.getByRole('textbox', { name: 'Mobile number' })
const send = () => screen.getByRole('button', { name: 'Send OTP' })
const code = () => screen.findByRole('textbox', { name: 'OTP' })
const verify = () => screen.getByRole('button', { name: 'Verify OTP' })

const toCode = async (opened: ReturnType<typeof open>) => {
  await opened.user.type(mobile(), '9000000001')
  await opened.user.click(send())
  return code()
}

describe('the mobile step', () => {
  test('is titled, says what agreeing means, and sends nothing until the number is valid', async () => {
    const { user } = open()
    expect(screen.getByRole('dialog', { name: 'Login to Dawadoot' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'notice on how we use your data' })).toHaveAttribute(
      'href',
      '/notice',
    )
    expect(send()).toBeDisabled()
    await user.type(mobile(), '90000')
    expect(send()).toBeDisabled()
    await user.type(mobile(), '00001')
    expect(send()).toBeEnabled()
  })

  test('says what is wrong once the field was left, and takes it back when it is right', async () => {
    const { user } = open()
    await user.click(mobile())
    await user.tab()
    expect(screen.getByText('Mobile number is required')).toBeVisible()
    await user.type(mobile(), '5000000001')
    expect(screen.getByText('Please enter a valid 10-digit mobile number')).toBeVisible()
    await user.clear(mobile())
    await user.type(mobile(), '6000000001')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test.each([
    ['+919876500001', '9876500001'],
    ['+91 90000 00001', '9000000001'],
    ['09000000001', '9000000001'],
    ['9100000001', '9100000001'],
    ['9199999999', '9199999999'],
  ])('keeps the ten national digits of a pasted %s (B017, B019, B021)', async (pasted, kept) => {
    const { user } = open()
    await user.click(mobile())
    await user.paste(pasted)
    expect(mobile()).toHaveValue(kept)
    expect(send()).toBeEnabled()
  })

  test('tells the mobile and the notice that was agreed to, and goes on to the code', async () => {
    const { calls, handler } = noted(sendOtp, sent)
    server.use(handler)
    const opened = open()
    await toCode(opened)
    expect(calls.map(({ body }) => body)).toEqual([
      { mobile: '9000000001', consentVersion: expect.any(String) },
    ])
    expect(screen.getByRole('dialog', { name: 'Verify OTP' })).toHaveAccessibleDescription(
      /\+91 90000\s00001/,
    )
    expect(opened.notify.success).toHaveBeenCalledWith('OTP sent successfully!')
  })

  test('says on a kiosk that it is one', async () => {
    const { calls, handler } = noted(sendOtp, sent)
    server.use(handler)
    await toCode(open({ surface: 'kiosk' }))
    expect(calls[0]?.body).toMatchObject({ type: 'hospital' })
  })

  test('sends one code for two quick presses', async () => {
    const { calls, handler } = noted(sendOtp, sent)
    server.use(handler)
    const { user } = open()
    await user.type(mobile(), '9000000001')
    await user.dblClick(send())
    await code()
    expect(calls).toHaveLength(1)
  })

  test.each([
    [
      'the server’s words when it refuses',
      refuse(sendOtp, 'rate_limited', { message: 'Too many codes.' }),
      'Too many codes.',
    ],
    [
      'the network’s state when there is none',
      offline(sendOtp),
      'Network Error: Please check your connection',
    ],
    ['its own words when a proxy answers', brokenProxy(sendOtp), 'Failed to send OTP. Please try again.'],
  ])('shows %s, beside the field and in a toast, and keeps the number', async (_, failure, message) => {
    server.use(failure)
    const { user, notify } = open()
    await user.type(mobile(), '9000000001')
    await user.click(send())
    expect(await screen.findByText(message)).toBeVisible()
    expect(mobile()).toHaveAccessibleDescription(message)
    expect(notify.error).toHaveBeenCalledWith(message)
    expect(mobile()).toHaveValue('9000000001')
    await waitFor(() => expect(send()).toBeEnabled())
  })
})

describe('the code step', () => {
  test.each([
    ['ا1أ2ب3', '123'],
    ['12३456', '123456'],
    ['１２３４５６', '123456'],
  ])('keeps the digits of a pasted %s, whatever script they are in (B005)', async (pasted, kept) => {
    const opened = open()
    const input = await toCode(opened)
    await opened.user.click(input)
    await opened.user.paste(pasted)
    expect(input).toHaveValue(kept)
  })

  test('takes a code in one event, as a phone’s suggestion gives it (B001)', async () => {
    const { calls, handler } = noted(verifyOtp, signedIn())
    server.use(handler)
    const opened = open()
    fireEvent.input(await toCode(opened), { target: { value: '012345' } })
    await opened.user.click(verify())
    await waitFor(() => expect(opened.onDone).toHaveBeenCalledOnce())
    expect(calls.map(({ body }) => body)).toEqual([{ mobile: '9000000001', otp: '012345' }])
  })

  test.each(['123-456', '123 456', '123–456'])('takes a pasted %s (B003)', async (pasted) => {
    const opened = open()
    await opened.user.click(await toCode(opened))
    await opened.user.paste(pasted)
    expect(await code()).toHaveValue('123456')
    expect(verify()).toBeEnabled()
  })

  test('keeps no letters, and never lets anything but six ASCII digits pass (B005)', async () => {
    const opened = open()
    await opened.user.type(await toCode(opened), 'ا1أ2ب3')
    expect(await code()).toHaveValue('123')
    expect(verify()).toBeDisabled()
  })

  test('says what is wrong with a short code once the field was left', async () => {
    const opened = open()
    await opened.user.type(await toCode(opened), '123')
    await opened.user.tab()
    expect(screen.getByText('OTP must be exactly 6 digits')).toBeVisible()
    await opened.user.clear(await code())
    await opened.user.tab()
    expect(screen.getByText('OTP is required')).toBeVisible()
  })

  test('counts down to the next code from the first one on, by the clock and not by ticks (B009, B011)', async () => {
    let now = TEST_NOW
    const opened = open({ deviceNow: () => now })
    await toCode(opened)
    expect(screen.getByRole('button', { name: 'Resend OTP in 0:30' })).toBeDisabled()
    now += 29_000
    expect(await screen.findByRole('button', { name: 'Resend OTP in 0:01' })).toBeDisabled()
    now += 5 * 60_000
    expect(await screen.findByRole('button', { name: 'Resend OTP' })).toBeEnabled()
  })

  test('sends another code and counts again', async () => {
    let now = TEST_NOW
    const { calls, handler } = noted(sendOtp, sent)
    server.use(handler)
    const opened = open({ deviceNow: () => now })
    await toCode(opened)
    now += 30_000
    await opened.user.click(await screen.findByRole('button', { name: 'Resend OTP' }))
    expect(await screen.findByRole('button', { name: 'Resend OTP in 0:30' })).toBeDisabled()
    expect(calls).toHaveLength(2)
  })

  test('waits as long as a server that refuses another code says', async () => {
    let now = TEST_NOW
    server.use(
      noted(sendOtp, sent, refuse(sendOtp, 'rate_limited', { message: 'Slow down.', retryAfterSeconds: 90 }))
        .handler,
    )
    const opened = open({ deviceNow: () => now })
    await toCode(opened)
    now += 30_000
    await opened.user.click(await screen.findByRole('button', { name: 'Resend OTP' }))
    expect(await screen.findByRole('button', { name: 'Resend OTP in 1:30' })).toBeDisabled()
    expect(screen.getByText('Slow down.')).toBeVisible()
  })

  test('keeps a wrong code to be corrected, and says so beside it and in a toast', async () => {
    server.use(refuse(verifyOtp, 'otp_wrong', { message: 'That is not the code.' }))
    const opened = open()
    await opened.user.type(await toCode(opened), '111111')
    await opened.user.click(verify())
    expect(await screen.findByText('That is not the code.')).toBeVisible()
    expect(await code()).toHaveValue('111111')
    expect(opened.notify.error).toHaveBeenCalledWith('That is not the code.')
    await opened.user.type(await code(), '{Backspace}')
    expect(screen.queryByText('That is not the code.')).not.toBeInTheDocument()
  })

  test('clears a used-up code away: only a new one helps', async () => {
    server.use(refuse(verifyOtp, 'otp_dead', { message: 'Ask for a new code.' }))
    const opened = open()
    await opened.user.type(await toCode(opened), '111111')
    await opened.user.click(verify())
    expect(await screen.findByText('Ask for a new code.')).toBeVisible()
    expect(await code()).toHaveValue('')
  })

  test('goes back to the number, which stays, with Change Number', async () => {
    const opened = open()
    await toCode(opened)
    await opened.user.click(screen.getByRole('button', { name: 'Change Number' }))
    expect(mobile()).toHaveValue('9000000001')
    expect(send()).toBeEnabled()
  })

  test('signs in, keeps token and user, and is done when the person has a name', async () => {
    const opened = open()
    await opened.user.type(await toCode(opened), '123456')
    await opened.user.click(verify())
    await waitFor(() => expect(opened.onDone).toHaveBeenCalledOnce())
    expect(opened.notify.success).toHaveBeenCalledWith('OTP verified successfully!')
    expect(opened.ordering.session.getState()).toMatchObject({
      status: 'signed_in',
      token: 't1',
      since: TEST_NOW,
    })
  })
})

describe('the profile step', () => {
  const toProfile = async (opened: ReturnType<typeof open>) => {
    server.use(signedIn(''))
    await opened.user.type(await toCode(opened), '123456')
    await opened.user.click(verify())
    return screen.findByRole('dialog', { name: 'Complete Your Profile' })
  }
  const done = () => screen.getByRole('button', { name: 'Complete Login' })

  test.each(['काव्य', 'प्रिया शर्मा', 'José', 'கவிதா'])('takes %s as a name (B025)', async (name) => {
    const opened = open()
    await toProfile(opened)
    await opened.user.type(screen.getByRole('textbox', { name: 'Name' }), name)
    expect(done()).toBeEnabled()
  })

  test.each([
    ['', 'Name is required'],
    ['A', 'Name must be at least 2 characters'],
    ['a'.repeat(51), 'Name must be less than 50 characters'],
    ['R2 D2', 'Name can only contain letters and spaces'],
  ])('says of the name "%s": %s', async (name, message) => {
    const opened = open()
    await toProfile(opened)
    const field = screen.getByRole('textbox', { name: 'Name' })
    await opened.user.click(field)
    if (name) await opened.user.paste(name)
    await opened.user.tab()
    expect(screen.getByText(message)).toBeVisible()
    expect(done()).toBeDisabled()
  })

  test('has the WhatsApp number filled in, wants it, and takes no broken e-mail', async () => {
    const opened = open()
    await toProfile(opened)
    const whatsapp = screen.getByRole('textbox', { name: 'WhatsApp number' })
    expect(whatsapp).toHaveValue('9000000001')
    await opened.user.type(screen.getByRole('textbox', { name: /Email/ }), 'asha@')
    await opened.user.clear(whatsapp)
    await opened.user.tab()
    expect(screen.getByText('Please enter a valid email address')).toBeVisible()
    expect(screen.getByText('WhatsApp number is required')).toBeVisible()
  })

  test('names the person, without an e-mail if there is none, and is done', async () => {
    const { calls, handler } = noted(completeProfile, reply(completeProfile, { data: { user: wireUser() } }))
    server.use(handler)
    const opened = open()
    await toProfile(opened)
    await opened.user.type(screen.getByRole('textbox', { name: 'Name' }), ' Asha Rao ')
    await opened.user.click(done())
    await waitFor(() => expect(opened.onDone).toHaveBeenCalledOnce())
    expect(calls[0]?.body).toEqual({
      mobile: '9000000001',
      name: 'Asha Rao',
      email: null,
      whatsappNumber: '9000000001',
    })
    expect(opened.notify.success).toHaveBeenCalledWith('Profile completed successfully!')
  })

  test('says when it could not be saved, and keeps what was typed', async () => {
    server.use(brokenProxy(completeProfile))
    const opened = open()
    await toProfile(opened)
    await opened.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha Rao')
    await opened.user.click(done())
    expect(await screen.findByText('Failed to complete profile. Please try again.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao')
  })
})

describe('the dialog', () => {
  test('starts again at the number when it is closed, and keeps it filled in', async () => {
    const opened = open()
    await toCode(opened)
    await opened.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(opened.onClose).toHaveBeenCalledOnce()
    expect(opened.ordering.signIn.getState()).toEqual({ step: 'mobile', mobile: '9000000001' })
  })

  test('closes when the overlay is pressed', () => {
    const { onClose } = open()
    const overlay = screen.getByRole('dialog')
    fireEvent.pointerDown(overlay)
    fireEvent.click(overlay)
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('puts focus in the first field of each step', async () => {
    const opened = open()
    expect(mobile()).toHaveFocus()
    expect(await toCode(opened)).toHaveFocus()
  })
})
