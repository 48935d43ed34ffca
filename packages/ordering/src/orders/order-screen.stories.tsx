import { getOrder } from '@dawadoot/api/contract/orders'
import { wireOrder } from '@dawadoot/api/testing/builders'
import { answer, refuse, reply } from '@dawadoot/api/testing/reply'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { HttpHandler } from 'msw'
import { InStory } from '../testing/in-story.tsx'
import { OrderScreen } from './order-screen.tsx'

type Shown = { handlers: readonly HttpHandler[]; fromCart?: boolean; signedOut?: boolean }

const Screen = ({ handlers, fromCart = false, signedOut = false }: Shown) => (
  <InStory handlers={handlers} {...(signedOut ? { user: undefined } : {})}>
    <OrderScreen orderId="DW2611-4827" fromCart={fromCart} />
  </InStory>
)

const at = (time: string) => `2026-11-27T${time}:00.000Z`
const confirmed = { status: 'confirmed', timestamp: at('10:00') }

const order = wireOrder({
  orderId: 'DW2611-4827',
  items: [
    { id: '1', name: 'Metformin SR 500 mg', quantity: 2, price: 31.2, mrp: 52 },
    { id: '2', name: 'Telmisartan 40 mg', quantity: 3, price: 44.8, mrp: 112 },
    { id: '3', name: 'Pantoprazole 40 mg', quantity: 1, price: 74.25, mrp: 148.5 },
    { id: '4', name: 'Cholecalciferol 60K softgel', quantity: 1, price: 68 },
  ],
  statusHistory: [
    confirmed,
    { status: 'picked', timestamp: at('10:02') },
    { status: 'on_the_way', timestamp: at('10:03') },
  ],
  orderStatus: 'on_the_way',
  verifiedBy: 'R. Nair, DPC 12345',
})

const meta = {
  title: 'Ordering/Order screen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { handlers: [reply(getOrder, { data: order })] },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const shown = (over: Partial<typeof order>) => [reply(getOrder, { data: { ...order, ...over } })]

export const OnTheWay: Story = {}
export const FromTheCart: Story = {
  args: {
    fromCart: true,
    handlers: shown({ orderStatus: 'confirmed', statusHistory: [confirmed], verifiedBy: undefined }),
  },
}
export const Delivered: Story = {
  args: {
    handlers: shown({
      orderStatus: 'delivered',
      statusHistory: [...order.statusHistory, { status: 'delivered', timestamp: at('10:09') }],
    }),
  },
}
export const Cancelled: Story = {
  args: {
    handlers: shown({
      orderStatus: 'cancelled',
      statusHistory: [confirmed, { status: 'cancelled', timestamp: at('10:04') }],
    }),
  },
}
export const WithoutEvents: Story = {
  args: { handlers: shown({ orderStatus: 'picked', statusHistory: [] }) },
}
export const Loading: Story = { args: { handlers: [answer(getOrder, () => new Promise(() => {}))] } }
export const Failed: Story = {
  args: { handlers: [refuse(getOrder, 'not_found', { message: 'There is no such order.' })] },
}
export const SignedOut: Story = { args: { handlers: [], signedOut: true } }
