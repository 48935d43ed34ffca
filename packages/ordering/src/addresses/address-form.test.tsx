import { hospitalAutocomplete, type HospitalSuggestion } from '@dawadoot/api/contract/hospitals'
import { lookUpPincode } from '@dawadoot/api/contract/pincodes'
import { addAddress } from '@dawadoot/api/contract/addresses'
import { wireAddress } from '@dawadoot/api/testing/builders'
import { answer, reply } from '@dawadoot/api/testing/reply'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { apiServer } from '../testing/api-server.ts'
import { brokenProxy, noted } from '../testing/calls.ts'
import { type FakeOptions, testUser } from '../testing/fake-ordering.ts'
import { renderOrdering } from '../testing/render-ordering.tsx'
import { AddressForm } from './address-form.tsx'
import type { Maps } from './maps.ts'

const hospital = (over: Partial<HospitalSuggestion> = {}): HospitalSuggestion => ({
  hospitalId: 'h1',
  name: 'Lok Nayak Hospital',
  address: 'Jawaharlal Nehru Marg',
  city: 'Delhi',
  district: 'Central Delhi',
  state: 'Delhi',
  pincode: '110002',
  geolocation: { latitude: 28.64, longitude: 77.24 },
  ...over,
})
const place = (District: string, State = 'Delhi') => [
  { Status: 'Success', PostOffice: [{ District, State, Country: 'India' }] },
]
const found = reply(hospitalAutocomplete, { data: [hospital()] })

const server = apiServer(found, reply(lookUpPincode, place('New Delhi')))

const open = (options: FakeOptions = {}) => {
  const onSaved = vi.fn()
  return {
    onSaved,
    ...renderOrdering(<AddressForm onCancel={vi.fn()} onSaved={onSaved} />, { user: testUser(), ...options }),
  }
}

const search = () => screen.getByRole('combobox', { name: 'Hospital' })
const field = (name: string) => screen.getByRole('textbox', { name })

