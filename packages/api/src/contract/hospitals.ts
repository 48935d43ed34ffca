import { HOSPITAL_SEARCH } from '@dawadoot/domain/address/hospital-search'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Id, WireGeolocation } from './scalars.ts'

export const HospitalSuggestion = v.object({
  hospitalId: Id,
  name: v.string(),
  address: v.string(),
  city: v.string(),
  district: v.string(),
  state: v.string(),
  pincode: v.string(),
  geolocation: WireGeolocation,
})
export type HospitalSuggestion = v.InferOutput<typeof HospitalSuggestion>

export const hospitalAutocomplete = endpoint({
  method: 'get',
  path: '/hospitals/autocomplete',
  group: 'Places',
  summary: 'Hospitals whose name or place matches',
  access: 'public',
  query: v.object({
    query: v.pipe(v.string(), v.maxLength(100)),
    limit: v.optional(
      v.pipe(v.string(), v.regex(/^[0-9]{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(20)),
      String(HOSPITAL_SEARCH.defaultLimit),
    ),
  }),
  status: 200,
  reply: v.object({ data: v.array(HospitalSuggestion) }),
  errors: ['input_invalid', 'rate_limited'],
})
