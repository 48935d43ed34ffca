import { expect } from '@playwright/test'
import { test } from './watched-test.ts'

test.use({ serviceWorkers: 'allow' })

test('somebody who has been here before opens the site without a connection, and is told so', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
  await page.reload()
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
