import { COUNTRY_CODE } from '@dawadoot/domain/person/mobile'
import { useOrdering } from '@dawadoot/ordering/ordering'
import type { SignIn } from '@dawadoot/ordering/sign-in/sign-in-store'
import { SignInSteps } from '@dawadoot/ordering/sign-in/sign-in-steps'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { KioskScreen } from '../features/frame/kiosk-screen.tsx'
import { LateStaffScreen } from '../features/staff/late-staff.tsx'
import { useKiosk } from '../features/kiosk.tsx'
import { paths } from '../paths.ts'
import { words } from '../words.ts'

const { login: say } = words

/** `/kiosk`: the same steps as the site's login, as a screen. Specification, section 2, Kiosk. */
export function LoginPage() {
  const navigate = useNavigate()
  const { setHospital } = useKiosk()
  const state = useStore(useOrdering().signIn)
  const [staff, setStaff] = useState(false)
  if (staff) return <LateStaffScreen onBack={() => setStaff(false)} />
  return (
    <KioskScreen onStaff={state.step === 'mobile' ? () => setStaff(true) : undefined}>
      <div className="mx-auto grid w-full max-w-140 gap-4 pt-6 landscape:pt-0">
        <h1 className="text-3xl">{say.title}</h1>
        <StepTitle state={state} />
        <SignInSteps
          onSignedIn={({ hospital }) => setHospital(hospital)}
          onDone={() => void navigate(paths.home, { replace: true })}
        />
      </div>
    </KioskScreen>
  )
}

function StepTitle({ state }: { state: SignIn }) {
  switch (state.step) {
    case 'mobile':
      return (
        <p className="text-lg text-quiet">
          {say.lead}
          <span lang="hi" aria-hidden className="hi">
            {say.leadHindi}
          </span>
        </p>
      )
    case 'otp':
      return (
        <div>
          <h2 className="text-xl">{say.verify}</h2>
          <p className="num text-quiet">{say.sentTo(`${COUNTRY_CODE} ${state.mobile}`)}</p>
        </div>
      )
    case 'profile':
      return <h2 className="text-xl">{say.complete}</h2>
  }
}
