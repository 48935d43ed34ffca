import type { AddressDraft } from '@dawadoot/api/client/addresses'
import type { Address } from '@dawadoot/domain/address/address'
import type { Ordering } from '../ordering.tsx'
import { loadProfile } from '../profile/load-profile.ts'
import { addressesOf, changeProfile, putAddress } from '../profile/profile-store.ts'
import { addressWords } from './words.ts'

type Surroundings = Pick<Ordering, 'client' | 'profile' | 'session' | 'notify' | 'surface'>

/**
 * Adds or changes an address, and shows it at once. A reply without an id says so and goes on: the list is read
 * again and the one that was not there before is it. Errors: the client's.
 */
export const saveAddress = async (
  ordering: Surroundings,
  draft: AddressDraft,
  id?: string,
): Promise<Address | undefined> => {
  const { client, profile, surface, notify } = ordering
  const before = new Set(addressesOf(profile.getState()).map((address) => address.id))
  const saved = id
    ? await client.addresses.update(id, draft, surface)
    : await client.addresses.add(draft, surface)
  if (saved) {
    changeProfile(profile, (person) => ({ ...person, addresses: putAddress(person.addresses, saved) }))
    return saved
  }
  notify.error(addressWords.savedWithoutId)
  await loadProfile(ordering)
  const after = addressesOf(profile.getState())
  return id ? after.find((address) => address.id === id) : after.find((address) => !before.has(address.id))
}

/** Takes an address away, says so, and reads the profile again. Errors: the client's. */
export const deleteAddress = async (ordering: Surroundings, id: string): Promise<void> => {
  await ordering.client.addresses.remove(id)
  changeProfile(ordering.profile, (person) => ({
    ...person,
    addresses: person.addresses.filter((address) => address.id !== id),
  }))
  ordering.notify.success(addressWords.deleted)
  await loadProfile(ordering)
}
