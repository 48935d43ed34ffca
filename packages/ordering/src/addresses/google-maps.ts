import * as v from 'valibot'
import type { Maps, Place } from './maps.ts'

const Suggestions = v.object({
  suggestions: v.fallback(
    v.array(
      v.object({
        placePrediction: v.object({
          placeId: v.string(),
          structuredFormat: v.object({
            mainText: v.object({ text: v.string() }),
            secondaryText: v.optional(v.object({ text: v.string() })),
          }),
        }),
      }),
    ),
    [],
  ),
})

const Details = v.object({
  formattedAddress: v.fallback(v.string(), ''),
  addressComponents: v.fallback(v.array(v.object({ longText: v.string(), types: v.array(v.string()) })), []),
  location: v.fallback(v.optional(v.object({ latitude: v.number(), longitude: v.number() })), undefined),
})

/** Specification, section 7, External services. */
const placeOf = ({ formattedAddress, addressComponents, location }: v.InferOutput<typeof Details>): Place => {
  const component = (...types: string[]): string => {
    for (const type of types) {
      const found = addressComponents.find((one) => one.types.includes(type))
      if (found) return found.longText
    }
    return ''
  }
  return {
    address: formattedAddress,
    pincode: component('postal_code'),
    district: component('locality', 'administrative_area_level_2'),
    state: component('administrative_area_level_1'),
    country: component('country'),
    geolocation: location,
  }
}

/** Places of Google Maps, in India, over its web service: no script of theirs runs in the page. */
export const googleMaps = (key: string, fetch: typeof globalThis.fetch = globalThis.fetch): Maps => {
  const ask = async <S extends v.GenericSchema>(
    path: string,
    schema: S,
    { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  ): Promise<v.InferOutput<S>> => {
    const answer = await fetch(`https://places.googleapis.com/v1/${path}`, {
      ...init,
      headers: { ...headers, 'content-type': 'application/json', 'x-goog-api-key': key },
    })
    if (!answer.ok) throw new Error(`The place search answered ${answer.status}`)
    return v.parse(schema, await answer.json())
  }
  return {
    suggest: async (input, signal) => {
      const { suggestions } = await ask('places:autocomplete', Suggestions, {
        method: 'POST',
        signal,
        body: JSON.stringify({ input, includedPrimaryTypes: ['geocode'], includedRegionCodes: ['in'] }),
      })
      return suggestions.map(({ placePrediction: { placeId, structuredFormat } }) => ({
        id: placeId,
        name: structuredFormat.mainText.text,
        detail: structuredFormat.secondaryText?.text,
      }))
    },
    place: async (id, signal) =>
      placeOf(
        await ask(`places/${encodeURIComponent(id)}`, Details, {
          headers: { 'x-goog-fieldmask': 'formattedAddress,addressComponents,location' },
          ...(signal ? { signal } : {}),
        }),
      ),
  }
}
