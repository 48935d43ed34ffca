import { GEOLOCATION_OPTIONS } from '@dawadoot/domain/address/geolocation'
import { afterEach, expect, test, vi } from 'vitest'
import { testStorage } from '../testing/fake-ordering.ts'
import { STORED } from '../storage/browser-storage.ts'
import { locate } from './locate.ts'

const device = (geolocation?: Pick<Geolocation, 'getCurrentPosition'>) =>
  vi.stubGlobal('navigator', geolocation ? { geolocation } : {})
const refusing = (code: number) => ({
  getCurrentPosition: vi.fn<Geolocation['getCurrentPosition']>((_, failed) =>
    failed?.({ code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' }),
  ),
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([
  ['has no geolocation', undefined, 'Geolocation is not supported by this browser.'],
  ['is not allowed to', refusing(1), 'Location access denied by user'],
  ['does not know', refusing(2), 'Location information is unavailable'],
  ['takes too long', refusing(3), 'Location request timed out'],
  ['fails in its own way', refusing(9), 'Failed to get current location'],
])('a device that %s gives no position, and why is only logged', async (_, geolocation, why) => {
  device(geolocation)
  const report = vi.fn()
  await expect(locate(testStorage(), report)).resolves.toBeUndefined()
  expect(report).toHaveBeenCalledExactlyOnceWith(why)
})

test('a device that never answers is given up a second after its own limit (B051)', async () => {
  vi.useFakeTimers()
  device({ getCurrentPosition: () => {} })
  const report = vi.fn()
  const place = locate(testStorage(), report)
  await vi.advanceTimersByTimeAsync(GEOLOCATION_OPTIONS.timeout + 1000)
  await expect(place).resolves.toBeUndefined()
  expect(report).toHaveBeenCalledExactlyOnceWith('Location request timed out')
})

test('a position is asked for exactly, and kept with its accuracy for the tab', async () => {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((found) => {
    const coords = { latitude: 28.6, longitude: 77.2, accuracy: 12 }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a device tells besides is not read
    found({ coords } as GeolocationPosition)
  })
  device({ getCurrentPosition })
  const storage = testStorage()
  await expect(locate(storage, vi.fn())).resolves.toEqual({ latitude: 28.6, longitude: 77.2 })
  expect(getCurrentPosition.mock.calls[0]?.[2]).toEqual({
    enableHighAccuracy: true,
    timeout: 10_000,
    maximumAge: 300_000,
  })
  expect(storage.session.read(STORED.userLocation, (value) => value)).toEqual({
    latitude: 28.6,
    longitude: 77.2,
    accuracy: 12,
  })
})
