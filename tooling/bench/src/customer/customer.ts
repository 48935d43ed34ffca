import { openConfirm, placeOrder } from '@dawadoot/e2e/order'
import { longPdf } from '@dawadoot/e2e/papers'
import { freshMobile, orderNowAsNewcomer } from '@dawadoot/e2e/person'
import { addHome, confirmAddress, upload } from '@dawadoot/e2e/prescription'
import type { Browser, Page } from 'playwright'
import { PROFILES } from '../web/profiles.ts'
import type { UnwatchedVisit } from '../web/unwatched-visit.ts'
import { startVisit } from '../web/visit.ts'

/** A line of the cart, counted by what changes its quantity. */
export const LINES = 'article [role=group] output'

/** What a browser keeps of somebody who is signed in, and where their pages are. */
export type Customer = {
  local: Record<string, string>
  session: Record<string, string>
  result: string
  order: string | undefined
}

const stored = async (page: Page) =>
  page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)) as Record<string, string>,
    session: Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>,
  }))

/** A newcomer whose prescription of so many lines has been read, and who may have ordered what it says. */
export const becomeCustomer = async (
  browser: Browser,
  port: number,
  { lines, orders }: { lines: number; orders: boolean },
): Promise<Customer> => {
  const visit = await startVisit(browser, port, PROFILES.plain)
  const { page } = visit
  const person = { name: 'Asha Rao', mobile: freshMobile() }
  await orderNowAsNewcomer(page, person.mobile, person.name)
  await upload(page, await longPdf(lines))
  await addHome(page, person)
  await confirmAddress(page)
  const { pathname: result } = new URL(page.url())
  await page
    .locator(LINES)
    .nth(lines * 0.9 - 1)
    .waitFor({ timeout: 120_000 })
  const kept = await stored(page)
  let order: string | undefined
  if (orders) {
    await openConfirm(page)
    await placeOrder(page).click()
    await page.waitForURL('**/order-confirmation/**')
    order = new URL(page.url()).pathname.replace('order-confirmation', 'order-details')
  }
  await visit.end()
  return { ...kept, result, order }
}

/** Puts what the customer's browser keeps into a page that has not been opened yet. */
export const signInAs = (
  { beforeScripts }: Pick<UnwatchedVisit, 'beforeScripts'>,
  { local, session }: Customer,
): Promise<unknown> =>
  beforeScripts(
    (kept) => {
      for (const [name, value] of Object.entries(kept.local)) localStorage.setItem(name, value)
      for (const [name, value] of Object.entries(kept.session)) sessionStorage.setItem(name, value)
    },
    { local, session },
  )
