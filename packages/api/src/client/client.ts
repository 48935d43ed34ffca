import { createAddresses } from './addresses.ts'
import { createAuth } from './auth.ts'
import { createMedicines } from './medicines.ts'
import { createOrders } from './orders.ts'
import { createPlaces } from './places.ts'
import { createPrivacy } from './privacy.ts'
import { createPrescriptions } from './prescriptions.ts'
import { type ClientOptions, createTransport } from './transport.ts'
import { createUsers } from './users.ts'

/** A function of its surroundings: it knows nothing of toasts, routers or stores. */
export const createClient = (options: ClientOptions) => {
  const transport = createTransport({ ...options, baseUrl: options.baseUrl.replace(/\/+$/, '') })
  return {
    auth: createAuth(transport),
    users: createUsers(transport),
    addresses: createAddresses(transport),
    places: createPlaces(transport),
    medicines: createMedicines(transport),
    prescriptions: createPrescriptions(transport),
    orders: createOrders(transport),
    privacy: createPrivacy(transport),
  }
}
export type Client = ReturnType<typeof createClient>
