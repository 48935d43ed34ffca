import { expect } from '@playwright/test'
import { cartFrom, openConfirm, placeOrder } from './order.ts'
import { test } from './watched-test.ts'
import { photographedPage, scribblePage, typedPdf } from './papers.ts'
import { freshMobile, orderNowAsNewcomer } from './person.ts'
import { addHome, confirmAddress, upload } from './prescription.ts'
import { recordEvent } from './operations.ts'

for (const [kind, make] of [
  ['a typed PDF', typedPdf],
  ['a photographed page', photographedPage],
] as const)
  test(`a newcomer orders from ${kind} and watches the order move until it is delivered`, async ({
    page,
  }) => {
    const paper = await make()
    const person = { name: 'Asha Rao', mobile: freshMobile() }

    // The cart holds what the paper says, at quantity 1 each.
    await cartFrom(page, paper, person)
    await expect(page.getByLabel('Customer name')).toHaveValue(person.name)

    await openConfirm(page)
    await placeOrder(page).click()

    await page.waitForURL('**/order-confirmation/**')
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
    await expect(page.getByText('Order confirmed! Thank you for your purchase.')).toBeVisible()
    const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

    await recordEvent(page.request, orderId, { status: 'verified' })
    await recordEvent(page.request, orderId, { status: 'on_the_way' })
    await expect(page.getByRole('listitem').filter({ hasText: 'On the way' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await recordEvent(page.request, orderId, { status: 'delivered' })
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeHidden()

    await page.goto('/profile')
    await page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: 'Orders' }).click()
    await expect(page.getByText(/^Delivered on /)).toBeVisible()
    await expect(page.getByText('VIEW DETAILS')).toBeVisible()
  })

test('a page of scribble ends in words, a new photo and a search, never in an empty cart', async ({
  page,
}) => {
  const person = { name: 'Asha Rao', mobile: freshMobile() }
  await orderNowAsNewcomer(page, person.mobile, person.name)
  await upload(page, await scribblePage())
  await addHome(page, person)
  await confirmAddress(page)

  await expect(page.getByRole('heading', { name: 'Error Loading Prescription' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload another photo' })).toBeVisible()
  await page.getByRole('button', { name: 'Search medicines' }).click()
  await expect(page.getByRole('combobox', { name: 'Add a medicine' })).toBeVisible()
})

test('an order just placed is printed as a bill alone, cancelled, ordered anew, and cancelled from the list', async ({
  page,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const order = async (): Promise<string> => {
    await openConfirm(page)
    await placeOrder(page).click()
    await page.waitForURL('**/order-confirmation/**')
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
    return new URL(page.url()).pathname.split('/').at(-1) ?? ''
  }
  const onPaper = async (look: () => Promise<void>) => {
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await look()
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: null })
  }
  await cartFrom(page, await typedPdf(), { name: 'Asha Rao', mobile: freshMobile() })
  const first = await order()
  const bill = page.getByRole('article', { name: 'Bill' })

  // a message that is looked at stays; on paper it would cover the bill
  const thanks = page.getByText('Order confirmed! Thank you for your purchase.')
  await thanks.hover()
  await onPaper(async () => {
    await expect(bill).toContainText(`#${first}`)
    await expect(thanks).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Help with this order' })).toBeHidden()
  })

  await expect(page.getByRole('link', { name: /^Call us/ })).toHaveAttribute('href', /^tel:/)
  await expect(page.getByRole('main').getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    new RegExp(`%23${first}`),
  )

  await button('Cancel').click()
  await expect(button('No')).toBeVisible()
  await onPaper(async () => {
    await expect(bill).toBeVisible()
    await expect(button('No')).toBeHidden()
  })
  await button('No').click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  await button('Cancel').click()
  await button('Yes').click()
  await expect(page.getByRole('heading', { name: 'Order details' })).toBeVisible()
  await expect(page.getByText(/^Cancelled on /)).toBeVisible()
  await expect(button('Cancel')).toBeHidden()

  await page.goto('/profile?tab=orders')
  await button('REORDER').click()
  await page.waitForURL('**/medicne/**')
  const second = await order()
  expect(second).not.toBe(first)

  await page.goto('/profile?tab=orders')
  await button('CANCEL').click()
  await button('Yes').click()
  await expect(page.getByText(/^Cancelled on /)).toHaveCount(2)
  await expect(button('CANCEL')).toBeHidden()
})
