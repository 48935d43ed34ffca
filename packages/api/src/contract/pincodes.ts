import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** The public pincode service's shape, so that either can answer. */
export const PincodeReply = v.array(
  v.object({
    Status: v.string(),
    PostOffice: v.nullable(
      v.array(
        v.object({
          Name: v.optional(v.string()),
          District: v.string(),
          State: v.string(),
          Country: v.string(),
        }),
      ),
    ),
  }),
)

export const lookUpPincode = endpoint({
  method: 'get',
  path: '/pincode/{pincode}',
  group: 'Places',
  summary: 'District, state and country of a pincode',
  access: 'public',
  status: 200,
  reply: PincodeReply,
  errors: ['rate_limited'],
})
