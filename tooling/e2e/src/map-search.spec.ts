import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, type Route } from '@playwright/test'
import { buildWithMaps, serveBuild } from './build-with-maps.ts'
import { typedPdf } from './papers.ts'
import { freshMobile, orderNowAsNewcomer } from './person.ts'
import { MAPS_KEY } from './places.ts'
import { upload } from './prescription.ts'
import { test } from './watched-test.ts'

let folder = ''
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dawadoot-with-maps-'))
  await buildWithMaps(folder)
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

const PLACES = 'https://places.googleapis.com/v1/places'
const answer = (route: Route, json: unknown) =>
  route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } })

const suggestJanpath = (page: Page, keys: (string | undefined)[] = []) =>
  page.route(`${PLACES}:autocomplete`, (route) => {
    keys.push(route.request().headers()['x-goog-api-key'])
    return answer(route, {
      suggestions: [
        {
          placePrediction: {
            placeId: 'janpath',
            structuredFormat: { mainText: { text: 'Janpath' }, secondaryText: { text: 'New Delhi, Delhi' } },
          },
        },
      ],
    })
  })

/** A newcomer's form for a home, in the app as it is built with a key. */
const openHomeForm = async (page: Page) => {
  await serveBuild(page, folder)
  await orderNowAsNewcomer(page, freshMobile(), 'Asha Rao')
  await upload(page, (await typedPdf()).file)
  await page.getByRole('button', { name: 'Add Address' }).click()
  const form = page.getByRole('dialog', { name: 'Add new address' })
  await form.getByRole('tab', { name: 'Home Delivery' }).click()
  return { form, search: form.getByRole('combobox', { name: 'Search address' }) }
}

test('a place that is found on the map fills in the address, within the policy of the page', async ({
  page,
}) => {
  const keys: (string | undefined)[] = []
  await suggestJanpath(page, keys)
  await page.route(`${PLACES}/janpath`, (route) =>
    answer(route, {
      formattedAddress: 'Janpath, Connaught Place, New Delhi, Delhi 110001',
      addressComponents: [
        { longText: 'New Delhi', types: ['locality', 'political'] },
        { longText: '110001', types: ['postal_code'] },
        { longText: 'Delhi', types: ['administrative_area_level_1'] },
        { longText: 'India', types: ['country'] },
      ],
      location: { latitude: 28.6273, longitude: 77.219 },
    }),
  )
  const { form, search } = await openHomeForm(page)
  await search.fill('janp')
  await form.getByRole('option', { name: /Janpath/ }).click()
  await expect(form.getByLabel('Address', { exact: true })).toHaveValue(
    'Janpath, Connaught Place, New Delhi, Delhi 110001',
  )
  await expect(form.getByLabel('Pincode')).toHaveValue('110001')
  await expect(form.getByLabel('District')).toHaveValue('New Delhi')
  await expect(form.getByLabel('State')).toHaveValue('Delhi')
  expect(keys).toContain(MAPS_KEY)

  await form.getByLabel('House no.').fill('4B')
  await form.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByRole('dialog', { name: 'Address', exact: true })).toContainText('4B, Janpath')
  await expect(page.getByRole('button', { name: 'Confirm address' })).toBeEnabled()
})

test('a map that does not answer says so in words, and the address is typed by hand', async ({ page }) => {
  await page.route(`${PLACES}**`, (route) => route.abort())
  const { form, search } = await openHomeForm(page)
  await search.fill('janp')
  await expect(form.getByText('The search did not work. Type again to retry.')).toBeVisible()

  // found, and then not to be read
  await page.unroute(`${PLACES}**`)
  await suggestJanpath(page)
  await page.route(`${PLACES}/janpath`, (route) => route.abort())
  await search.fill('janpa')
  await form.getByRole('option', { name: /Janpath/ }).click()
  await expect(form.getByText('This place could not be read. Type the address below.')).toBeVisible()

  await form.getByLabel('Address', { exact: true }).fill('12 Janpath')
  await form.getByLabel('Pincode').fill('110001')
  await form.getByLabel('District').fill('New Delhi')
  await form.getByLabel('State').fill('Delhi')
  await form.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByRole('button', { name: 'Confirm address' })).toBeEnabled()
})
