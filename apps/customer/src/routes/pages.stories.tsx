import { getOrderHistory } from '@dawadoot/api/contract/orders'
import { getProfile } from '@dawadoot/api/contract/users'
import { wireProfile, wireSummary } from '@dawadoot/api/testing/builders'
import { reply } from '@dawadoot/api/testing/reply'
import { consentsThere, devicesThere } from '@dawadoot/ordering/testing/sample-privacy'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { ErrorBoundary } from '../features/site/error-boundary.tsx'
import { Footer } from '../features/site/footer.tsx'
import { Header } from '../features/site/header.tsx'
import { PagePending } from '../features/site/page-pending.tsx'
import { AppStory } from '../testing/app-story.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { NoticePage } from './notice-page.tsx'
import { ProfilePage } from './profile/profile-page.tsx'

type Args = { at: string; visitor: boolean; page: ReactNode }

const handlers = [
  devicesThere,
  consentsThere,
  reply(getProfile, {
    data: { user: wireProfile({ name: 'Sunita Deshpande', email: 'sunita.d@example.in' }) },
  }),
  reply(getOrderHistory, {
    data: {
      orders: [
        wireSummary({ id: 'DW2611-4827', status: 'on_the_way' }),
        wireSummary({ id: 'DW2611-3310', status: 'delivered', deliveredDate: '2026-11-12T13:48:00.000Z' }),
      ],
    },
  }),
]

/** The pages that only the customer's site has, under its header. */
const meta = {
  title: 'Customer/Pages',
  parameters: { layout: 'fullscreen' },
  args: { at: '/', visitor: false, page: null },
  render: ({ at, visitor, page }) => (
    <AppStory at={at} handlers={handlers} {...(visitor ? { user: undefined } : {})}>
      <Header />
      {page}
    </AppStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const narrow = { globals: { viewport: { value: 'narrow' } } } as const
const phone = { globals: { viewport: { value: 'phone' } } } as const

export const ProfilePersonal: Story = {
  args: { at: '/profile', page: <ProfilePage /> },
  play: async () => void (await screen.findByRole('button', { name: 'Edit' })),
}
export const ProfileOrders: Story = {
  args: { at: '/profile?tab=orders', page: <ProfilePage /> },
  play: async () => void (await screen.findByText('#DW2611-4827')),
}
export const ProfileOrdersOnAPhone: Story = { ...ProfileOrders, ...phone }
export const ProfileOrdersNarrow: Story = { ...ProfileOrders, ...narrow }
export const ProfileAddresses: Story = {
  args: { at: '/profile?tab=addresses', page: <ProfilePage /> },
  play: async () => void (await screen.findByRole('button', { name: 'Edit Home' })),
}
export const ProfilePrivacy: Story = {
  args: { at: '/profile?tab=privacy', page: <ProfilePage /> },
  play: async () => void (await screen.findByText('Chrome on Android')),
}
export const ProfilePrivacyOnAPhone: Story = { ...ProfilePrivacy, ...phone }
export const ProfileForAVisitor: Story = { args: { at: '/profile', visitor: true, page: <ProfilePage /> } }

export const AccountMenu: Story = {
  args: { at: '/notice', page: <NoticePage /> },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Account menu/ }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible())
  },
}

export const NotFound: Story = {
  tags: ['picture'],
  args: { at: '/nowhere', visitor: true, page: <NotFoundPage /> },
}
export const NotFoundNarrow: Story = { ...NotFound, ...narrow }
export const Notice: Story = {
  args: {
    at: '/notice',
    visitor: true,
    page: (
      <>
        <NoticePage />
        <Footer year={2026} />
      </>
    ),
  },
}
export const NoticeNarrow: Story = { ...Notice, ...narrow }
export const OnItsWay: Story = { args: { visitor: true, page: <PagePending /> } }

const Broken = () => {
  throw new Error('Something that nobody foresaw')
}
export const Crashed: Story = {
  args: {
    visitor: true,
    page: (
      <ErrorBoundary report={() => {}}>
        <Broken />
      </ErrorBoundary>
    ),
  },
}
