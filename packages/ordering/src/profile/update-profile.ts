import type { ProfileForm } from '@dawadoot/domain/person/profile-form'
import type { Ordering } from '../ordering.tsx'
import { replaceUser } from '../session/session-store.ts'

/** Saves Personal Info; the header's name and the profile follow at once. Errors: the client's. */
export const updateProfile = async (
  { client, profile: store, session }: Pick<Ordering, 'client' | 'profile' | 'session'>,
  form: ProfileForm,
): Promise<void> => {
  const saved = await client.users.update(form)
  const state = store.getState()
  // a server that answers without the addresses does not take them away
  const addresses =
    saved.addresses.length === 0 && state.status === 'ready' ? state.profile.addresses : saved.addresses
  store.setState({ status: 'ready', profile: { ...saved, addresses } }, true)
  const { id, mobile, name, email, whatsapp } = saved
  replaceUser(session, { id, mobile, name, email, whatsapp })
}
