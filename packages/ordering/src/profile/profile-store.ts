import type { Address } from '@dawadoot/domain/address/address'
import type { Profile } from '@dawadoot/domain/person/profile'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** The signed-in person as the server knows them; their addresses live in it. A fetch failure nulls it. */
export type ProfileState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; profile: Profile }

export type ProfileStore = StoreApi<ProfileState>

export const createProfileStore = (): ProfileStore => createStore<ProfileState>(() => ({ status: 'idle' }))

export const forgetProfile = (store: ProfileStore): void => store.setState({ status: 'idle' }, true)

const NONE: readonly Address[] = []

export const addressesOf = (state: ProfileState): readonly Address[] =>
  state.status === 'ready' ? state.profile.addresses : NONE

/** Changes the profile that is there; without one there is nothing to change. */
export const changeProfile = (store: ProfileStore, change: (profile: Profile) => Profile): void => {
  const state = store.getState()
  if (state.status === 'ready') store.setState({ status: 'ready', profile: change(state.profile) }, true)
}

const onlyDefault = (addresses: readonly Address[], saved: Address): readonly Address[] =>
  saved.isDefault
    ? addresses.map((address) => (address.id === saved.id ? address : { ...address, isDefault: false }))
    : addresses

/** Adds what is new, replaces what has its id; exactly one address stays the default. */
export const putAddress = (addresses: readonly Address[], saved: Address): readonly Address[] => {
  const known = addresses.some(({ id }) => id === saved.id)
  const next = known
    ? addresses.map((address) => (address.id === saved.id ? saved : address))
    : [...addresses, saved]
  return onlyDefault(next, saved)
}
