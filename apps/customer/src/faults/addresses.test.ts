import { addAddress, deleteAddress, updateAddress } from '@dawadoot/api/contract/addresses'
import { hospitalAutocomplete } from '@dawadoot/api/contract/hospitals'
import { lookUpPincode } from '@dawadoot/api/contract/pincodes'
import { googleMaps } from '@dawadoot/ordering/addresses/google-maps'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import type { RenderedApp } from '../testing/render-app.tsx'
import { driveFaults, later } from './drive-faults.ts'
import { box, fill, press } from './hands.ts'
import { inBoth, inPlace, type Screen } from './screen.ts'
import { PLACE_SEARCH } from './well-server.ts'

const at = { at: '/profile?tab=addresses', endsSession: true } as const
const SEARCH_FAILED = 'The search did not work. Type again to retry.'
/** What was done is shown from what was sent, or read again. */
const YES_IS_ENOUGH = ['bad JSON', 'an empty body']

const openForm = (app: RenderedApp) => press(app, 'Add Address')
const atHome = async (app: RenderedApp) => {
  await openForm(app)
  await app.user.click(await screen.findByRole('tab', { name: 'Home Delivery' }))
}
const search = async ({ user }: RenderedApp, name: string, text: string) => {
  const input = await screen.findByRole('combobox', { name })
  await user.clear(input)
  await user.click(input)
  await user.paste(text)
  await later(300)
}
const listShown = async () => expect(await screen.findByRole('button', { name: 'Add Address' })).toBeVisible()
const typed = (name: string) => (text: string) => async () =>
  expect(await screen.findByRole('combobox', { name })).toHaveValue(text)

const screens: Screen[] = [
  {
    ...at,
    name: 'addresses: adding one',
    called: addAddress,
    reach: async (app) => {
      await atHome(app)
      await fill(app, 'Address', '1 Barakhamba Road')
      await fill(app, 'Pincode', '110001')
      expect(await screen.findByDisplayValue('New Delhi')).toBeVisible()
    },
    act: (app) => press(app, 'Save Address'),
    fallback: 'Failed to save address',
    says: inPlace,
    takes: YES_IS_ENOUGH,
    kept: async () => expect(await box('Address')).toHaveValue('1 Barakhamba Road'),
    again: (app) => press(app, 'Save Address'),
    done: listShown,
  },
  {
    ...at,
    name: 'addresses: changing one',
    called: updateAddress,
    reach: async (app) => {
      await press(app, 'Edit Home')
      await fill(app, 'Location label', 'Our home')
    },
    act: (app) => press(app, 'Update Address'),
    fallback: 'Failed to save address',
    says: inPlace,
    takes: YES_IS_ENOUGH,
    kept: async () => expect(await box('Location label')).toHaveValue('Our home'),
    again: (app) => press(app, 'Update Address'),
    done: listShown,
  },
  {
    ...at,
    name: 'addresses: deleting one',
    called: deleteAddress,
    reach: (app) => press(app, 'Delete Home'),
    act: (app) => press(app, 'Yes, delete'),
    fallback: '',
    says: () => inBoth('Failed to delete address. Please try again.'),
    takes: YES_IS_ENOUGH,
    again: (app) => press(app, 'Yes, delete'),
    done: async () => {
      await listShown()
      expect(screen.queryByRole('button', { name: 'Edit Home' })).not.toBeInTheDocument()
    },
  },
  {
    ...at,
    name: 'address form: the hospital search',
    called: hospitalAutocomplete,
    reach: openForm,
    act: (app) => search(app, 'Hospital', 'Lok'),
    // an answer that holds no list is an empty one
    fallback: {
      'a 502 with a proxy’s page': SEARCH_FAILED,
      'bad JSON': SEARCH_FAILED,
      'an empty body': 'No results',
    },
    says: (reason, kind) => inPlace(kind === 'garbled' ? reason : SEARCH_FAILED),
    // a field that is left without a choice is emptied, and the login dialog takes the focus
    losesWhenEnded: true,
    kept: typed('Hospital')('Lok'),
    again: (app) => search(app, 'Hospital', 'Lok Nayak'),
    done: async () => expect(await screen.findByRole('option', { name: /Lok Nayak Hospital/ })).toBeVisible(),
  },
  {
    ...at,
    name: 'address form: the pincode',
    called: lookUpPincode,
    reach: async (app) => {
      await atHome(app)
      await fill(app, 'Address', '1 Barakhamba Road')
    },
    act: (app) => fill(app, 'Pincode', '110001'),
    fallback: '',
    says: 'quiet',
    kept: async () => {
      expect(await box('Pincode')).toHaveValue('110001')
      expect(await box('Address')).toHaveValue('1 Barakhamba Road')
      expect(await box('District')).toBeEnabled()
    },
    again: (app) => fill(app, 'Pincode', '110001'),
    done: async () => expect(await box('District')).toHaveValue('New Delhi'),
  },
  {
    at: at.at,
    name: 'address form: the map search',
    maps: (fetch) => googleMaps('a-key', fetch),
    called: { method: 'post', url: PLACE_SEARCH },
    reach: atHome,
    act: (app) => search(app, 'Search address', 'Janpath'),
    fallback: '',
    says: () => inPlace(SEARCH_FAILED),
    // the ten seconds are our own server's
    takes: ['no answer for 11 s'],
    kept: typed('Search address')('Janpath'),
    again: (app) => search(app, 'Search address', 'Janpath 12'),
    done: async () => expect(await screen.findByRole('option', { name: /Janpath/ })).toBeVisible(),
  },
]

driveFaults(screens)
