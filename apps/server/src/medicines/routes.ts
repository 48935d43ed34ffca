import { endpoints } from '@dawadoot/api/contract/endpoints'
import { eq } from 'drizzle-orm'
import { warehouses } from '../db/tables/places.ts'
import { type Api, mount } from '../web/mount.ts'
import { problem } from '../web/problem.ts'
import { loadAlternatives } from './alternatives.ts'
import { findMedicines } from './find-medicines.ts'
import { medicineToWire } from './to-wire.ts'

export const medicineRoutes = (api: Api): void => {
  const { database } = api.deps

  mount(api, endpoints.searchMedicines, async ({ query: { warehouseId, medicineName } }) => {
    const [warehouse] = await database.db
      .select({ id: warehouses.id })
      .from(warehouses)
      .where(eq(warehouses.id, warehouseId))
    if (!warehouse) throw problem('not_found', { message: 'We could not find this warehouse.' })
    const found = await findMedicines(database, warehouse.id, medicineName)
    const alternatives = await loadAlternatives(database.db, warehouse.id, found)
    return found.map((medicine) => medicineToWire(medicine, alternatives.get(medicine.id)))
  })
}
