import { expect, type Page, test } from '@playwright/test'
import {
  fillHome,
  KIOSK,
  orderHere,
  type Patient,
  sendPhoto,
  signInAtKiosk,
  startOrder,
  toDetails,
  toMedicines,
} from './kiosk.ts'
import { photographedPage } from './papers.ts'
import { freshMobile } from './person.ts'
import { everythingHeld, listenToAnswers } from './traces.ts'

// as on a device: the offline shell is there too, and must keep nothing of anybody
test.use({ serviceWorkers: 'allow', viewport: { width: 1080, height: 1920 }, hasTouch: true })

const patient = (name: string, house: string, street: string): Patient => ({
  name,
  mobile: freshMobile(),
  house,
  street,
})
const lata = () => patient('Lata Gokhale', 'Wada 9', 'Peepal Lane')
const imran = () => patient('Imran Shaikh', 'Flat 3', 'Rajiv Chowk')

/** What would give a person away, in the spellings that the app uses. */
const tracesOf = ({ name, mobile, house, street }: Patient, more: readonly string[] = []) => [
  name,
  mobile,
  `${mobile.slice(0, 5)} ${mobile.slice(5)}`,
  house,
  street,
  ...more,
]

const expectNothingOf = async (page: Page, traces: readonly string[]): Promise<void> => {
  const held = await everythingHeld(page)
  for (const trace of traces) expect(held, trace).not.toContain(trace)
}

const open = async (page: Page): Promise<void> => {
  await page.goto(`${KIOSK}/kiosk`)
  await expect(page.getByText('Demo Hospital')).toBeVisible()
}
const atLogin = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Welcome to Kiosk' })).toBeVisible({ timeout: 60_000 })

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1080, height: 1920 },
]

