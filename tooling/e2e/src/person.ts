import { randomInt } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'

/** A mobile that no other test uses. */
export const freshMobile = (): string => `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`

/** Where text messages are shown: by the demo's own server, or where a trial's servers send them. */
const OUTBOX = process.env['E2E_OUTBOX'] ?? '/api/dev/outbox'

/** The code in the latest text message to this mobile. */
export const latestOtp = async (request: APIRequestContext, mobile: string): Promise<string> => {
  const outbox = await request.get(`${OUTBOX}?mobile=${mobile}`)
  const { messages } = (await outbox.json()) as { messages: { otp: string | null }[] }
  const code = messages.find(({ otp }) => otp !== null)?.otp
  expect(code, `a code was sent to ${mobile}`).toMatch(/^[0-9]{6}$/)
  return code ?? ''
}

/** From the open login dialog to the code step and through it. */
export const enterMobileAndOtp = async (page: Page, mobile: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Login to Dawadoot' })
  await dialog.getByLabel('Mobile number').fill(mobile)
  const otpStep = page.getByRole('dialog', { name: 'Verify OTP' })
  // Somebody who was sent a code a moment ago has to wait for the next one, and presses again.
  await expect(async () => {
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Send OTP' }).click()
    await expect(otpStep).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  await otpStep.getByLabel('OTP').fill(await latestOtp(page.request, mobile))
  await otpStep.getByRole('button', { name: 'Verify OTP' }).click()
}

const completeProfile = async (page: Page, name: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Complete Your Profile' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Complete Login' }).click()
  await expect(dialog).toBeHidden()
}

/** A new customer, signed in from the landing page's Order now: ends in the upload. */
export const orderNowAsNewcomer = async (page: Page, mobile: string, name: string): Promise<void> => {
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Order now', exact: true }).first().click()
  await enterMobileAndOtp(page, mobile)
  await completeProfile(page, name)
  await expect(page.getByRole('dialog', { name: 'Upload Prescription' })).toBeVisible()
}
