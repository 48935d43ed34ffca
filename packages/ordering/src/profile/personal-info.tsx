import { COUNTRY_CODE } from '@dawadoot/domain/person/mobile'
import type { Profile } from '@dawadoot/domain/person/profile'
import { writtenMobile } from '@dawadoot/domain/person/written-mobile'
import { Button } from '@dawadoot/ui/button/button'
import { Card } from '@dawadoot/ui/card/card'
import { ErrorState } from '@dawadoot/ui/empty-state/error-state'
import { SkeletonSlip } from '@dawadoot/ui/skeleton/skeleton'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { RetryButton } from '../failure/retry-button.tsx'
import { useOrdering } from '../ordering.tsx'
import { loadProfile } from './load-profile.ts'
import { ProfileEditor } from './profile-editor.tsx'
import { shownDay } from './profile-values.ts'
import { profileWords } from './words.ts'

export type PersonalInfoProps = { editing: boolean; onEditingChange: (editing: boolean) => void }

/** View and edit; saving returns to view. Specification, section 2, Profile page. */
export const PersonalInfo = ({ editing, onEditingChange }: PersonalInfoProps) => {
  const ordering = useOrdering()
  const state = useStore(ordering.profile)
  const present = state.status === 'ready' ? state.profile : undefined
  // what is being typed outlives a profile that is read again and fails
  const [begun, setBegun] = useState(present)
  if (!begun && present) setBegun(present)
  const edited = editing ? (begun ?? present) : undefined
  if (edited)
    return (
      <Card>
        <ProfileEditor profile={edited} onDone={() => onEditingChange(false)} />
      </Card>
    )
  if (state.status === 'failed')
    return (
      <ErrorState
        title={profileWords.loadFailedTitle}
        action={<RetryButton label={profileWords.retry} onRetry={() => void loadProfile(ordering)} />}
      >
        {state.message}
      </ErrorState>
    )
  if (state.status !== 'ready') return <SkeletonSlip label={profileWords.loading} lines={5} />
  return (
    <Card>
      <PersonalFacts
        profile={state.profile}
        onEdit={() => {
          setBegun(state.profile)
          onEditingChange(true)
        }}
      />
    </Card>
  )
}

const PersonalFacts = ({ profile, onEdit }: { profile: Profile; onEdit: () => void }) => (
  <div className="grid gap-6">
    <dl className="grid gap-x-6 gap-y-4.5 sm:grid-cols-2">
      <Fact term={profileWords.name}>{profile.name}</Fact>
      <Fact term={profileWords.mobile} number>{`${COUNTRY_CODE} ${writtenMobile(profile.mobile)}`}</Fact>
      <Fact term={profileWords.email}>{profile.email}</Fact>
      <Fact term={profileWords.whatsapp} number>
        {profile.whatsapp && `${COUNTRY_CODE} ${writtenMobile(profile.whatsapp)}`}
      </Fact>
      <Fact term={profileWords.dateofbirth}>{profile.dateofbirth && shownDay(profile.dateofbirth)}</Fact>
      <Fact term={profileWords.gender}>{profile.gender && profileWords.genders[profile.gender]}</Fact>
    </dl>
    <Button variant="line" className="justify-self-start" icon={<Pencil aria-hidden />} onClick={onEdit}>
      {profileWords.edit}
    </Button>
  </div>
)

const Fact = ({
  term,
  number = false,
  children,
}: {
  term: string
  number?: boolean
  children: string | undefined
}) => (
  <div className="min-w-0">
    <dt className="text-sm text-quiet">{term}</dt>
    <dd className={`wrap-anywhere font-medium ${number ? 'num' : ''} ${children ? '' : 'text-quiet'}`}>
      {children || profileWords.notGiven}
    </dd>
  </div>
)
