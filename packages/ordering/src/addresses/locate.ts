import type { Geolocation } from '@dawadoot/domain/address/address'
import { GEOLOCATION_OPTIONS } from '@dawadoot/domain/address/geolocation'
import { type BrowserStorage, STORED } from '../storage/browser-storage.ts'

/** What is only logged. Specification, section 8. */
const GEOLOCATION_ERRORS = {
  unsupported: 'Geolocation is not supported by this browser.',
  denied: 'Location access denied by user',
  unavailable: 'Location information is unavailable',
  timedOut: 'Location request timed out',
  failed: 'Failed to get current location',
} as const

const reasonOf = (error: GeolocationPositionError): string => {
  switch (error.code) {
    case error.PERMISSION_DENIED:
      return GEOLOCATION_ERRORS.denied
    case error.POSITION_UNAVAILABLE:
      return GEOLOCATION_ERRORS.unavailable
    case error.TIMEOUT:
      return GEOLOCATION_ERRORS.timedOut
    default:
      return GEOLOCATION_ERRORS.failed
  }
}

/**
 * Asks the device where it is, once, and remembers it for the tab. Undefined when it does not say; why is only
 * reported. With location switched off for the whole device some never answer: then our own limit does.
 */
export const locate = (
  storage: BrowserStorage,
  report: (message: string) => void,
): Promise<Geolocation | undefined> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>
    const end = (place: Geolocation | undefined, problem?: string) => {
      clearTimeout(timer)
      if (problem) report(problem)
      resolve(place)
    }
    if (!('geolocation' in navigator)) return end(undefined, GEOLOCATION_ERRORS.unsupported)
    timer = setTimeout(() => end(undefined, GEOLOCATION_ERRORS.timedOut), GEOLOCATION_OPTIONS.timeout + 1000)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        storage.session.write(STORED.userLocation, { latitude, longitude, accuracy })
        end({ latitude, longitude })
      },
      (error) => end(undefined, reasonOf(error)),
      GEOLOCATION_OPTIONS,
    )
  })
