import { expect, test } from '@playwright/test'
import { holdScripts, layoutOf, PARTNERS, PATHS, waitUntilTypeset, wakeIslands } from './partner-pages.ts'

test.use({ baseURL: PARTNERS })

/** On the other side of the date line from where the pages were built. */
const ELSEWHERE = 'Pacific/Auckland'

for (const width of [320, 390, 768, 1280, 1920])
  for (const path of PATHS)
    test(`${path}, ${width} px wide: coming alive moves and blanks nothing`, async ({ browser }) => {
      const context = await browser.newContext({ baseURL: PARTNERS, timezoneId: ELSEWHERE })
      const page = await context.newPage()
      // what moves by itself rests in a hidden tab
      await page.addInitScript(() =>
        Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }),
      )
      const problems: string[] = []
      page.on('pageerror', ({ message }) => problems.push(message))
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      await page.setViewportSize({ width, height: 900 })
      const release = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await waitUntilTypeset(page)
      const before = await layoutOf(page)
      await release()
      await wakeIslands(page)
      await expect.poll(() => layoutOf(page)).toEqual(before)
      expect(problems).toEqual([])
      await context.close()
    })

test('what was typed before the scripts came is reckoned with, and a form is as it was left on the way back to the page', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/hospital-onboarding', { waitUntil: 'commit' })
  const share = page.getByRole('textbox', { name: 'Revenue share' })
  await share.fill('15')
  await page.getByLabel('Hospital name').fill('Demo Hospital')
  await release()
  await wakeIslands(page)
  await expect(share).toHaveValue('15')
  await expect(page.locator('#calc [aria-live]')).toContainText('₹1,40,400')

  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/about$/)
  await page.goBack()
  await wakeIslands(page)
  await expect(page.getByLabel('Hospital name')).toHaveValue('Demo Hospital')
  await expect(share).toHaveValue('15')
  await expect(page.locator('#calc [aria-live]')).toContainText('₹1,40,400')
})

test('an inquiry opens one chat, however often it is pressed, and the form comes back empty', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'a chat' }))
  const opened: string[] = []
  context.on('page', (tab) => tab.on('framenavigated', () => opened.push(tab.url())))
  await page.goto('/franchise#apply')
  await wakeIslands(page)
  const form = page.getByRole('form', { name: 'Apply for a franchise' })
  await form.getByRole('button', { name: 'Submit Inquiry' }).click()
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByRole('alert')).toHaveCount(4)
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Phone').fill('+91 90000 00001')
  await form.getByLabel('Email').fill('a@example.com')
  await form.getByLabel('Address').fill('Shop 4? Near gate')
  await expect(form.getByRole('alert')).toHaveCount(0)
  await form.getByRole('button', { name: 'Submit Inquiry' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused()
  await expect.poll(() => opened.filter((url) => url.startsWith('https://wa.me/'))).toHaveLength(1)
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeHidden()
  await expect(form.getByLabel('Name')).toHaveValue('')
})

