import type { Hospital, PincodePlace } from '@dawadoot/domain/address/hospital'
import { HOSPITAL_SEARCH } from '@dawadoot/domain/address/hospital-search'
import * as v from 'valibot'
import { hospitalAutocomplete } from '../contract/hospitals.ts'
import { lookUpPincode, PincodeReply } from '../contract/pincodes.ts'
import { isAbort } from './api-error.ts'
import { findInReply } from './read-reply.ts'
import type { Transport } from './transport.ts'
import { looseGeolocation, looseId, looseText, optionalText } from './wire.ts'

const LooseSuggestion = v.pipe(
  v.object({
    hospitalId: v.optional(looseId),
    id: v.optional(looseId),
    name: looseText,
    address: looseText,
    city: looseText,
    district: optionalText,
    state: looseText,
    pincode: looseText,
    geolocation: v.nullish(looseGeolocation),
  }),
  v.transform(({ hospitalId, id, geolocation, district, ...rest }): Hospital => ({
    ...rest,
    id: hospitalId ?? id ?? '',
    district: district ?? rest.city,
    geolocation: geolocation ?? undefined,
  })),
)

/** A failed search is told apart from one that found nothing. Specification, section 8. */
export type HospitalSearch = { success: boolean; data: readonly Hospital[] }

export const createPlaces = ({ json }: Transport) => ({
  /** Under two characters nothing is asked. An abort passes through. */
  hospitals: async (
    typed: string,
    { limit = HOSPITAL_SEARCH.defaultLimit, signal }: { limit?: number; signal?: AbortSignal } = {},
  ): Promise<HospitalSearch> => {
    const query = typed.trim()
    if (query.length < HOSPITAL_SEARCH.minCharacters) return { success: true, data: [] }
    try {
      const body = await json(hospitalAutocomplete, { query: { query, limit }, signal })
      return { success: true, data: findInReply(v.array(LooseSuggestion), body, 'data', '') ?? [] }
    } catch (error) {
      if (isAbort(error) || signal?.aborted) throw error
      return { success: false, data: [] }
    }
  },

  /** Undefined when the directory does not know the pincode. */
  pincode: async (pincode: string, signal?: AbortSignal): Promise<PincodePlace | undefined> => {
    const body = await json(lookUpPincode, { params: { pincode }, signal })
    const office = findInReply(PincodeReply, body, '', 'data')?.[0]?.PostOffice?.[0]
    return office && { district: office.District, state: office.State, country: office.Country }
  },
})
