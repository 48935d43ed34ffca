import { expect } from '@playwright/test'
import { cartFrom, openConfirm, placeOrder } from './order.ts'
import { test } from './watched-test.ts'
import { typedPdf } from './papers.ts'
import { enterMobileAndOtp, freshMobile, orderNowAsNewcomer } from './person.ts'
import { addHome, confirmAddress, upload } from './prescription.ts'

test('a reload at every step keeps what was done, or starts the step anew', async ({ page }) => {
  const paper = await typedPdf()
  const person = { name: 'Asha Rao', mobile: freshMobile() }

  // In the login dialog: the page comes back without it, and nothing is half signed in.
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Order now', exact: true }).first().click()
  await page.getByLabel('Mobile number').fill(person.mobile)
  await page.reload()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()

  // In the upload: still signed in, the upload starts anew.
  await orderNowAsNewcomer(page, person.mobile, person.name)
  await page.reload()
  await page.getByRole('main').getByRole('button', { name: 'Order now', exact: true }).first().click()
  await upload(page, paper.file)

  // In the address step: the address that was saved is still there.
  await addHome(page, person)
  await page.reload()
  await page.getByRole('main').getByRole('button', { name: 'Order now', exact: true }).first().click()
  if (await page.getByLabel('Prescription file').count()) await upload(page, paper.file)
  await confirmAddress(page)

  // In the loader and in the cart: the reading is not begun again, quantities stay.
  await page.reload()
  const [first = ''] = paper.medicines
  await expect(page.getByRole('heading', { name: first })).toBeVisible()
  const quantity = page.getByRole('group', { name: `Quantity of ${first}` })
  await quantity.getByRole('button', { name: 'One more' }).click()
  await expect(quantity.getByRole('status')).toHaveText('2')
  await page.reload()
  await expect(quantity.getByRole('status')).toHaveText('2')

  // In the confirm drawer: back at the cart; on the order screen: the same order, not confirmed a second time.
  await openConfirm(page)
  await page.reload()
  await openConfirm(page)
  await placeOrder(page).click()
  await page.waitForURL('**/order-confirmation/**')
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()

  const history = await page.evaluate(async () => {
    const token: unknown = JSON.parse(localStorage.getItem('authToken') ?? 'null')
    const reply = await fetch('/api/orders/history', {
      headers: { authorization: `Bearer ${String(token)}` },
    })
    return (await reply.json()) as { data: { orders: unknown[] } }
  })
  expect(history.data.orders).toHaveLength(1)
})

test('an answer that is lost on its way, and a second click, make one order', async ({ page }) => {
  const person = { name: 'Asha Rao', mobile: freshMobile() }
  await cartFrom(page, await typedPdf(), person)
  await openConfirm(page)

  // The server takes the order; its answer never arrives.
  let lost = 0
  const keys: (string | undefined)[] = []
  await page.route('**/api/orders/create-order', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    const answer = await route.fetch()
    if (lost > 0) return route.fulfill({ response: answer })
    lost += 1
    return route.abort('connectionreset')
  })
  await placeOrder(page).click()
  await expect(page.getByText('Network Error: Please check your connection').first()).toBeVisible()
  await placeOrder(page).dblclick()
  await page.waitForURL('**/order-confirmation/**')
  expect(new Set(keys).size).toBe(1)

  await page.goto('/profile?tab=orders')
  await expect(page.getByRole('button', { name: 'TRACK ORDER' })).toHaveCount(1)
})

test('a session that the server ended leads through the login back to the cart as it was', async ({
  page,
}) => {
  const person = { name: 'Asha Rao', mobile: freshMobile() }
  const paper = await typedPdf()
  await cartFrom(page, paper, person)
  const [first = ''] = paper.medicines
  const quantity = page.getByRole('group', { name: `Quantity of ${first}` })
  await quantity.getByRole('button', { name: 'One more' }).click()

  await page.evaluate(async () => {
    const token: unknown = JSON.parse(localStorage.getItem('authToken') ?? 'null')
    await fetch('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${String(token)}` } })
  })
  await openConfirm(page)
  await placeOrder(page).click()
  await expect(page.getByText('Your session has ended. Please log in again.').first()).toBeVisible()
  await enterMobileAndOtp(page, person.mobile)
  await expect(quantity.getByRole('status')).toHaveText('2')
})

test('a press before the scripts have come is not lost', async ({ page }) => {
  let held = true
  const release: (() => void)[] = []
  await page.route('**/assets/*.js', async (route) => {
    if (held) await new Promise<void>((go) => release.push(go))
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const answered = page.waitForRequest('**/?order=1')
  await page.getByRole('main').getByRole('button', { name: 'Order now', exact: true }).first().click()
  await answered
  held = false
  for (const go of release) go()
  await expect(page.getByRole('dialog', { name: 'Login to Dawadoot' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('the login is laid out before anybody presses for it, and nobody sees it', async ({ page }) => {
  await page.goto('/')
  const login = page.locator('dialog')
  await expect
    .poll(async () => (await login.locator('form').boundingBox())?.height ?? 0, { timeout: 20_000 })
    .toBeGreaterThan(100)
  await expect(login).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
