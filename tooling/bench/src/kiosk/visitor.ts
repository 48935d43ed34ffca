import { deflateSync, crc32 } from 'node:zlib'
import type { Page } from 'playwright'

/** A small grey page, as a PNG: the memory of the page is looked at, not the reader. */
const photo = (): Buffer => {
  const [width, height] = [600, 800]
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    const sum = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((width + 1) * height, 230)
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const PHOTO = { name: 'rx.png', mimeType: 'image/png', buffer: photo() }

export const openKiosk = async (page: Page, kiosk: string): Promise<void> => {
  await page.goto(`${kiosk}/kiosk`)
  await page.getByText('Demo Hospital').waitFor()
}

/** A number that nobody had before, signed in and named: ends at home. */
export const signIn = async (page: Page, kiosk: string, number: number): Promise<void> => {
  const mobile = `9${String(number).padStart(9, '0')}`
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await page.getByLabel('OTP').waitFor()
  // only the browser knows the names under localhost
  const { protocol, port } = new URL(kiosk)
  const outbox = await page.request.get(`${protocol}//localhost:${port}/api/dev/outbox?mobile=${mobile}`)
  const text = await outbox.text()
  await page.getByLabel('OTP').fill(/"otp":"(\d{6})"/.exec(text)?.[1] ?? '')
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao')
  await page.getByRole('button', { name: 'Complete Login' }).click()
  await page.getByRole('link', { name: 'Orders' }).waitFor()
}

export const sendPhoto = async (page: Page): Promise<void> => {
  await page.getByLabel('Prescription file').setInputFiles(PHOTO)
  await page.getByRole('heading', { name: 'Prescription Uploaded!' }).waitFor()
}
