import { createOrder } from '@dawadoot/api/contract/orders'
import { getProfile } from '@dawadoot/api/contract/users'
import { wireAddress, wireProfile } from '@dawadoot/api/testing/builders'
import { answer, refuse, reply } from '@dawadoot/api/testing/reply'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import type { HttpHandler } from 'msw'
import { rememberReading } from '../cart/reading-memory.ts'
import { ResultScreen } from '../cart/result-screen.tsx'
import { InStory } from '../testing/in-story.tsx'
import { clearResult, readPrescription, SAMPLE_LINK } from '../testing/sample-prescription.ts'

type Shown = { handlers?: readonly HttpHandler[]; surface?: 'web' | 'kiosk' }

const address = wireAddress({ name: 'Swarali flat' })
const owner = reply(getProfile, { data: { user: wireProfile({ addresses: [address] }) } })

const NONE: readonly HttpHandler[] = []

const Screen = ({ handlers = NONE, surface = 'web' }: Shown) => (
  <InStory
    surface={surface}
    handlers={[...handlers, owner, ...readPrescription(clearResult())]}
    before={({ storage }) => rememberReading(storage, SAMPLE_LINK.prescriptionId)}
  >
    <ResultScreen link={SAMPLE_LINK} />
  </InStory>
)

/** From the cart to the open drawer. */
const open = async (canvasElement: HTMLElement) => {
  const [button] = await within(canvasElement).findAllByRole('button', { name: 'Payment method' })
  if (button) await userEvent.click(button)
  const drawer = await screen.findByRole('dialog', { name: 'Confirm order' })
  await within(drawer).findByRole('radio', { name: 'Swarali flat' })
  return drawer
}

const meta = {
  title: 'Ordering/Confirm drawer',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
  },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** Opens, presses Place order, and waits for what is said then. */
const placed =
  (said: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const drawer = await open(canvasElement)
    await userEvent.click(within(drawer).getByRole('button', { name: 'Place order' }))
    await expect((await screen.findAllByText(said, { exact: false })).length).toBeGreaterThan(0)
  }

export const Ready: Story = {}
export const Kiosk: Story = { args: { surface: 'kiosk' } }
export const Placing: Story = {
  args: { handlers: [answer(createOrder, () => new Promise(() => {}))] },
  play: placed('Placing order...'),
}
export const PricesChanged: Story = {
  args: {
    handlers: [
      refuse(createOrder, 'price_changed', {
        lines: [
          {
            id: 'M-MET',
            pricing: { mrp: 52, sellingPrice: 40, discountPercent: 23 },
            availability: { inStock: true },
          },
        ],
      }),
    ],
  },
  play: placed('Prices changed. Check and confirm again.'),
}
export const WentOutOfStock: Story = {
  args: {
    handlers: [
      refuse(createOrder, 'out_of_stock', {
        lines: [
          {
            id: 'M-TEL',
            pricing: { mrp: 112, sellingPrice: 44.8, discountPercent: 60 },
            availability: { inStock: false },
          },
        ],
      }),
    ],
  },
  play: placed('1 medicine cannot be sent to this address.'),
}
export const AnotherOrderIsOpen: Story = {
  args: { handlers: [refuse(createOrder, 'order_open_for_prescription', { orderId: 'DW2611-4827' })] },
  play: placed('You have an open order'),
}
export const Failed: Story = {
  args: { handlers: [answer(createOrder, () => Response.error())] },
  play: placed('Network Error: Please check your connection'),
}
export const ChangingTheAddress: Story = {
  play: async ({ canvasElement }) => {
    const drawer = await open(canvasElement)
    await userEvent.click(within(drawer).getByRole('button', { name: 'Change address' }))
    await within(drawer).findByRole('button', { name: 'Confirm address' })
  },
}
