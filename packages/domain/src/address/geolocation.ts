/** What the browser is asked for on "Use my location". Specification, section 9. */
export const GEOLOCATION_OPTIONS = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 } as const
