import { expect, test } from '@playwright/test'
import { pressByKeyboard, tabTo, typeInto } from './by-keyboard.ts'
import { expectAccessible, expectWhole } from './check-page.ts'
import { openConfirm, placeOrder } from './order.ts'
import { typedPdf } from './papers.ts'
import { freshMobile, latestOtp, orderNowAsNewcomer } from './person.ts'
import { addHome, confirmAddress, upload } from './prescription.ts'

test('a newcomer orders by keyboard alone, and every step is accessible', async ({ page }) => {
  const paper = await typedPdf()
  const mobile = freshMobile()
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  await page.goto('/')
  await expectAccessible(page, 'landing page')
  await pressByKeyboard(
    page,
    page.getByRole('main').getByRole('button', { name: 'Order now', exact: true }).first(),
  )

  // the first field of each step has the focus
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeFocused()
  await expectAccessible(page, 'number')
  await page.keyboard.type(mobile)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'OTP' })).toBeFocused()
  await expectAccessible(page, 'code')
  await page.keyboard.type(await latestOtp(page.request, mobile))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await expectAccessible(page, 'name')
  await page.keyboard.type('Asha Rao')
  await page.keyboard.press('Enter')

  const modal = page.getByRole('dialog', { name: 'Upload Prescription' })
  await expect(modal).toBeVisible()
  await expectAccessible(page, 'upload')
  // Escape does not close it, and Tab does not leave it
  await page.keyboard.press('Escape')
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press(presses < 6 ? 'Tab' : 'Shift+Tab')
    // the browser's own bar comes round between the last and the first
    const outside = await page.evaluate(() => {
      const { activeElement: at } = document
      return at !== null && at !== document.body && !at.closest('dialog')
    })
    expect(outside).toBe(false)
  }
  await expect(modal).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await pressByKeyboard(page, modal.getByRole('button', { name: 'Browse' }))
  await (await chooser).setFiles(paper.file)
  await pressByKeyboard(page, modal.getByRole('button', { name: 'Next' }))

  await pressByKeyboard(page, button('Add Address'))
  await tabTo(page, page.getByRole('tab', { name: 'Inside Hospital' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Home Delivery' })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page, 'address form')
  await typeInto(page, page.getByLabel('Address', { exact: true }), '12 Janpath, Connaught Place')
  await typeInto(page, page.getByLabel('Pincode'), '110001')
  await expect(page.getByLabel('District')).not.toHaveValue('')
  await pressByKeyboard(page, button('Save Address'))
  await expect(page.getByRole('dialog', { name: 'Address', exact: true })).toBeVisible()
  await expectAccessible(page, 'address')
  await pressByKeyboard(page, button('Confirm address'))

  const [first = ''] = paper.medicines
  await expect(page.getByRole('heading', { name: first })).toBeVisible()
  await expectAccessible(page, 'cart')
  const quantity = page.getByRole('group', { name: `Quantity of ${first}` })
  await pressByKeyboard(page, quantity.getByRole('button', { name: 'One more' }))
  await expect(quantity.getByRole('status')).toHaveText('2')
  const action = page.getByRole('region', { name: 'Payment summary' }).getByRole('button')
  if ((await action.textContent())?.includes('Proceed')) await pressByKeyboard(page, action)
  await expect(action).toHaveText('Payment method')
  await pressByKeyboard(page, action)
  await expect(placeOrder(page)).toBeEnabled()
  await expectAccessible(page, 'confirm drawer')
  await pressByKeyboard(page, placeOrder(page))

  await page.waitForURL('**/order-confirmation/**')
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  await expectAccessible(page, 'order')
  await pressByKeyboard(page, page.getByRole('main').getByRole('button', { name: 'Cancel' }))
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' })
  await expect(question).toBeVisible()
  await expectAccessible(page, 'question')
  await pressByKeyboard(page, question.getByRole('button', { name: 'No', exact: true }))
  await expect(question).toBeHidden()

  for (const tab of ['personal', 'orders', 'addresses']) {
    await page.goto(`/profile?tab=${tab}`)
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
    await expectAccessible(page, `profile, ${tab}`)
  }
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expectAccessible(page, 'a page that is not there')
})

test('the account menu opens, is walked, and closes by Escape, by its button and by a press elsewhere', async ({
  page,
}) => {
  await orderNowAsNewcomer(page, freshMobile(), 'Asha Rao')
  await page.reload()
  const menu = page.getByRole('button', { name: 'Account menu, Asha Rao' })
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' })

  await pressByKeyboard(page, menu)
  await expect(logout).toBeVisible()
  await expectAccessible(page, 'account menu')
  await tabTo(page, logout)
  await page.keyboard.press('Escape')
  await expect(logout).toBeHidden()
  await expect(menu).toBeFocused()

  await menu.click()
  await expect(logout).toBeVisible()
  await menu.click()
  await expect(logout).toBeHidden()

  await menu.click()
  await expect(logout).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(logout).toBeHidden()
})

test('at 400 % zoom and with text twice as large nothing is cut off and nothing scrolls sideways', async ({
  page,
}) => {
  const paper = await typedPdf()
  const person = { name: 'Sunita Deshpande Venkataraman', mobile: freshMobile() }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  /** 1280 x 1024 seen at 400 %; and a window of 640 px whose text is twice as large. */
  const inBoth = async (step: string) => {
    for (const [width, size] of [
      [320, '100%'],
      [640, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: width === 320 ? 256 : 512 })
      await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size)
      await expectWhole(page, `${step}, ${width} px, text ${size}`)
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await page.setViewportSize({ width: 1280, height: 1024 })
  }

  await page.goto('/')
  await inBoth('landing page')
  await orderNowAsNewcomer(page, person.mobile, person.name)
  await inBoth('upload')
  await upload(page, paper.file)
  await page.getByRole('button', { name: 'Add Address' }).click()
  await inBoth('address form')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await addHome(page, person)
  await inBoth('address')
  await confirmAddress(page)
  await expect(page.getByRole('heading', { name: paper.medicines[0] ?? '' })).toBeVisible()
  await inBoth('cart')
  await openConfirm(page)
  await inBoth('confirm drawer')
  await placeOrder(page).click()
  await page.waitForURL('**/order-confirmation/**')
  await inBoth('order')
  for (const tab of ['personal', 'orders', 'addresses']) {
    await page.goto(`/profile?tab=${tab}`)
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
    await inBoth(`profile, ${tab}`)
  }
})

test('two fingers zoom in over the open upload', async ({ page, context }) => {
  await orderNowAsNewcomer(page, freshMobile(), 'Asha Rao')
  await expect(page.getByRole('dialog', { name: 'Upload Prescription' })).toBeVisible()
  const seenAt = () => page.evaluate(() => window.visualViewport?.scale)
  expect(await seenAt()).toBe(1)
  const fingers = await context.newCDPSession(page)
  await fingers.send('Input.synthesizePinchGesture', { x: 300, y: 300, scaleFactor: 2 })
  expect(await seenAt()).toBeGreaterThan(1.5)
})