describe('the hospital search', () => {
  test('asks for two characters, then for seven hospitals, and fills in the one that is chosen', async () => {
    const { calls, handler } = noted(hospitalAutocomplete, found)
    server.use(handler)
    const { user } = open()
    await user.type(search(), 'L')
    expect(await screen.findByText('Type at least 2 characters')).toBeVisible()
    await user.type(search(), 'ok')
    await user.click(await screen.findByRole('option', { name: /Lok Nayak Hospital/ }))
    expect(calls.map(({ url }) => url.search)).toEqual(['?query=Lok&limit=7'])
    expect(search()).toHaveValue('Lok Nayak Hospital')
    expect(field('Address')).toHaveValue('Jawaharlal Nehru Marg')
    expect(field('Pincode')).toHaveValue('110002')
    expect(field('District')).toHaveValue('Central Delhi')
    expect(field('State')).toHaveValue('Delhi')
    expect(screen.getByRole('button', { name: 'Save Address' })).toBeEnabled()
  })

  test('is walked with the arrow keys, and Enter takes without sending the form', async () => {
    const { user, onSaved } = open()
    await user.type(search(), 'Lok')
    await screen.findByRole('option')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(search()).toHaveValue('Lok Nayak Hospital')
    expect(onSaved).not.toHaveBeenCalled()
  })

  test('picks nothing by the Enter that ends a word of an input method (B047)', async () => {
    const { user } = open()
    await user.type(search(), 'Lok')
    await screen.findByRole('option')
    fireEvent.keyDown(search(), { key: 'Enter', keyCode: 229 })
    expect(search()).toHaveValue('Lok')
  })

  test('says when nothing matches, and when the search did not work', async () => {
    server.use(reply(hospitalAutocomplete, { data: [] }))
    const { user } = open()
    await user.type(search(), 'zz')
    expect(await screen.findByText('No results')).toBeVisible()
    server.use(brokenProxy(hospitalAutocomplete))
    await user.type(search(), 'z')
    expect(await screen.findByText('The search did not work. Type again to retry.')).toBeVisible()
  })

  test('sends what was typed as it is (B093, B123)', async () => {
    const { calls, handler } = noted(hospitalAutocomplete, reply(hospitalAutocomplete, { data: [] }))
    server.use(handler)
    const { user } = open()
    await user.click(search())
    await user.paste("A+B&D C#1 (O'Neil")
    await waitFor(() =>
      expect(calls.map(({ url }) => url.searchParams.get('query'))).toEqual(["A+B&D C#1 (O'Neil"]),
    )
  })

  test('gives up the chosen hospital and its details when its name is changed', async () => {
    const { user } = open()
    await user.type(search(), 'Lok')
    await user.click(await screen.findByRole('option'))
    await user.type(search(), 'x')
    expect(field('Address')).toHaveValue('')
    expect(field('Pincode')).toHaveValue('')
    expect(field('District')).toHaveValue('')
  })

  test('is emptied when it is left with text that is not a chosen hospital', async () => {
    const { user } = open()
    await user.type(search(), 'Lok')
    await user.tab()
    expect(search()).toHaveValue('')
    expect(search()).toHaveAccessibleDescription('Select a hospital')
  })

  test('saves the hospital with its id and where it is', async () => {
    const { calls, handler } = noted(addAddress, reply(addAddress, { data: wireAddress() }))
    server.use(handler)
    const { user, onSaved } = open()
    await user.type(search(), 'Lok')
    await user.click(await screen.findByRole('option'))
    await user.click(screen.getByRole('button', { name: 'Save Address' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(calls[0]?.body).toMatchObject({
      deliveryType: 'hospital',
      name: 'Lok Nayak Hospital',
      hospitalId: 'h1',
      geolocation: { latitude: 28.64, longitude: 77.24 },
    })
  })
})

describe('the pincode', () => {
  test('fills district and state, and takes their messages away (B039, B043)', async () => {
    const { user } = open()
    await user.click(field('District'))
    await user.tab()
    expect(field('District')).toHaveAccessibleDescription('Required')
    await user.type(field('Pincode'), '110001')
    await waitFor(() => expect(field('District')).toHaveValue('New Delhi'))
    expect(field('State')).toHaveValue('Delhi')
    expect(field('District')).not.toHaveAccessibleDescription()
  })

  test('says when nobody knows it and nothing is filled in', async () => {
    server.use(reply(lookUpPincode, [{ Status: 'Error', PostOffice: null }]))
    const { user } = open()
    await user.type(field('Pincode'), '999999')
    await waitFor(() => expect(field('Pincode')).toHaveAccessibleDescription('Pincode not found'))
  })

  test('keeps what was written by hand, and drops an answer that comes late (B041)', async () => {
    const answers: Record<string, { promise: Promise<void>; resolve: () => void }> = {
      '110001': Promise.withResolvers<void>(),
      '110002': Promise.withResolvers<void>(),
    }
    let answered = 0
    server.use(
      answer(lookUpPincode, async (request) => {
        const pincode = new URL(request.url).pathname.split('/').at(-1) ?? ''
        await answers[pincode]?.promise
        answered += 1
        return Response.json(place(pincode === '110001' ? 'Late' : 'Central Delhi'))
      }),
    )
    const { user } = open()
    await user.type(field('State'), 'My State')
    await user.type(field('Pincode'), '110001')
    await user.type(field('Pincode'), '{Backspace}2')
    answers['110002']?.resolve()
    await waitFor(() => expect(field('District')).toHaveValue('Central Delhi'))
    answers['110001']?.resolve()
    await waitFor(() => expect(answered).toBe(2))
    expect(field('District')).toHaveValue('Central Delhi')
    expect(field('State')).toHaveValue('My State')
  })

  test('lets the address be typed by hand when the directory cannot be reached', async () => {
    server.use(brokenProxy(lookUpPincode))
    const { user, report } = open()
    await user.type(field('Pincode'), '110001')
    await waitFor(() => expect(report).toHaveBeenCalledWith('The pincode could not be looked up'))
    expect(field('Pincode')).not.toHaveAccessibleDescription()
  })
})

describe('the two tabs', () => {
  test('keep their own place, and share the person', async () => {
    const { user } = open()
    await user.clear(field('User name'))
    await user.type(field('User name'), 'Ravi Rao')
    await user.type(search(), 'Lok')
    await user.click(await screen.findByRole('option'))
    await user.click(screen.getByRole('tab', { name: 'Home Delivery' }))
    expect(field('User name')).toHaveValue('Ravi Rao')
    expect(field('Address')).toHaveValue('')
    expect(field('Location label')).toHaveValue('Home')
    await user.click(screen.getByRole('tab', { name: 'Inside Hospital' }))
    expect(search()).toHaveValue('Lok Nayak Hospital')
    expect(field('Pincode')).toHaveValue('110002')
  })

  test('take ten national digits as contact, however they are pasted (B017, B019)', async () => {
    const { user } = open()
    await user.clear(field('Contact'))
    await user.click(field('Contact'))
    await user.paste('+91 98765 00001')
    expect(field('Contact')).toHaveValue('9876500001')
  })
})

describe('the map search', () => {
  const maps: Maps = {
    suggest: async () => [{ id: 'm1', name: 'Janpath', detail: 'New Delhi' }],
    place: async () => ({
      address: 'Janpath, New Delhi',
      pincode: '110001',
      district: 'New Delhi',
      state: 'Delhi',
      country: 'India',
      geolocation: { latitude: 28.62, longitude: 77.22 },
    }),
  }

  test('fills the place in, with a key', async () => {
    const { user } = open({ maps })
    await user.click(screen.getByRole('tab', { name: 'Home Delivery' }))
    expect(screen.queryByText(/maps key is missing/)).not.toBeInTheDocument()
    await user.type(screen.getByRole('combobox', { name: 'Search address' }), 'Jan')
    await user.click(await screen.findByRole('option', { name: /Janpath/ }))
    await waitFor(() => expect(field('Address')).toHaveValue('Janpath, New Delhi'))
    expect(field('Pincode')).toHaveValue('110001')
    expect(screen.getByRole('button', { name: 'Save Address' })).toBeEnabled()
  })
})

describe('“Use my location” (B051)', () => {
  const withGeolocation = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }),
    )

  const press = async ({ user }: ReturnType<typeof open>) => {
    await user.click(screen.getByRole('tab', { name: 'Home Delivery' }))
    await user.click(screen.getByRole('button', { name: 'Use my location' }))
  }

  test('adds the position and remembers it for the tab', async () => {
    withGeolocation((done) =>
      done({ coords: { latitude: 28.6, longitude: 77.2, accuracy: 12 } } as GeolocationPosition),
    )
    const opened = open()
    await press(opened)
    expect(await screen.findByText('Your location is added to this address.')).toBeVisible()
    vi.unstubAllGlobals()
  })

  test('only reports that it was refused', async () => {
    withGeolocation((_, failed) =>
      failed?.({ code: 1, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' }),
    )
    const opened = open()
    await press(opened)
    await waitFor(() => expect(opened.report).toHaveBeenCalledWith('Location access denied by user'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    vi.unstubAllGlobals()
  })

  test('keeps nobody waiting where the device never answers', async () => {
    withGeolocation(() => {})
    const opened = open()
    await press(opened)
    await opened.user.type(field('Address'), '1 Barakhamba Road')
    expect(field('Address')).toHaveValue('1 Barakhamba Road')
    vi.unstubAllGlobals()
  })
})
