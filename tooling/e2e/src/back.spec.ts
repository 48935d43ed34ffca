import { expect, test } from '@playwright/test'
import { openConfirm, placeOrder } from './order.ts'
import { typedPdf } from './papers.ts'
import { freshMobile, latestOtp } from './person.ts'
import { addHome } from './prescription.ts'

test('double presses do each thing once, and Back and Forward lead where a person expects', async ({
  page,
}) => {
  const paper = await typedPdf()
  const [first = ''] = paper.medicines
  const mobile = freshMobile()
  const calls = new Map<string, number>()
  page.on('request', (request) => {
    const name = `${request.method()} ${new URL(request.url()).pathname}`
    calls.set(name, (calls.get(name) ?? 0) + 1)
  })
  const asked = (name: string) => calls.get(name) ?? 0
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Order now', exact: true }).first().dblclick()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile)
  await button('Send OTP').dblclick()
  await page.getByRole('textbox', { name: 'OTP' }).fill(await codeOf())
  await button('Verify OTP').dblclick()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Asha Rao')
  await button('Complete Login').dblclick()
  const modal = page.getByRole('dialog', { name: 'Upload Prescription' })
  await modal.getByLabel('Prescription file').setInputFiles(paper.file)
  await modal.getByRole('button', { name: 'Next' }).dblclick()
  await addHome(page, { name: 'Asha Rao', mobile })
  await button('Confirm address').dblclick()
  await page.waitForURL('**/medicne/**')
  await expect(page.getByRole('heading', { name: first })).toBeVisible()
  const cart = page.url()
  for (const name of [
    'POST /api/auth/send-otp',
    'POST /api/auth/verify-otp',
    'POST /api/auth/complete-profile',
    'POST /api/prescriptions/upload',
    'POST /api/users/add-addresses',
  ])
    expect(asked(name), name).toBe(1)

  // back at the start nothing lies over the page; forward is the cart again
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goForward()
  await expect(page.getByRole('heading', { name: first })).toBeVisible()

  // Back leaves the drawer with its page
  await openConfirm(page)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goForward()
  await openConfirm(page)
  await placeOrder(page).dblclick()
  await page.waitForURL('**/order-confirmation/**')
  expect(asked('POST /api/orders/create-order')).toBe(1)

  // the order stands in the cart's place: Back does not lead to what was ordered
  await page.goBack()
  await expect(page).toHaveURL('/')
  expect(page.url()).not.toBe(cart)

  async function codeOf() {
    await expect(page.getByRole('textbox', { name: 'OTP' })).toBeVisible()
    return latestOtp(page.request, mobile)
  }
})
