import { expect, test } from '@playwright/test'
import { cartFrom, openConfirm, placeOrder } from './order.ts'
import { typedPdf } from './papers.ts'
import { enterMobileAndOtp, freshMobile } from './person.ts'

test('what is done in one tab is seen in the other, and two carts make one order', async ({
  page,
  context,
}) => {
  const person = { name: 'Asha Rao', mobile: freshMobile() }
  const paper = await typedPdf()
  const [first = ''] = paper.medicines
  await cartFrom(page, paper, person)

  // the same cart in another tab, as far as it had come
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { name: first })).toBeVisible()
  await openConfirm(page)
  await openConfirm(other)
  await placeOrder(page).click()
  await page.waitForURL('**/order-confirmation/**')
  await placeOrder(other).click()
  const question = other.getByRole('alertdialog', { name: 'You have an open order' })
  await question.getByRole('button', { name: 'No', exact: true }).click()
  await page.goto('/profile?tab=orders')
  await expect(page.getByRole('button', { name: 'TRACK ORDER' })).toHaveCount(1)

  // logged out here, nobody is there either, and nothing private is left on the screen
  await page.getByRole('button', { name: 'Account menu, Asha Rao' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Please log in' })).toBeVisible()
  await expect(other.getByRole('heading', { name: first })).toHaveCount(0)

  // and in again
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await enterMobileAndOtp(page, person.mobile)
  await expect(other.getByRole('button', { name: 'Account menu, Asha Rao' })).toBeVisible()
})
