import { expect, type Page } from '@playwright/test'
import { test } from './watched-test.ts'

test.use({ serviceWorkers: 'allow' })

/** The page as whoever was here before opens it: what the app needs is kept on the device. */
const beHereBefore = async (page: Page) => {
  await page.goto('/')
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
  await page.reload()
}

test('somebody who has been here before opens the site without a connection, and is told so', async ({
  page,
  context,
}) => {
  await beHereBefore(page)
  await context.setOffline(true)

  await page.goto('/notice')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we use your data')
  await expect(page.getByText('You are offline.')).toBeVisible()

  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Order now' }).first().click()
  const number = page.getByRole('dialog').getByRole('textbox')
  await number.fill('98220')

  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
  await expect(number).toHaveValue('98220')
})

test('what is kept on the device comes from there and an answer from the server: neither waits for the service worker', async ({
  page,
}) => {
  await beHereBefore(page)
  await page.evaluate(async () => (await fetch('/api/pincode/110001')).text())
  const cameFrom = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*\.js$|\/api\//.test(name))
        .map((entry) => ({ folder: new URL(entry.name).pathname.split('/')[1], ...entry.toJSON() })),
    )
  // the browser notes a request a moment after it is answered
  await expect
    .poll(async () => (await cameFrom()).map(({ folder }) => folder))
    .toEqual(expect.arrayContaining(['api', 'assets']))
  for (const entry of await cameFrom())
    expect(entry).toMatchObject({ workerMatchedSourceType: entry.folder === 'api' ? 'network' : 'cache' })
})
