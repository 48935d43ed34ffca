import { addAddress, deleteAddress } from '@dawadoot/api/contract/addresses'
import { hospitalAutocomplete } from '@dawadoot/api/contract/hospitals'
import { lookUpPincode } from '@dawadoot/api/contract/pincodes'
import { getProfile } from '@dawadoot/api/contract/users'
import { wireAddress, wireProfile } from '@dawadoot/api/testing/builders'
import { answer, refuse, reply } from '@dawadoot/api/testing/reply'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { HttpHandler } from 'msw'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Dialog } from '@dawadoot/ui/dialog/dialog'
import { offline } from '../testing/calls.ts'
import { InStory } from '../testing/in-story.tsx'
import { AddressPicker, PICKER_TITLES, type PickerMode } from './address-picker.tsx'

type Args = { handlers: readonly HttpHandler[] }

const flat = wireAddress({
  _id: 'a1',
  name: 'Swarali flat',
  user_name: 'Sunita Deshpande',
  house_no: '12',
  address: 'Swarali Apartments, Paud Road, Kothrud',
})
const ward = wireAddress({
  _id: 'a2',
  deliveryType: 'hospital',
  name: 'Lok Nayak Hospital',
  user_name: 'Arun Deshpande',
  address: 'Ward 4B, gate 2, Jawaharlal Nehru Marg',
  isDefault: false,
  hospitalId: 'h1',
})
const saved = (...addresses: (typeof flat)[]) =>
  reply(getProfile, { data: { user: wireProfile({ addresses }) } })

const hospitals = reply(hospitalAutocomplete, {
  data: ['Karve Road', 'Nagar Road', 'Bibwewadi'].map((road, index) => ({
    hospitalId: `h${index}`,
    name: `Sahyadri Hospital, ${road}`,
    address: road,
    city: 'Pune',
    district: 'Pune',
    state: 'Maharashtra',
    pincode: `41100${index}`,
    geolocation: { latitude: 18.5, longitude: 73.8 },
  })),
})
const unknownPincode = reply(lookUpPincode, [{ Status: 'Error', PostOffice: null }])

const InDialog = () => {
  const [mode, setMode] = useState<PickerMode>('select')
  return (
    <Dialog
      open
      title={PICKER_TITLES[mode]}
      closeLabel="Close"
      width={mode === 'select' ? 'md' : 'lg'}
      onClose={fn()}
    >
      <AddressPicker onConfirm={fn()} onModeChange={setMode} deletable />
    </Dialog>
  )
}

/** Choosing, adding and changing a delivery address. */
const meta = {
  title: 'Ordering/Addresses',
  parameters: { layout: 'fullscreen' },
  args: { handlers: [saved(flat, ward), hospitals, unknownPincode] },
  render: ({ handlers }) => (
    <InStory handlers={handlers}>
      <main className="wrap min-h-dvh pt-10">
        <h1 className="text-4xl">Addresses</h1>
        <InDialog />
      </main>
    </InStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

export const Selected: Story = {
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Swarali flat' })).toBeChecked()
  },
}

export const MoreShown: Story = { play: () => press('1 more saved address(es)') }

export const MoreShownNarrow: Story = { ...MoreShown, globals: { viewport: { value: 'narrow' } } }

export const Nothing: Story = {
  args: { handlers: [saved()] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Confirm address' })).toBeDisabled()
  },
}

export const OutOfReach: Story = {
  args: { handlers: [saved({ ...flat, reach: 'out_of_reach' })] },
  play: async () => {
    await screen.findByText('We do not deliver to this address yet.')
    await expect(screen.getByRole('button', { name: 'Confirm address' })).toBeDisabled()
  },
}

export const Loading: Story = {
  args: { handlers: [answer(getProfile, () => new Promise<Response>(() => {}))] },
}

export const NotLoaded: Story = {
  args: { handlers: [offline(getProfile)] },
  play: async () => {
    await screen.findByText('Network Error: Please check your connection')
  },
}

export const HospitalSearch: Story = {
  play: async () => {
    await press('Add Address')
    await userEvent.type(await screen.findByRole('combobox', { name: 'Hospital' }), 'Sahya')
    await screen.findAllByRole('option')
    await userEvent.keyboard('{ArrowDown}')
  },
}

export const HospitalChosen: Story = {
  play: async (context) => {
    await HospitalSearch.play?.(context)
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('textbox', { name: 'State' })).toHaveValue('Maharashtra')
  },
}

export const HomeWithoutMapsKey: Story = {
  play: async () => {
    await press('Add Address')
    await userEvent.click(await screen.findByRole('tab', { name: 'Home Delivery' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Pincode' }), '999999')
    await screen.findByText('Pincode not found')
  },
}

export const HomeNarrow: Story = { ...HomeWithoutMapsKey, globals: { viewport: { value: 'narrow' } } }

export const NotSaved: Story = {
  args: {
    handlers: [
      saved(flat, ward),
      hospitals,
      refuse(addAddress, 'internal', { message: 'Failed to save address' }),
    ],
  },
  play: async (context) => {
    await HospitalChosen.play?.(context)
    await press('Save Address')
    await screen.findByText('Failed to save address')
  },
}

export const NotDeleted: Story = {
  args: { handlers: [saved(flat, ward), offline(deleteAddress)] },
  play: async () => {
    await press('Delete Swarali flat')
    await press('Yes, delete')
    await screen.findByText('Failed to delete address. Please try again.', { selector: '[role=alert] *' })
  },
}
