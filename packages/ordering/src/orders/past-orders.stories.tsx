import { getOrderHistory } from '@dawadoot/api/contract/orders'
import { wireSummary } from '@dawadoot/api/testing/builders'
import { answer, refuse, reply } from '@dawadoot/api/testing/reply'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { HttpHandler } from 'msw'
import { InStory } from '../testing/in-story.tsx'
import { PastOrders } from './past-orders.tsx'

const Screen = ({ handlers }: { handlers: readonly HttpHandler[] }) => (
  <InStory handlers={handlers}>
    <PastOrders />
  </InStory>
)

const at = (minutesAgo: number) =>
  new Date(Date.parse('2026-11-27T10:04:00.000Z') - minutesAgo * 60_000).toISOString()

const open = (id: string, status: 'pending' | 'preparing' | 'on_the_way', minutesAgo: number) =>
  wireSummary({ id, status, order_dateTime: at(minutesAgo), total: 339.05 })

const meta = {
  title: 'Ordering/Past orders',
  component: Screen,
  args: {
    handlers: [
      reply(getOrderHistory, {
        data: {
          orders: [
            open('DW2611-4827', 'on_the_way', 8.78),
            wireSummary({
              id: 'DW2611-3310',
              status: 'delivered',
              order_dateTime: '2026-11-12T13:39:00.000Z',
              deliveredDate: '2026-11-12T13:48:00.000Z',
              items: 'Amlodipine 5 mg x 2, Paracetamol 650 mg x 1',
              line1: 'Ward 4B, gate 2, Sahyadri Hospital',
              total: 88.2,
            }),
            wireSummary({
              id: 'DW2610-2954',
              status: 'cancelled',
              order_dateTime: '2026-10-30T03:31:00.000Z',
              deliveredDate: '2026-10-30T03:34:00.000Z',
              items: 'Cetirizine 10 mg x 1',
              total: 14,
            }),
          ],
        },
      }),
    ],
  },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Past: Story = {}
export const Timers: Story = {
  args: {
    handlers: [
      reply(getOrderHistory, {
        data: {
          orders: [
            open('IN-TIME', 'preparing', 2),
            open('NEAR', 'on_the_way', 9),
            open('LATE', 'pending', 75),
          ],
        },
      }),
    ],
  },
}
export const Empty: Story = { args: { handlers: [reply(getOrderHistory, { data: { orders: [] } })] } }
export const Loading: Story = { args: { handlers: [answer(getOrderHistory, () => new Promise(() => {}))] } }
export const Failed: Story = {
  args: { handlers: [refuse(getOrderHistory, 'internal', { message: 'Internal server error' })] },
}
