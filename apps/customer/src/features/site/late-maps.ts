import type { Maps } from '@dawadoot/ordering/addresses/maps'

/** The place search, whose code comes with the first thing that is searched for. */
export const lateMaps = (key: string): Maps => {
  const maps = () => import('@dawadoot/ordering/addresses/google-maps').then((door) => door.googleMaps(key))
  return {
    suggest: async (typed, signal) => (await maps()).suggest(typed, signal),
    place: async (id, signal) => (await maps()).place(id, signal),
  }
}
