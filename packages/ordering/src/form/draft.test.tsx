import { getProfile } from '@dawadoot/api/contract/users'
import { wireAddress, wireProfile } from '@dawadoot/api/testing/builders'
import { reply } from '@dawadoot/api/testing/reply'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AddressForm } from '../addresses/address-form.tsx'
import { ProfileEditor } from '../profile/profile-editor.tsx'
import { signOut } from '../session/session-store.ts'
import { STORED } from '../storage/browser-storage.ts'
import { apiServer } from '../testing/api-server.ts'
import { memoryStorage, testStorage, testUser } from '../testing/fake-ordering.ts'
import { renderOrdering } from '../testing/render-ordering.tsx'
import { SAMPLE_HOME } from '../testing/sample-address.ts'

apiServer(reply(getProfile, { data: { user: wireProfile({ addresses: [wireAddress()] }) } }))

const nothing = () => {}
const form = <AddressForm onCancel={nothing} onSaved={nothing} />
const editor = (
  <ProfileEditor
    profile={{
      id: 'u1',
      name: 'Asha Rao',
      mobile: '9000000001',
      email: 'asha@example.com',
      whatsapp: '9000000001',
      dateofbirth: undefined,
      gender: undefined,
      addresses: [],
    }}
    onDone={nothing}
  />
)

type Kept = { addressDraft?: string | null; profileDraft?: string | null }

/** A page that finds this in its tab. What the tab holds at a moment is what is found when it is then loaded anew. */
const openWith = (kept: Kept, what: typeof form, user = testUser()) => {
  const tab = memoryStorage()
  const rendered = renderOrdering(what, {
    user,
    storage: testStorage(memoryStorage(), tab),
    before: () => {
      for (const [name, text] of Object.entries(kept)) if (text) tab.setItem(name, text)
    },
  })
  const held = (): Kept => ({
    addressDraft: tab.getItem(STORED.addressDraft),
    profileDraft: tab.getItem(STORED.profileDraft),
  })
  return { ...rendered, held }
}

const NOTHING: Kept = { addressDraft: null, profileDraft: null }

const typeAnAddress = async () => {
  const { user, held } = openWith({}, form)
  await user.click(screen.getByRole('tab', { name: 'Home Delivery' }))
  await user.type(screen.getByLabelText('House no. (optional)'), '4B')
  await user.type(screen.getByRole('textbox', { name: 'Address' }), '12 Janpath')
  const kept = held()
  cleanup()
  return { kept, held }
}

test('an address that is being typed is there again when the page is loaded anew', async () => {
  const { kept } = await typeAnAddress()
  openWith(kept, form)
  expect(screen.getByRole('tab', { name: 'Home Delivery' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByLabelText('House no. (optional)')).toHaveValue('4B')
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('12 Janpath')
})

test('another address that is changed, or another person, does not get it', async () => {
  const { kept } = await typeAnAddress()
  const other = (
    <AddressForm address={{ ...SAMPLE_HOME, address: '1 Lodhi Road' }} onCancel={nothing} onSaved={nothing} />
  )
  openWith(kept, other)
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('1 Lodhi Road')
  cleanup()
  openWith(kept, form, testUser({ id: 'u2' }))
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('')
})

test('a form that is closed leaves nothing in the tab', async () => {
  const { kept, held } = await typeAnAddress()
  expect(kept.addressDraft).toContain('12 Janpath')
  expect(held()).toEqual(NOTHING)
})

test('a profile that is being changed goes on being changed, and can be saved', async () => {
  const { user, held } = openWith({}, editor)
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'Asha Devi Rao')
  const kept = held()
  cleanup()
  openWith(kept, editor)
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Devi Rao')
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
})

test('what is damaged in storage is passed over', () => {
  openWith({ profileDraft: JSON.stringify({ whose: 'u1 ', values: { name: 7, email: 'a@b.in' } }) }, editor)
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao')
  expect(screen.getByLabelText('Email')).toHaveValue('a@b.in')
})

test('a sign-out takes it out of the tab', async () => {
  const { ordering, user, held } = openWith({}, editor)
  await user.type(screen.getByLabelText('Name'), ' Devi')
  expect(held().profileDraft).toContain('Asha Rao Devi')
  signOut(ordering.session)
  expect(held()).toEqual(NOTHING)
})
