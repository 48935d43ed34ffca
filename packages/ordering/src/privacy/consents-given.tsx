import type { Consent, ConsentPurpose } from '@dawadoot/domain/person/consent'
import { Button } from '@dawadoot/ui/button/button'
import { Link } from '@dawadoot/ui/link/link'
import { useState } from 'react'
import { useOrdering } from '../ordering.tsx'
import { signOut } from '../session/session-store.ts'
import { PrivacyPart } from './privacy-part.tsx'
import { SureDialog } from './sure-dialog.tsx'
import { privacyWords } from './words.ts'

const words = privacyWords.consents

/** What the person agreed to and when, each with its way back. Decisions, "Sign-in". */
export const ConsentsGiven = ({
  consents,
  onChanged,
}: {
  consents: readonly Consent[]
  onChanged: () => void
}) => {
  const { client, session, notify, navigate, noticeHref } = useOrdering()
  const [asking, setAsking] = useState<ConsentPurpose>()
  const asked = words.ask[asking ?? 'prescription']
  const withdraw = async () => {
    if (!asking) return
    await client.privacy.withdraw(asking)
    if (asking === 'prescription') {
      notify.success(words.done)
      onChanged()
      return
    }
    signOut(session)
    notify.success(privacyWords.data.deleted)
    navigate.home()
  }
  return (
    <PrivacyPart title={words.title}>
      {consents.length === 0 ? <p className="text-quiet">{words.none}</p> : null}
      <ul className="grid gap-3">
        {consents.map(({ purpose, version, givenAt }) => (
          <li
            key={`${purpose} ${version}`}
            className="hang hang-pad flex flex-wrap items-center justify-between gap-x-4 gap-y-3"
          >
            <div className="min-w-0 text-sm leading-[1.45]">
              <p className="text-base font-medium">{words.purposes[purpose]}</p>
              <p className="text-quiet">{words.given(version, givenAt)}</p>
            </div>
            <Button
              variant="danger"
              size="sm"
              aria-label={words.withdrawFrom(words.purposes[purpose])}
              onClick={() => setAsking(purpose)}
            >
              {words.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      {noticeHref === undefined ? null : (
        <p>
          <Link href={noticeHref}>{words.notice}</Link>
        </p>
      )}
      <SureDialog
        open={asking !== undefined}
        title={asked.title}
        yes={asked.yes}
        busyLabel={words.busy}
        failed={words.failed}
        act={withdraw}
        onClose={() => setAsking(undefined)}
      >
        <p>{asked.text}</p>
        {asking === 'sign_in' ? <p className="mt-2">{privacyWords.data.kept}</p> : null}
      </SureDialog>
    </PrivacyPart>
  )
}
