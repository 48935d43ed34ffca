import { expect } from '@playwright/test'
import sharp from 'sharp'
import { photographedPage } from './papers.ts'
import { freshMobile, orderNowAsNewcomer } from './person.ts'
import { addHome, confirmAddress, upload } from './prescription.ts'
import { test } from './watched-test.ts'

const MEGABYTE = 1024 * 1024

/** As today's phones take it: millions of pixels and several megabytes. */
const heavy = async (photo: Buffer): Promise<Buffer> =>
  sharp(photo).resize({ width: 4500, height: 6000, fit: 'fill' }).jpeg({ quality: 100 }).toBuffer()

test('a heavy photo is made small on the phone before it is sent, and is read all the same', async ({
  page,
}) => {
  const person = { name: 'Asha Rao', mobile: freshMobile() }
  const { file, medicines } = await photographedPage()
  const photo = { ...file, buffer: await heavy(file.buffer) }
  expect(photo.buffer.length).toBeGreaterThan(2 * MEGABYTE)
  await orderNowAsNewcomer(page, person.mobile, person.name)

  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /prescriptions/.test(request.url()),
  )
  await upload(page, photo)
  const { 'content-length': length } = await (await sent).allHeaders()
  expect(Number(length)).toBeGreaterThan(0)
  expect(Number(length)).toBeLessThan(2 * MEGABYTE)

  await addHome(page, person)
  await confirmAddress(page)
  for (const medicine of medicines) await expect(page.getByRole('article', { name: medicine })).toBeVisible()
})
