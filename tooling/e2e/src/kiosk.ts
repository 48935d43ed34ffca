import { expect, type Page } from '@playwright/test'
import type { Paper } from './papers.ts'
import { latestOtp } from './person.ts'
import { SITES } from './places.ts'

export const KIOSK = SITES.kiosk

export type Patient = {
  name: string
  mobile: string
  house: string
  street: string
}

/** From the login screen of the kiosk to its home, as somebody new. */
export const signInAtKiosk = async (page: Page, { name, mobile }: Patient): Promise<void> => {
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  // the code is there once the step that asks for it is
  await expect(page.getByLabel('OTP')).toBeVisible()
  await page.getByLabel('OTP').fill(await latestOtp(page.request, mobile))
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Complete Login' }).click()
  await expect(page.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible()
}

/** From home to the upload. */
export const startOrder = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('button', { name: 'Choose photo' })).toBeVisible()
}

export const sendPhoto = async (page: Page, { file }: Paper): Promise<void> => {
  await page.getByLabel('Prescription file').setInputFiles(file)
  await expect(page.getByRole('heading', { name: 'Prescription Uploaded!' })).toBeVisible()
}

export const toDetails = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Get medicine prices' }).click()
  await expect(page.getByRole('heading', { name: 'Delivery and personal details' })).toBeVisible()
}

export const fillHome = async (page: Page, { house, street }: Patient): Promise<void> => {
  await page.getByRole('button', { name: 'Home Delivery' }).click()
  await page.getByLabel('House no.').fill(house)
  await page.getByLabel('Address', { exact: true }).fill(street)
  await page.getByLabel('Pincode').fill('110001')
}

export const toMedicines = async (page: Page, { medicines }: Paper): Promise<void> => {
  await page.getByRole('button', { name: 'Confirm address' }).click()
  for (const name of medicines) await expect(page.getByRole('heading', { name })).toBeVisible()
}

/** The order's number. */
export const orderHere = async (page: Page): Promise<string> => {
  const action = page.getByRole('button', { name: /^(Proceed|Payment method)$/ })
  if ((await action.textContent())?.includes('Proceed')) await action.click()
  await page.getByRole('button', { name: 'Payment method' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible()
  return ((await page.getByText(/^#/).textContent()) ?? '').slice(1)
}