test('without a network an inquiry waits, and nothing of it is lost', async ({ page, context }) => {
  await page.goto('/hospital-onboarding')
  await wakeIslands(page)
  const form = page.getByRole('form', { name: 'Tell us about your hospital' })
  await form.getByLabel('Hospital name').fill('Demo Hospital')
  await form.getByLabel('Contact person').fill('Asha Rao')
  await form.getByLabel('Phone').fill('011-2345 6789')
  await context.setOffline(true)
  await form.getByLabel('Phone').press('Enter')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeFocused()
  await expect(page.getByText('Hospital: Demo Hospital')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the form' }).press('Enter')
  await expect(form.getByLabel('Phone')).toHaveValue('011-2345 6789')
  expect(context.pages()).toHaveLength(1)
})

test('the franchise page begins at its top, also when it is loaded again', async ({ page }) => {
  await page.goto('/franchise')
  await page.getByRole('heading', { name: 'Questions partners ask' }).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.reload()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goto('/franchise#apply')
  await expect(page.getByRole('heading', { name: 'Apply for a franchise' })).toBeInViewport()
})

test('narrow screens show one testimonial and the third benefit, wide ones two and the page of three', async ({
  page,
}) => {
  for (const [width, voices, benefits] of [
    [390, '1 of 4', '3 of 6'],
    [1280, '1 of 2', '1 of 2'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/franchise')
    await wakeIslands(page)
    await expect(
      page.getByRole('region', { name: 'Partner testimonials' }).getByText(voices, { exact: true }),
    ).toBeAttached()
    const reasons = page.getByRole('region', { name: 'Six reasons to join' })
    await expect(reasons.getByText(benefits, { exact: true })).toBeAttached()
    const third = reasons.getByText('Open in 2 to 4 weeks')
    await third.scrollIntoViewIfNeeded()
    await expect(third).toBeInViewport()
  }
})

test('with the keyboard alone every calculator, slide and question answers', async ({ page }) => {
  await page.goto('/franchise')
  await wakeIslands(page)
  await page.getByRole('slider', { name: 'Daily sales count' }).press('End')
  await page.getByRole('button', { name: 'Calculate Earnings' }).press('Enter')
  await expect(page.locator('#calc [aria-live]')).toContainText('₹90,000')
  const benefits = page.getByRole('region', { name: 'Six reasons to join' })
  await expect(benefits.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await benefits.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(benefits.getByRole('button', { name: 'Next' })).toBeDisabled()
  const [first, second] = [page.locator('summary').nth(0), page.locator('summary').nth(1)]
  await first.press('Enter')
  await expect(page.locator('details[open]')).toHaveCount(1)
  await second.press('Enter')
  await expect(page.locator('details[open] summary')).toHaveText([/guaranteed minimum/])
  await second.press('Enter')
  await expect(page.locator('details[open]')).toHaveCount(0)
})

test('every page names a picture to be shared with, which is there, and stands in the sitemap', async ({
  page,
}) => {
  for (const path of PATHS) {
    await page.goto(path)
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
    // asked for in the page: the browser knows our host names, Node need not
    const shown = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return { width: image.naturalWidth, height: image.naturalHeight }
    }, picture ?? '')
    expect(shown).toEqual({ width: 1200, height: 630 })
    const sitemap = await page.evaluate(async () => (await fetch('/sitemap.xml')).text())
    expect(sitemap).toContain(`<loc>${PARTNERS}${path}</loc>`)
  }
})

for (const path of PATHS)
  test(`${path} is walked through with Tab, and everything that can be pressed is met on the way`, async ({
    page,
  }) => {
    await page.goto(path)
    await wakeIslands(page)
    const reachable = await page
      .locator('a[href], button:enabled, input, select, textarea, summary')
      .filter({ visible: true })
      .count()
    const met = new Set<string>()
    for (let step = 0; step < reachable + 5; step += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return undefined
        const { width, height } = element.getBoundingClientRect()
        const all = [...document.querySelectorAll('*')]
        return { id: String(all.indexOf(element)), seen: width > 0 && height > 0 }
      })
      if (!focused) break
      expect(focused.seen).toBe(true)
      met.add(focused.id)
    }
    expect(met.size).toBe(reachable)
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page is read to its end', async ({ page }) => {
    for (const path of PATHS) {
      await page.goto(path)
      const hidden = page
        .locator('main')
        .locator('p, li, h1, h2, h3, dt, dd, blockquote')
        .filter({ visible: false })
      // answers that a press opens, and what only scripts would show
      const missing = await hidden.evaluateAll((elements) =>
        elements
          .filter(
            (element) => !element.closest('details, form, .sr-only, [class~="noscript:hidden"], .hidden'),
          )
          .map(({ textContent }) => textContent),
      )
      expect(missing).toEqual([])
    }
  })

  test('a question opens, a slide is pushed by hand, and inquiries have another way', async ({ page }) => {
    await page.goto('/franchise')
    await page.locator('summary').first().click()
    await expect(page.getByText(/depending on the place/)).toBeVisible()
    const slides = page.locator('[aria-roledescription="carousel"] > div').first()
    await expect(slides).toHaveCSS('overflow-x', 'auto')
    // only as inner text: otherwise Playwright leaves out what stands in a noscript
    await expect(page.locator('#calc [aria-live]')).toContainText('750 a day', { useInnerText: true })
    await expect(page.getByRole('button', { name: 'Submit Inquiry' })).toBeHidden()
    await expect(page.getByRole('main').getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    )
  })
})
