import { addAddress, deleteAddress, updateAddress } from '@dawadoot/api/contract/addresses'
import { lookUpPincode as pincodeEndpoint } from '@dawadoot/api/contract/pincodes'
import { getProfile } from '@dawadoot/api/contract/users'
import { wireAddress, wireProfile } from '@dawadoot/api/testing/builders'
import { answer, refuse, reply } from '@dawadoot/api/testing/reply'
import { fireEvent, act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { signIn } from '../session/session-store.ts'
import { apiServer } from '../testing/api-server.ts'
import { brokenProxy, noted, offline } from '../testing/calls.ts'
import { testUser } from '../testing/fake-ordering.ts'
import { renderOrdering } from '../testing/render-ordering.tsx'
import { AddressPicker } from './address-picker.tsx'

const home = wireAddress({ _id: 'a1', name: 'Home', isDefault: false })
const office = wireAddress({ _id: 'a2', name: 'Office', isDefault: true })
const parents = wireAddress({ _id: 'a3', name: 'Parents', isDefault: false })
const profileWith = (...addresses: (typeof home)[]) =>
  reply(getProfile, { data: { user: wireProfile({ addresses }) } })

const server = apiServer(profileWith(home, office, parents))

const open = (props: { initialId?: string; deletable?: boolean } = {}) => {
  const onConfirm = vi.fn()
  return {
    onConfirm,
    ...renderOrdering(<AddressPicker onConfirm={onConfirm} {...props} />, { user: testUser() }),
  }
}

const confirm = () => screen.findByRole('button', { name: 'Confirm address' })
const radio = (name: string) => screen.findByRole('radio', { name })

describe('choosing', () => {
  test('starts with the default address, and confirms it', async () => {
    const { user, onConfirm } = open()
    expect(await radio('Office')).toBeChecked()
    expect(screen.queryByRole('radio', { name: 'Home' })).not.toBeInTheDocument()
    await user.click(await confirm())
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'a2' }))
  })

  test('starts with the first where none is the default', async () => {
    server.use(profileWith(home, parents))
    open()
    expect(await radio('Home')).toBeChecked()
  })

  test('shows a card with name, kind, person, number and place', async () => {
    open()
    expect(await radio('Office')).toHaveAccessibleDescription(
      /Asha Rao, 90000\s00001.*4B, 12 Janpath, Connaught Place.*110001, New Delhi, Delhi, India/,
    )
    expect(screen.getByText('Home')).toBeVisible()
  })

  test('keeps the others behind a toggle that counts them; one of them becomes the selected one', async () => {
    const { user, onConfirm } = open()
    const more = await screen.findByRole('button', { name: '2 more saved address(es)' })
    expect(more).toHaveAttribute('aria-expanded', 'false')
    await user.click(more)
    await user.click(await radio('Parents'))
    expect(await radio('Parents')).toBeChecked()
    expect(await radio('Office')).not.toBeChecked()
    await user.click(more)
    expect(await radio('Parents')).toBeChecked()
    expect(screen.queryByRole('radio', { name: 'Office' })).not.toBeInTheDocument()
    await user.click(await confirm())
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'a3' }))
  })

  test('says that there is none yet, and confirms nothing', async () => {
    server.use(profileWith())
    open()
    expect(await screen.findByText('No address found')).toBeVisible()
    expect(screen.getByText('Add your delivery address to proceed.')).toBeVisible()
    expect(await confirm()).toBeDisabled()
  })

  test('says which address is out of reach, and does not select it', async () => {
    server.use(profileWith(home, { ...office, reach: 'out_of_reach' }))
    const { user } = open()
    expect(await radio('Home')).toBeChecked()
    await user.click(await screen.findByRole('button', { name: '1 more saved address(es)' }))
    expect(await radio('Office')).toBeDisabled()
    expect(screen.getByText('We do not deliver to this address yet.')).toBeVisible()
  })

  test('says that the addresses could not be loaded, and recovers with Retry', async () => {
    server.use(offline(getProfile))
    const { user } = open()
    expect(await screen.findByText('Network Error: Please check your connection')).toBeVisible()
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await radio('Office')).toBeChecked()
  })

  test('asks whoever is not signed in to log in', async () => {
    const { user, navigate } = renderOrdering(<AddressPicker onConfirm={vi.fn()} />)
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(navigate.signIn).toHaveBeenCalledOnce()
  })
})

