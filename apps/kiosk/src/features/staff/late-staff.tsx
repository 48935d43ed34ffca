import { lazy, Suspense } from 'react'
import { LeavingScreen } from '../session/leaving-screen.tsx'

const Staff = lazy(async () => ({ default: (await import('./staff-screen.tsx')).StaffScreen }))
const SetUp = lazy(async () => ({ default: (await import('./set-up-screen.tsx')).SetUpScreen }))

/** Few ever see these two: their code comes when they are asked for. */
export const LateStaffScreen = ({ onBack }: { onBack: () => void }) => (
  <Suspense fallback={<LeavingScreen />}>
    <Staff onBack={onBack} />
  </Suspense>
)

export const LateSetUpScreen = () => (
  <Suspense fallback={<LeavingScreen />}>
    <SetUp />
  </Suspense>
)