/** The screen is a kiosk's, in both sizes: no way out, no menus, nothing to select, nothing that the browser fills in. */
const expectKiosk = async (page: Page): Promise<void> => {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expectKioskNow(page)
  }
}
const expectKioskNow = async (page: Page): Promise<void> => {
  const found = await page.evaluate(() => {
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
    document.body.dispatchEvent(menu)
    // a toast, a dialog's edge, a key: nothing may lie between a finger and the end of a session
    const end = [...document.querySelectorAll('button')].find((one) => one.textContent === 'End session')
    end?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const place = end?.getBoundingClientRect()
    const corners = place
      ? [
          [place.left + 8, place.top + 8],
          [place.right - 8, place.top + 8],
          [place.left + place.width / 2, place.top + place.height / 2],
          [place.left + 8, place.bottom - 8],
          [place.right - 8, place.bottom - 8],
        ]
      : []
    return {
      endIsSmall: place !== undefined && place.height < 64,
      endIsCovered: corners.some(([x = 0, y = 0]) => !end?.contains(document.elementFromPoint(x, y))),
      waysOut: [...document.querySelectorAll('a[href], form[action]')]
        .map((element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '')
        .filter((href) => new URL(href, location.href).origin !== location.origin),
      menu: !menu.defaultPrevented,
      smallActions: [...document.querySelectorAll('.kiosk-foot :is(button, a)')]
        .filter((action) => action.checkVisibility() && action.getBoundingClientRect().height < 64)
        .map((action) => action.outerHTML),
      selectable: getComputedStyle(document.querySelector('h1') ?? document.body).userSelect !== 'none',
      filledIn: [...document.querySelectorAll('input:not([type=file], [type=radio], [aria-hidden=true])')]
        .filter((input) => input.getAttribute('autocomplete') !== 'off')
        .map((input) => input.outerHTML),
    }
  })
  expect(found).toEqual({
    endIsSmall: false,
    endIsCovered: false,
    waysOut: [],
    menu: false,
    smallActions: [],
    selectable: false,
    filledIn: [],
  })
}

test('who orders leaves nothing for the person after them', async ({ page }) => {
  const paper = await photographedPage()
  const first = lata()
  const second = imran()
  await open(page)
  await expectKiosk(page)
  await signInAtKiosk(page, first)
  await expect(page.getByText('Profile completed successfully!')).toBeVisible()
  await expectKiosk(page)
  await startOrder(page)
  await expectKiosk(page)
  await sendPhoto(page, paper)
  const picture = await page.getByAltText('Your prescription').getAttribute('src')
  await toDetails(page)
  await expectKiosk(page)
  await fillHome(page, first)
  await expectKiosk(page)
  await toMedicines(page, paper)
  await expectKiosk(page)
  const orderId = await orderHere(page)
  const token = await page.evaluate(() => sessionStorage.getItem('authToken'))
  // the journey looks where it should: all of it was there
  const before = await everythingHeld(page)
  for (const trace of [first.name, first.mobile, orderId]) expect(before).toContain(trace)

  // listened for before: the load may be over when the press is
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Go To Home Now' }).click()
  await loaded
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  const traces = tracesOf(first, [...paper.medicines, orderId, JSON.parse(token ?? '"none"')])
  await expectNothingOf(page, traces)
  // the picture that was shown is nobody's any more
  const gone = await page.evaluate(
    (url) =>
      fetch(url).then(
        () => false,
        () => true,
      ),
    picture ?? 'blob:none',
  )
  expect(gone).toBe(true)

  const { heard } = listenToAnswers(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await signInAtKiosk(page, second)
  await expectNothingOf(page, traces)
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByText('No order yet')).toBeVisible()
  await expectNothingOf(page, traces)
  await page.getByRole('link', { name: 'Back' }).click()
  await startOrder(page)
  await expectNothingOf(page, traces)
  await sendPhoto(page, paper)
  await toDetails(page)
  await expect(page.getByLabel('User name')).toHaveValue(second.name)
  await expectNothingOf(page, traces)
  await fillHome(page, second)
  await toMedicines(page, paper)
  const ofFirst = tracesOf(first, [orderId])
  await expectNothingOf(page, ofFirst)
  await page.getByRole('button', { name: /^(Proceed|Payment method)$/ }).click()
  await expectNothingOf(page, ofFirst)
  const answers = await heard()
  for (const trace of ofFirst) expect(answers, trace).not.toContain(trace)
})

/** Ways to go in the middle of an order, each from the step where most has been typed. */
const ENDINGS: Record<string, (page: Page) => Promise<void>> = {
  'is idle for 90 seconds': async (page) => {
    await page.clock.fastForward(61_000)
    await expect(page.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible()
    await page.clock.fastForward(31_000)
  },
  'ends the session': (page) => page.getByRole('button', { name: 'End session' }).click(),
  'asks for everything to be deleted': async (page) => {
    await page.clock.fastForward(61_000)
    await page.getByRole('button', { name: 'Delete now' }).click()
  },
  'goes back and forth': async (page) => {
    await page.goBack()
    await page.goForward()
    // the address was the order's, and its first step asks for nobody
    await page.getByRole('button', { name: 'Start' }).click()
  },
}

for (const [how, end] of Object.entries(ENDINGS))
  test(`nothing is left of a person who ${how}`, async ({ page }) => {
    const paper = await photographedPage()
    const first = lata()
    await page.clock.install()
    await open(page)
    await signInAtKiosk(page, first)
    await startOrder(page)
    await sendPhoto(page, paper)
    await toDetails(page)
    await fillHome(page, first)
    await end(page)
    await page.clock.runFor(5000)
    await atLogin(page)
    await expectNothingOf(page, tracesOf(first))
    const { heard } = listenToAnswers(page)
    const second = imran()
    await signInAtKiosk(page, second)
    await expectNothingOf(page, tracesOf(first))
    const answers = await heard()
    for (const trace of tracesOf(first)) expect(answers, trace).not.toContain(trace)
  })

test('a crash wipes, and the kiosk starts again by itself once the server answers', async ({ page }) => {
  const first = lata()
  await page.route('**/assets/order-page*.js', (route) => route.abort())
  await page.clock.install()
  await open(page)
  await signInAtKiosk(page, first)
  await page.getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!')
  await page.unroute('**/assets/order-page*.js')
  await page.route('**/api/kiosk/device', (route) => route.abort())
  await page.clock.runFor(11_000)
  await expect(page.getByRole('alertdialog', { name: 'No connection' })).toBeVisible()
  await expectNothingOf(page, tracesOf(first))
  await page.unroute('**/api/kiosk/device')
  await page.clock.runFor(10_000)
  await atLogin(page)
  await expectNothingOf(page, tracesOf(first))
})

test('a reload at any step but home ends the session', async ({ page }) => {
  const paper = await photographedPage()
  const start = page.getByRole('button', { name: 'Start' })
  const toUploaded = async () => {
    await startOrder(page)
    await sendPhoto(page, paper)
  }
  const toAddress = async (by: Patient) => {
    await toUploaded()
    await toDetails(page)
    await fillHome(page, by)
  }
  const STEPS: readonly ((by: Patient) => Promise<void>)[] = [
    () => page.getByRole('link', { name: 'Orders' }).click(),
    () => startOrder(page),
    toUploaded,
    toAddress,
    async (by) => {
      await toAddress(by)
      await toMedicines(page, paper)
    },
    async (by) => {
      await toAddress(by)
      await toMedicines(page, paper)
      await orderHere(page)
    },
  ]
  for (const go of STEPS) {
    const first = lata()
    await open(page)
    await signInAtKiosk(page, first)
    await page.reload()
    await expect(page.getByRole('heading', { name: `Welcome, ${first.name}` })).toBeVisible()
    await go(first)
    await page.reload()
    await expect(start).toBeVisible()
    await expectNothingOf(page, tracesOf(first))
    await start.click()
    await atLogin(page)
  }
})
