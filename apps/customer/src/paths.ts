import { encodePrescriptionLink } from '@dawadoot/domain/prescription/encode-link'
import type { PrescriptionLink } from '@dawadoot/domain/prescription/link'

export const PROFILE_TABS = ['personal', 'orders', 'addresses', 'privacy'] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]

/** Every address of this app, in one place. `medicne` is spelt as the specification spells it. */
export const paths = {
  home: '/',
  contact: '/#contact',
  notice: '/notice',
  profile: (tab: ProfileTab) => `/profile?tab=${tab}`,
  result: (link: PrescriptionLink) => `/medicne/${encodePrescriptionLink(link)}`,
  orderConfirmation: (id: string) => `/order-confirmation/${encodeURIComponent(id)}`,
  orderDetails: (id: string) => `/order-details/${encodeURIComponent(id)}`,
} as const

/** Where the cart and its drafts may be kept; anywhere else they are cleared. Specification, section 2, Header. */
export const keepsDrafts = (pathname: string): boolean => pathname.includes('/medicne')
