import { expect, test } from 'vitest'
import { distanceKm, reachOf, SERVICE_RADIUS_KM, warehouseInReach } from './distance.ts'

const connaughtPlace = { latitude: 28.6315, longitude: 77.2167 }
const north = (km: number) => ({ ...connaughtPlace, latitude: connaughtPlace.latitude + km / 111.195 })

test('a degree of latitude is about 111 km', () => {
  expect(distanceKm({ latitude: 28, longitude: 77 }, { latitude: 29, longitude: 77 })).toBeCloseTo(111.195, 2)
})

test('Delhi to Mumbai is about 1,150 km, whichever way round', () => {
  const mumbai = { latitude: 19.076, longitude: 72.8777 }
  expect(distanceKm(connaughtPlace, mumbai)).toBeGreaterThan(1140)
  expect(distanceKm(connaughtPlace, mumbai)).toBeLessThan(1160)
  expect(distanceKm(mumbai, connaughtPlace)).toBe(distanceKm(connaughtPlace, mumbai))
})

test('the far side of the world is half a circumference away', () => {
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015.1, 0)
})

test('the nearest warehouse within 5 km takes the order', () => {
  const far = { id: 'far', geolocation: north(4) }
  const near = { id: 'near', geolocation: north(1) }
  expect(SERVICE_RADIUS_KM).toBe(5)
  expect(warehouseInReach(connaughtPlace, [far, near])).toBe(near)
  expect(warehouseInReach(connaughtPlace, [far])).toBe(far)
  expect(warehouseInReach(connaughtPlace, [])).toBeUndefined()
})

test.each([
  [4.99, true, 'in_reach'],
  [5.01, true, 'out_of_reach'],
  [1, false, 'unconfirmed'],
  [50, false, 'unconfirmed'],
] as const)('a warehouse at %d km, position certain: %s, is %s', (km, certain, expected) => {
  expect(reachOf({ geolocation: connaughtPlace, certain }, [{ id: 'w', geolocation: north(km) }])).toBe(
    expected,
  )
})

test('a place that nobody knows is confirmed by a person', () => {
  expect(reachOf(undefined, [{ id: 'w', geolocation: connaughtPlace }])).toBe('unconfirmed')
})
