import { expect, type Locator, type Page } from '@playwright/test'
import { pressByKeyboard, tabTo } from './by-keyboard.ts'
import { KIOSK } from './kiosk.ts'
import { photographedPage } from './papers.ts'
import { freshMobile, latestOtp } from './person.ts'

/** How somebody presses and types who has only this. */
export type Hand = {
  press: (page: Page, target: Locator) => Promise<void>
  type: (page: Page, field: Locator, text: string) => Promise<void>
}

export const touch: Hand = {
  press: (_, target) => target.tap(),
  type: async (page, field, text) => {
    await field.tap()
    const keys = page.locator('[data-screen-keys]')
    // names begin with a capital by themselves
    for (const letter of text)
      await keys
        .getByRole('button', { name: letter === ' ' ? 'space' : new RegExp(`^${letter}$`, 'i') })
        .tap()
  },
}

export const keyboard: Hand = {
  press: pressByKeyboard,
  type: async (page, field, text) => {
    await tabTo(page, field)
    await page.keyboard.type(text)
  },
}

/** An order into the hospital, from the login to the next person's first screen; `look` sees every screen on the way. */
export const orderByHand = async (
  page: Page,
  { press, type }: Hand,
  look: (step: string) => Promise<void>,
): Promise<void> => {
  const paper = await photographedPage()
  const mobile = freshMobile()
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await page.goto(`${KIOSK}/kiosk`)
  await look('mobile number')
  await type(page, page.getByLabel('Mobile number'), mobile)
  await press(page, button('Send OTP'))
  const otp = page.getByLabel('OTP')
  await expect(otp).toBeVisible()
  await look('code')
  await type(page, otp, await latestOtp(page.request, mobile))
  await press(page, button('Verify OTP'))
  const name = page.getByLabel('Name', { exact: true })
  await expect(name).toBeVisible()
  await look('name')
  await type(page, name, 'Lata Gokhale')
  await press(page, button('Complete Login'))
  await expect(page.getByRole('heading', { name: 'Welcome, Lata Gokhale' })).toBeVisible()
  await look('home')
  await press(page, page.getByRole('link', { name: 'Profile' }))
  await expect(page.getByText('No order yet')).toBeVisible()
  await look('profile')
  await press(page, page.getByRole('link', { name: 'Back' }))
  await press(page, page.getByRole('link', { name: 'Orders' }))
  await expect(button('Start')).toBeVisible()
  await look('start')
  await press(page, button('Start'))
  await expect(page.getByRole('alert')).toContainText('No camera was found')
  await look('upload')
  const chooser = page.waitForEvent('filechooser')
  await press(page, button('Choose photo'))
  await (await chooser).setFiles(paper.file)
  await expect(page.getByRole('heading', { name: 'Prescription Uploaded!' })).toBeVisible()
  await look('uploaded')
  await press(page, button('Get medicine prices'))
  await press(page, button('Home Delivery'))
  await expect(page.getByLabel('House no.')).toBeVisible()
  await look('home delivery')
  await press(page, button('Inside Hospital'))
  await look('inside the hospital')
  await type(page, page.getByLabel('Gate number'), '2')
  await press(page, button('Confirm address'))
  for (const medicine of paper.medicines)
    await expect(page.getByRole('heading', { name: medicine })).toBeVisible()
  await look('medicines')
  const go = button(/^(Proceed|Payment method)$/)
  if ((await go.textContent())?.includes('Proceed')) await press(page, go)
  await press(page, button('Payment method'))
  const place = page.getByRole('dialog').getByRole('button', { name: 'Place order' })
  await expect(place).toBeEnabled()
  await look('confirm')
  await press(page, place)
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible()
  await look('placed')
  // listened for before: the load may be over when the press is
  const loaded = page.waitForEvent('load')
  await press(page, button('Go To Home Now'))
  await loaded
  await expect(button('Start')).toBeVisible()
}
