import { expect, type Page } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'
import { typedPdf } from './papers.ts'
import { test } from './watched-test.ts'
import { freshMobile, latestOtp, orderNowAsNewcomer } from './person.ts'
import type { ChosenFile } from './prescription.ts'

const pdfOf = async (pages: number): Promise<Buffer> => {
  const pdf = await PDFDocument.create()
  for (let page = 0; page < pages; page += 1) pdf.addPage()
  return Buffer.from(await pdf.save())
}

const TYPES = 'Only PDF, JPG, JPEG, PNG files are allowed.'
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')

/** What is chosen, what the customer is told, and whether the server is asked at all. */
const FILES: readonly (readonly [string, () => ChosenFile | Promise<ChosenFile>, string])[] = [
  [
    'a program that calls itself a PDF',
    () => ({ name: 'rx.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\x90\x00') }),
    TYPES,
  ],
  [
    'a program',
    () => ({ name: 'rx.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') }),
    TYPES,
  ],
  [
    'an empty file',
    () => ({ name: 'rx.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }),
    'The file is empty.',
  ],
  [
    '11 MB',
    () => ({ name: 'rx.png', mimeType: 'image/png', buffer: Buffer.alloc(11 * 1024 * 1024) }),
    'File is larger than 10 MB.',
  ],
  ['an SVG', () => ({ name: 'rx.svg', mimeType: 'image/svg+xml', buffer: svg }), TYPES],
  ['an SVG that calls itself a photo', () => ({ name: 'rx.png', mimeType: 'image/png', buffer: svg }), TYPES],
  [
    'a HEIC photo',
    () => ({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') }),
    `${TYPES} Take a photo or a screenshot instead.`,
  ],
  [
    '25 pages',
    async () => ({ name: 'rx.pdf', mimeType: 'application/pdf', buffer: await pdfOf(25) }),
    'This PDF has more than 20 pages.',
  ],
]

const tryFile = async (page: Page, file: ChosenFile, words: string): Promise<void> => {
  const modal = page.getByRole('dialog', { name: 'Upload Prescription' })
  await modal.getByLabel('Prescription file').setInputFiles(file)
  // What the browser can judge is said at once; what only the first bytes tell is said after Next.
  const note = modal.locator('p', { hasText: words })
  const next = modal.getByRole('button', { name: 'Next' })
  if (!(await note.isVisible())) await next.click()
  await expect(note).toBeVisible()
  // A file that only the server refused stays chosen, for another try.
  const remove = modal.getByRole('button', { name: /^Remove / })
  if (await remove.isVisible()) await remove.click()
}

test('a file that is no prescription is refused in words, and the next good one is taken', async ({
  page,
}) => {
  await orderNowAsNewcomer(page, freshMobile(), 'Asha Rao')
  for (const [kind, make, words] of FILES)
    await test.step(kind, async () => {
      await tryFile(page, await make(), words)
    })
  const modal = page.getByRole('dialog', { name: 'Upload Prescription' })
  await modal.getByLabel('Prescription file').setInputFiles((await typedPdf()).file)
  await modal.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('dialog', { name: 'Address' })).toBeVisible()
})

test('a link that nobody can decode leads home', async ({ page }) => {
  await page.goto('/medicne/%00not-base64!!')
  await expect(page).toHaveURL('/')
})

test('a wrong code five times needs a new one, and the right old one is no longer taken', async ({
  page,
}) => {
  const mobile = freshMobile()
  await page.goto('/')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  const dialog = page.getByRole('dialog', { name: 'Verify OTP' })
  await expect(dialog).toBeVisible()
  const right = await latestOtp(page.request, mobile)
  const wrong = right === '000000' ? '111111' : '000000'
  const statuses: number[] = []
  page.on('response', (reply) => {
    if (reply.url().endsWith('/auth/verify-otp')) statuses.push(reply.status())
  })
  for (const code of [wrong, wrong, wrong, wrong, wrong, right]) {
    await dialog.getByLabel('OTP').fill(code)
    const answered = page.waitForResponse('**/auth/verify-otp')
    await dialog.getByRole('button', { name: 'Verify OTP' }).click()
    await answered
  }
  expect(statuses).toHaveLength(6)
  expect(statuses.slice(0, 4)).toEqual([422, 422, 422, 422])
  expect(statuses.at(-1)).toBe(429)
  await expect(dialog).toBeVisible()
})

test('another customer’s address, prescription and order are not found', async ({ browser, baseURL }) => {
  const signIn = async () => {
    const context = await browser.newContext(baseURL ? { baseURL } : {})
    const mobile = freshMobile()
    await context.request.post('/api/auth/send-otp', { data: { mobile } })
    const otp = await latestOtp(context.request, mobile)
    const reply = await context.request.post('/api/auth/verify-otp', { data: { mobile, otp } })
    const { data } = (await reply.json()) as { data: { token: string } }
    const headers = { authorization: `Bearer ${data.token}` }
    return { context, headers }
  }
  const asha = await signIn()
  const other = await signIn()
  const saved = await asha.context.request.post('/api/users/add-addresses', {
    headers: asha.headers,
    data: {
      deliveryType: 'home',
      deliverySource: 'web',
      source: 'web',
      user_name: 'Asha Rao',
      user_contact: '9000000001',
      name: 'Home',
      address: '12 Janpath',
      pincode: '110001',
      district: 'New Delhi',
      state: 'Delhi',
      country: 'India',
    },
  })
  expect(saved.status()).toBe(201)
  const { data: address } = (await saved.json()) as { data: { _id: string } }
  const { file } = await typedPdf()
  const uploaded = await asha.context.request.post('/api/prescriptions/upload', {
    headers: asha.headers,
    multipart: { prescription: file },
  })
  expect(uploaded.status()).toBe(202)
  const { uploadedData } = (await uploaded.json()) as { uploadedData: { prescriptionId: string } }

  const asks = (person: typeof asha) => [
    person.context.request.delete(`/api/users/addresses/${address._id}`, { headers: person.headers }),
    person.context.request.get(`/api/prescriptions/${uploadedData.prescriptionId}/results/${address._id}`, {
      headers: person.headers,
    }),
    person.context.request.get(`/api/prescriptions/${uploadedData.prescriptionId}/pages/1`, {
      headers: person.headers,
    }),
    person.context.request.get(`/api/prescriptions/${uploadedData.prescriptionId}/stream`, {
      headers: person.headers,
    }),
  ]
  for (const reply of await Promise.all(asks(other))) expect(reply.status(), reply.url()).toBe(404)
  await asha.context.close()
  await other.context.close()
})
