import { expect, type Page } from '@playwright/test'
import type { Paper } from './papers.ts'
import { orderNowAsNewcomer } from './person.ts'
import { addHome, confirmAddress, upload } from './prescription.ts'

export type Person = { name: string; mobile: string }

/** A newcomer with a cart that holds what the paper says. */
export const cartFrom = async (page: Page, { file, medicines }: Paper, person: Person): Promise<void> => {
  await orderNowAsNewcomer(page, person.mobile, person.name)
  await upload(page, file)
  await addHome(page, person)
  await confirmAddress(page)
  for (const name of medicines) await expect(page.getByRole('heading', { name })).toBeVisible()
}

/** Takes what is out of stock out of the cart, as Proceed does, and opens the confirm drawer. */
export const openConfirm = async (page: Page): Promise<void> => {
  const action = page.getByRole('button', { name: /^(Proceed|Payment method)$/ })
  if ((await action.textContent())?.includes('Proceed')) await action.click()
  await page.getByRole('button', { name: 'Payment method' }).click()
  await expect(placeOrder(page)).toBeEnabled()
}

export const placeOrder = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Place order' })
