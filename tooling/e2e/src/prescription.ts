import { expect, type Page } from '@playwright/test'

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/** Chooses the file in the open upload modal and goes on to the address. */
export const upload = async (page: Page, file: ChosenFile): Promise<void> => {
  const modal = page.getByRole('dialog', { name: 'Upload Prescription' })
  await modal.getByLabel('Prescription file').setInputFiles(file)
  await modal.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('dialog', { name: /^Address$|^Add new address$/ })).toBeVisible()
}

/** Saves a home near the Connaught Place warehouse and picks it. */
export const addHome = async (page: Page, person: { name: string; mobile: string }): Promise<void> => {
  await page.getByRole('button', { name: 'Add Address' }).click()
  const form = page.getByRole('dialog', { name: 'Add new address' })
  await form.getByRole('tab', { name: 'Home Delivery' }).click()
  await form.getByLabel('User name').fill(person.name)
  await form.getByLabel('Contact').fill(person.mobile)
  await form.getByLabel('Location label').fill('Home')
  await form.getByLabel('House no.').fill('4B')
  await form.getByLabel('Address', { exact: true }).fill('12 Janpath, Connaught Place')
  await form.getByLabel('Pincode').fill('110001')
  await form.getByLabel('District').fill('New Delhi')
  await form.getByLabel('State').fill('Delhi')
  await form.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByRole('dialog', { name: 'Address', exact: true })).toBeVisible()
}

export const confirmAddress = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await page.waitForURL('**/medicne/**')
}
