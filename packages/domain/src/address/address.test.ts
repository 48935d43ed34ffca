import { expect, test } from 'vitest'
import { DEFAULT_COUNTRY, DEFAULT_LOCATION_LABEL, DELIVERY_TYPES, initiallySelected } from './address.ts'
import { GEOLOCATION_OPTIONS } from './geolocation.ts'
import { HOSPITAL_SEARCH } from './hospital-search.ts'

test('the default address is selected first, otherwise the first one', () => {
  const [first, second] = [
    { id: 'a', isDefault: false },
    { id: 'b', isDefault: true },
  ]
  expect(initiallySelected([first, second])).toBe(second)
  expect(initiallySelected([first])).toBe(first)
  expect(initiallySelected([])).toBeUndefined()
})

test('an address is for a hospital or a home, in India, labelled Home unless told otherwise', () => {
  expect(DELIVERY_TYPES).toEqual(['hospital', 'home'])
  expect(DEFAULT_COUNTRY).toBe('India')
  expect(DEFAULT_LOCATION_LABEL).toBe('Home')
})

test('the browser is asked for an exact position, for 10 s, at most 5 minutes old', () => {
  expect(GEOLOCATION_OPTIONS).toEqual({ enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 })
})

test('hospitals are searched from 2 characters on, after 250 ms, for 7 results', () => {
  expect(HOSPITAL_SEARCH).toEqual({ minCharacters: 2, debounceMs: 250, limit: 7, defaultLimit: 5 })
})