describe('adding at home', () => {
  const fill = async ({ user }: ReturnType<typeof open>) => {
    await user.click(await screen.findByRole('button', { name: 'Add Address' }))
    await user.click(screen.getByRole('tab', { name: 'Home Delivery' }))
    await user.type(screen.getByRole('textbox', { name: 'Address' }), '1 Barakhamba Road')
    await user.type(screen.getByRole('textbox', { name: 'District' }), 'New Delhi')
    await user.type(screen.getByRole('textbox', { name: 'State' }), 'Delhi')
    server.use(answer(pincodeEndpoint, () => Response.json([{ Status: 'Error', PostOffice: null }])))
    await user.type(screen.getByRole('textbox', { name: 'Pincode' }), '110 001')
  }
  const save = () => screen.getByRole('button', { name: 'Save Address' })

  test('sends what was typed with who it is for, and comes back to it selected', async () => {
    const { calls, handler } = noted(
      addAddress,
      reply(addAddress, { data: wireAddress({ _id: 'a9', name: 'Home 2' }) }),
    )
    server.use(handler)
    const opened = open()
    await fill(opened)
    expect(screen.getByText(/maps key is missing/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Country' })).toBeDisabled()
    await opened.user.click(save())
    expect(await radio('Home 2')).toBeChecked()
    expect(calls[0]?.body).toEqual({
      deliveryType: 'home',
      deliverySource: 'web',
      source: 'web',
      user_name: 'Asha Rao',
      user_contact: '9000000001',
      name: 'Home',
      address: '1 Barakhamba Road',
      pincode: '110001',
      district: 'New Delhi',
      state: 'Delhi',
      country: 'India',
      isDefault: true,
    })
  })

  test('stays in the form, with what was typed, when it could not be saved', async () => {
    server.use(brokenProxy(addAddress))
    const opened = open()
    await fill(opened)
    await opened.user.click(save())
    expect(await screen.findByText('Failed to save address')).toBeVisible()
    expect(opened.report).toHaveBeenCalledWith('Failed to save address')
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('1 Barakhamba Road')
    expect(save()).toBeEnabled()
  })

  test('goes on when the reply has no id, and finds the address in the list', async () => {
    server.use(answer(addAddress, () => Response.json({ data: { ok: true } }, { status: 201 })))
    const opened = open()
    await fill(opened)
    server.use(
      profileWith(home, office, parents, wireAddress({ _id: 'a9', name: 'Home 2', isDefault: false })),
    )
    await opened.user.click(save())
    expect(await radio('Home 2')).toBeChecked()
    expect(opened.notify.error).toHaveBeenCalledWith('Address saved but id missing')
  })

  test('what the browser fills in makes the form ready without another press (B161)', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Add Address' }))
    await user.click(screen.getByRole('tab', { name: 'Home Delivery' }))
    expect(save()).toBeDisabled()
    // as autofill does: values and their events, and no focus in any field
    for (const [name, value] of [
      ['User name', 'Asha Rao'],
      ['Contact', '+91 90000 00001'],
      ['Address', '1 Barakhamba Road'],
      ['Pincode', '110001'],
      ['District', 'New Delhi'],
      ['State', 'Delhi'],
    ] as const)
      fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } })
    expect(screen.getByRole('textbox', { name: 'Contact' })).toHaveValue('9000000001')
    expect(save()).toBeEnabled()
  })

  test('says Saving... until the answer is there', async () => {
    server.use(answer(addAddress, () => new Promise<Response>(() => {})))
    const opened = open()
    await fill(opened)
    await opened.user.click(save())
    expect(screen.getByRole('button', { name: /Saving\.\.\./ })).toBeVisible()
  })

  test('saves once for two quick presses', async () => {
    const { calls, handler } = noted(
      addAddress,
      reply(addAddress, { data: wireAddress({ _id: 'a9', name: 'Home 2' }) }),
    )
    server.use(handler)
    const opened = open()
    await fill(opened)
    await opened.user.dblClick(save())
    await radio('Home 2')
    expect(calls).toHaveLength(1)
  })

  test('keeps what was typed when the session turns out to have ended, and goes on after signing in', async () => {
    server.use(refuse(addAddress, 'unauthenticated', { message: 'Please log in.' }))
    const opened = open()
    await fill(opened)
    await opened.user.click(save())
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('1 Barakhamba Road')
    server.use(reply(addAddress, { data: wireAddress({ _id: 'a9', name: 'Home 2' }) }))
    act(() => signIn(opened.ordering.session, 'token-2', testUser()))
    await opened.user.click(save())
    expect(await radio('Home 2')).toBeChecked()
  })

  test('is given up with Cancel', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Add Address' }))
    expect(screen.getByRole('heading', { name: 'Add new address' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await radio('Office')).toBeChecked()
  })

  test.each([
    ['User name', 'A', '2 to 50 characters'],
    ['User name', '', 'Required'],
    ['Contact', '5000000001', 'Enter valid 10-digit mobile'],
    ['Contact', '', 'Required'],
    ['Address', ' ', 'Required'],
    ['Pincode', '1100', '6 digits'],
    ['Pincode', '', 'Required'],
    ['District', '', 'Required'],
    ['State', '', 'Required'],
    ['Location label', '', 'Required'],
  ])('says of %s "%s": %s', async (name, typed, message) => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Add Address' }))
    await user.click(screen.getByRole('tab', { name: 'Home Delivery' }))
    const field = screen.getByRole('textbox', { name })
    await user.clear(field)
    if (typed) await user.type(field, typed)
    await user.tab()
    expect(field).toHaveAccessibleDescription(message)
    expect(save()).toBeDisabled()
  })
})

