import { expect, test, type Page } from '@playwright/test'
import { cartFrom, openConfirm, placeOrder } from './order.ts'
import { typedPdf } from './papers.ts'
import { freshMobile } from './person.ts'

/** Runs in the page before any of its own scripts. */
const TROUBLES = {
  'cannot be reached': () => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
} as const

/** Nothing that the page did not foresee. */
const faultsOf = (page: Page): string[] => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  return faults
}

for (const [kind, trouble] of Object.entries(TROUBLES))
  test(`an order is placed in a browser whose storage ${kind}`, async ({ page }) => {
    const faults = faultsOf(page)
    await page.addInitScript(trouble)
    await cartFrom(page, await typedPdf(), { name: 'Asha Rao', mobile: freshMobile() })
    await openConfirm(page)
    await placeOrder(page).click()
    await page.waitForURL('**/order-confirmation/**')
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
    expect(faults).toEqual([])
  })

test('what is stored by an older version, or damaged, is passed over at each step of the order path', async ({
  page,
}) => {
  const faults = faultsOf(page)
  const paper = await typedPdf()
  const [first = ''] = paper.medicines
  /** Texts that are no JSON, JSON of another kind, and what an older version wrote. */
  const NONSENSE = ['{"half', '[]', '"text"', '{"version":99,"auth":"{\\"otpSent\\":true}"}']
  const spoil = (keys: readonly string[]) =>
    page.evaluate(
      ({ names, texts }) => {
        for (const [index, name] of names.entries())
          for (const storage of [localStorage, sessionStorage])
            storage.setItem(name, texts[index % texts.length] ?? '')
      },
      { names: keys, texts: NONSENSE },
    )
  const DRAFTS = [
    'persist:root',
    'medicinesData',
    'prescriptionStatus',
    'checkout',
    'selectedAddress',
    'userLocation',
  ]

  // before anybody is here
  await page.goto('/')
  await spoil(['authToken', 'user', ...DRAFTS])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()

  // in the cart, and over its drawer
  await cartFrom(page, paper, { name: 'Asha Rao', mobile: freshMobile() })
  for (let turn = 0; turn < NONSENSE.length; turn++) {
    await spoil([...DRAFTS.slice(turn), ...DRAFTS.slice(0, turn)])
    await page.reload()
    await expect(page.getByRole('heading', { name: first })).toBeVisible()
  }
  await openConfirm(page)
  await spoil(['checkout', 'medicinesData'])
  await placeOrder(page).click()
  await page.waitForURL('**/order-confirmation/**')

  // on the order
  await spoil(DRAFTS)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()

  // a damaged person is nobody
  await spoil(['user'])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Login' }).first()).toBeVisible()
  expect(faults).toEqual([])
})
