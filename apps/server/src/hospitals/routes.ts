import { endpoints } from '@dawadoot/api/contract/endpoints'
import { type Api, mount } from '../web/mount.ts'
import { findHospitals } from './find-hospitals.ts'

export const hospitalRoutes = (api: Api): void => {
  const { db } = api.deps.database

  mount(api, endpoints.hospitalAutocomplete, async ({ query }) => {
    const found = await findHospitals(db, query.query, query.limit)
    return {
      data: found.map(({ id, name, address, city, district, state, pincode, latitude, longitude }) => ({
        hospitalId: id,
        name,
        address,
        city,
        district,
        state,
        pincode,
        geolocation: { latitude, longitude },
      })),
    }
  })
}
