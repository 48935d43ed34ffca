import { endpoints } from '@dawadoot/api/contract/endpoints'
import type { PincodeReply } from '@dawadoot/api/contract/pincodes'
import { DEFAULT_COUNTRY } from '@dawadoot/domain/address/address'
import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { pincodes } from '../db/tables/places.ts'
import { type Api, mount } from '../web/mount.ts'

export const pincodeRoutes = (api: Api): void => {
  const { db } = api.deps.database

  /** An unknown pincode is an answer, not a failure: so the public service has it. */
  mount(api, endpoints.lookUpPincode, async ({ params }): Promise<v.InferInput<typeof PincodeReply>> => {
    const [found] = await db.select().from(pincodes).where(eq(pincodes.pincode, params.pincode))
    if (!found) return [{ Status: 'Error', PostOffice: null }]
    const { office: Name, district: District, state: State } = found
    return [{ Status: 'Success', PostOffice: [{ Name, District, State, Country: DEFAULT_COUNTRY }] }]
  })
}