describe('changing', () => {
  test('starts from what is saved, wants a change, and shows it at once', async () => {
    const { calls, handler } = noted(
      updateAddress,
      reply(updateAddress, { data: { ...office, name: 'Work' } }),
    )
    server.use(handler)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Edit Office' }))
    expect(screen.getByRole('heading', { name: 'Edit address' })).toBeVisible()
    const update = screen.getByRole('button', { name: 'Update Address' })
    expect(update).toBeDisabled()
    const label = screen.getByRole('textbox', { name: 'Location label' })
    expect(label).toHaveValue('Office')
    await user.clear(label)
    await user.type(label, 'Work')
    await user.click(update)
    expect(await radio('Work')).toBeChecked()
    expect(calls[0]?.url.pathname).toBe('/api/address/a2')
    expect(calls[0]?.body).toMatchObject({ name: 'Work', isDefault: true })
  })

  test('says Updating... until the answer is there', async () => {
    server.use(answer(updateAddress, () => new Promise<Response>(() => {})))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Edit Office' }))
    await user.type(screen.getByRole('textbox', { name: 'Location label' }), ' 2')
    await user.click(screen.getByRole('button', { name: 'Update Address' }))
    expect(screen.getByRole('button', { name: /Updating\.\.\./ })).toBeVisible()
  })
})

describe('deleting', () => {
  test('asks first, then takes the address away, says so and reads the profile again', async () => {
    server.use(reply(deleteAddress, { message: 'gone' }))
    const { user, notify } = open({ deletable: true })
    await user.click(await screen.findByRole('button', { name: 'Delete Office' }))
    const question = await screen.findByRole('alertdialog')
    expect(within(question).getByText('Are you sure you want to delete this address?')).toBeVisible()
    server.use(profileWith(home, parents))
    await user.click(within(question).getByRole('button', { name: 'Yes, delete' }))
    expect(await radio('Home')).toBeChecked()
    await waitFor(() => expect(notify.success).toHaveBeenCalledWith('Address deleted successfully'))
  })

  test('says when it could not be deleted, and leaves it there', async () => {
    server.use(refuse(deleteAddress, 'internal'))
    const { user } = open({ deletable: true })
    await user.click(await screen.findByRole('button', { name: 'Delete Office' }))
    await user.click(await screen.findByRole('button', { name: 'Yes, delete' }))
    expect(await screen.findByText('Failed to delete address. Please try again.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'No' }))
    expect(await radio('Office')).toBeChecked()
  })
})
