import { SignInSteps } from '@dawadoot/ordering/sign-in/sign-in-steps'
import { useNavigate } from 'react-router'
import { KioskScreen } from '../features/frame/kiosk-screen.tsx'
import { useKiosk } from '../features/kiosk.tsx'
import { paths } from '../paths.ts'
import { words } from '../words.ts'

/** `/kiosk`: the same steps as the site's login, as a screen. Specification, section 2, Kiosk. */
export function LoginPage() {
  const navigate = useNavigate()
  const { setHospital } = useKiosk()
  return (
    <KioskScreen>
      <div className="mx-auto grid w-full max-w-140 gap-4 pt-6">
        <h1 className="text-3xl">{words.login.title}</h1>
        <p className="text-lg text-quiet">
          {words.login.lead}
          <span lang="hi" aria-hidden className="hi">
            {words.login.leadHindi}
          </span>
        </p>
        <SignInSteps
          onSignedIn={({ hospital }) => setHospital(hospital)}
          onDone={() => void navigate(paths.home, { replace: true })}
        />
      </div>
    </KioskScreen>
  )
}
