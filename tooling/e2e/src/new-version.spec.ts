import { expect } from '@playwright/test'
import { serveOlderVersion } from './older-version.ts'
import { cartFrom, openConfirm, placeOrder } from './order.ts'
import { typedPdf } from './papers.ts'
import { enterMobileAndOtp, freshMobile, orderNowAsNewcomer } from './person.ts'
import { test } from './watched-test.ts'

const UPDATED = 'Dawadoot has been updated. Your cart and what you have typed are kept.'

test('a page of an older version loads the new one for a page that is gone, and says so', async ({
  page,
}) => {
  const deploy = await serveOlderVersion(page, /notice-page/)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  deploy()
  await page.getByRole('contentinfo').getByRole('link', { name: 'How we use your data' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we use your data')
  await expect(page.getByText(UPDATED)).toBeVisible()
})

test('a visitor whose login dialog is gone gets the new one, opened', async ({ page }) => {
  const deploy = await serveOlderVersion(page, /sign-in-dialog|upload-modal/)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  deploy()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Login to Dawadoot' })).toBeVisible()
  await expect(page.getByText(UPDATED)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a new version is picked up while a profile is being changed, and nothing that was typed is lost', async ({
  page,
}) => {
  const mobile = freshMobile()
  await orderNowAsNewcomer(page, mobile, 'Asha Rao')
  const deploy = await serveOlderVersion(page, /upload-modal/)
  await page.goto('/profile?tab=personal')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Name').fill('Asha Devi Rao')
  await page.getByLabel('Email').fill('asha@exam')
  await page.waitForLoadState('networkidle')
  deploy()
  await page.getByRole('button', { name: 'Order Now' }).click()

  // the dialog that was wanted, of the new version
  const modal = page.getByRole('dialog', { name: 'Upload Prescription' })
  await expect(modal).toBeVisible()
  await expect(page.getByText(UPDATED)).toBeVisible()
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Asha Devi Rao')
  await expect(page.getByLabel('Email')).toHaveValue('asha@exam')

  await page.getByLabel('Email').fill('asha@example.com')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('asha@example.com').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Devi Rao')
})

test('a new version is picked up between the cart and its drawer, and the cart stays as it was', async ({
  page,
}) => {
  const paper = await typedPdf()
  const [first = ''] = paper.medicines
  await cartFrom(page, paper, { name: 'Asha Rao', mobile: freshMobile() })
  const deploy = await serveOlderVersion(page, /confirm-drawer/)
  await page.reload()
  const quantity = page.getByRole('group', { name: `Quantity of ${first}` })
  await quantity.getByRole('button', { name: 'One more' }).click()
  await page.getByLabel('Customer name').fill('Asha Devi Rao')
  await page.waitForLoadState('networkidle')
  deploy()
  const action = page.getByRole('button', { name: /^(Proceed|Payment method)$/ })
  if ((await action.textContent())?.includes('Proceed')) await action.click()
  await page.getByRole('button', { name: 'Payment method' }).click()

  await expect(page.getByText(UPDATED)).toBeVisible()
  await expect(quantity.getByRole('status')).toHaveText('2')
  await expect(page.getByLabel('Customer name')).toHaveValue('Asha Devi Rao')
  await openConfirm(page)
  await placeOrder(page).click()
  await page.waitForURL('**/order-confirmation/**')
})

test('a page of an older version waits with the new one for a chosen file to be uploaded', async ({
  page,
}) => {
  const { file } = await typedPdf()
  await orderNowAsNewcomer(page, freshMobile(), 'Asha Rao')
  const deploy = await serveOlderVersion(page, /notice-page/)
  await page.goto('/')
  await page.getByRole('button', { name: 'Account menu, Asha Rao' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Order Now' }).click()
  const modal = page.getByRole('dialog', { name: 'Upload Prescription' })
  await modal.getByLabel('Prescription file').setInputFiles(file)
  await expect(modal.getByText(file.name)).toBeVisible()
  await page.waitForLoadState('networkidle')
  deploy()
  await page.goBack()
  await page.getByRole('contentinfo').getByRole('link', { name: 'How we use your data' }).click()
  await expect(page.getByText('Dawadoot has been updated. Please reload the page')).toBeVisible()

  await page.getByRole('banner').getByRole('button', { name: 'Order Now' }).click()
  await expect(modal.getByText(file.name)).toBeVisible()
  await modal.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('dialog', { name: 'Address' })).toBeVisible()
  await page.goBack()
  await page.getByRole('contentinfo').getByRole('link', { name: 'How we use your data' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we use your data')
  await expect(page.getByText(UPDATED)).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Order Now' }).click()
  await expect(page.getByRole('dialog', { name: 'Address' })).toBeVisible()
})

test('a login in a page of an older version says what to do where the code that asks the server is gone', async ({
  page,
}) => {
  const mobile = freshMobile()
  const deploy = await serveOlderVersion(page, /shared-/)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog', { name: 'Login to Dawadoot' })
  await dialog.getByLabel('Mobile number').fill(mobile)
  deploy()
  await dialog.getByRole('button', { name: 'Send OTP' }).click()
  // Beside what was typed: the toast says the same, later or sooner.
  await expect(dialog.getByLabel('Mobile number')).toHaveAccessibleDescription(
    /Dawadoot has been updated\. Please reload the page/,
  )
  await page.reload()
  await page.getByRole('button', { name: 'Login' }).click()
  await enterMobileAndOtp(page, mobile)
  await expect(page.getByRole('dialog', { name: 'Complete Your Profile' })).toBeVisible()
})
