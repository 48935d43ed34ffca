import { COUNTRY_CODE } from '@dawadoot/domain/person/mobile'
import { writtenMobile } from '@dawadoot/domain/person/written-mobile'
import { useOrdering } from '@dawadoot/ordering/ordering'
import { shownName } from '@dawadoot/ordering/session/auth-state'
import { userOf } from '@dawadoot/ordering/session/session-store'
import { useSession } from '@dawadoot/ordering/session/use-session'
import { Avatar } from '@dawadoot/ui/avatar/avatar'
import { useStore } from 'zustand'

/** Name, mobile and e-mail of whose page it is. */
export const ProfileHead = () => {
  const profile = useStore(useOrdering().profile)
  const user = userOf(useSession()) ?? (profile.status === 'ready' ? profile.profile : undefined)
  if (!user) return null
  const name = shownName(user)
  return (
    <div className="flex min-w-0 items-center gap-4.5">
      <Avatar name={name} size="lg" />
      <div className="min-w-0">
        <h1 className="text-2xl wrap-anywhere">{name}</h1>
        <p className="num text-quiet">
          {COUNTRY_CODE} {writtenMobile(user.mobile)}
        </p>
        {user.email ? <p className="wrap-anywhere text-quiet">{user.email}</p> : null}
      </div>
    </div>
  )
}
