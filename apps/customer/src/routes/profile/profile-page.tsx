import { SessionEnded } from '@dawadoot/ordering/cart/session-ended'
import { useOrdering } from '@dawadoot/ordering/ordering'
import { PastOrders } from '@dawadoot/ordering/orders/past-orders'
import { loadProfile } from '@dawadoot/ordering/profile/load-profile'
import { SignInPrompt } from '@dawadoot/ordering/session/sign-in-prompt'
import { STORED } from '@dawadoot/ordering/storage/browser-storage'
import { useSession } from '@dawadoot/ordering/session/use-session'
import { TabLinks } from '@dawadoot/ui/tabs/tab-links'
import { MapPin, Package, ShieldCheck, UserRound } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { chunk, OTHER_PAGES_FIRST_MS, preloadLater } from '../../chunk.tsx'
import { PrivateMeta } from '../../features/site/document-meta.tsx'
import { PartFailed, PartPending } from '../../features/site/part-pending.tsx'
// it asks the server as soon as it is there: the code for that comes with its own
import '../../features/site/site-client.ts'
import { paths, PROFILE_TABS, type ProfileTab } from '../../paths.ts'
import { laterWords as words } from '../../words-later.ts'
import { OrderOnTheWay, OrdersRead } from './order-on-the-way.tsx'
import { ProfileHead } from './profile-head.tsx'
import { useOrdersAwaited } from './use-orders-awaited.ts'
import { useProfileTab } from './use-profile-tab.ts'

const part = { pending: PartPending, failed: PartFailed } as const

/** Seldom looked at: its code comes with the first look. */
const LatePrivacySettings = chunk(
  () => import('@dawadoot/ordering/privacy/privacy-settings').then((door) => door.PrivacySettings),
  part,
)

// what a tab shows of forms and addresses is no part of the list of orders
const LatePersonalInfo = chunk(
  () => import('@dawadoot/ordering/profile/personal-info').then((door) => door.PersonalInfo),
  part,
)

const LateSavedAddresses = chunk(
  () => import('@dawadoot/ordering/addresses/saved-addresses').then((door) => door.SavedAddresses),
  part,
)

const ICONS = {
  personal: <UserRound aria-hidden />,
  orders: <Package aria-hidden />,
  addresses: <MapPin aria-hidden />,
  privacy: <ShieldCheck aria-hidden />,
} satisfies Record<ProfileTab, ReactNode>

/** Specification, section 2, Profile page. */
export const ProfilePage = () => {
  const whose = useWhose()
  return (
    <main className="wrap pt-7 pb-16">
      <PrivateMeta page={words.profile.documentTitle} />
      {whose === undefined ? <SignInPrompt level={1} /> : <OwnProfile key={whose} />}
    </main>
  )
}

/** Whose page it is. When the session ends while it is shown it waits, with what was typed, for the same person. */
const useWhose = (): string | undefined => {
  const session = useSession()
  const shown = useStore(useOrdering().profile, ({ status }) => status === 'ready')
  if (session.status === 'signed_in') return session.user.id
  return session.because === 'ended' && shown ? session.formerUserId : undefined
}

const OwnProfile = () => {
  const ordering = useOrdering()
  const tab = useProfileTab()
  // loaded anew while it was being changed, it goes on being changed
  const [editing, setEditing] = useState(() =>
    Boolean(ordering.storage.session.read(STORED.profileDraft, Object)),
  )
  useEffect(() => void loadProfile(ordering), [ordering])
  useEffect(() => preloadLater([LatePersonalInfo, LateSavedAddresses], OTHER_PAGES_FIRST_MS), [])
  // what is at the top is seen first, and then what is below it
  const awaited = useDeferredValue(useOrdersAwaited(), true)
  const alone = tab === 'personal' && editing
  return (
    <>
      <SessionEnded />
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 md:min-h-25.25">
        <ProfileHead />
        <OrderOnTheWay />
      </div>
      {awaited ? <PartPending /> : null}
      <div
        hidden={awaited}
        className={alone ? undefined : 'grid gap-8 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-12'}
      >
        {alone ? null : (
          <TabLinks
            label={words.profile.tabsLabel}
            className="self-start"
            links={PROFILE_TABS.map((value) => ({
              href: paths.profile(value),
              label: words.profile.tabs[value],
              icon: ICONS[value],
              current: value === tab,
            }))}
          />
        )}
        {tab === 'orders' ? (
          <PastOrders />
        ) : (
          <section aria-labelledby="profile-tab" className="grid content-start gap-5">
            <h2 id="profile-tab" className="text-2xl">
              {words.profile.titles[tab]}
            </h2>
            {tab === 'personal' ? (
              <LatePersonalInfo editing={editing} onEditingChange={setEditing} />
            ) : tab === 'addresses' ? (
              <LateSavedAddresses />
            ) : (
              <LatePrivacySettings />
            )}
            <OrdersRead />
          </section>
        )}
      </div>
    </>
  )
}
