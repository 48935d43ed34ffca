import { useOrdering } from '@dawadoot/ordering/ordering'
import { logOut } from '@dawadoot/ordering/session/log-out'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { startOver } from '../../routes/order/wizard-store.ts'
import { useKiosk } from '../kiosk.tsx'
import { wipe } from './end-session.ts'

/** Logout: back to the login screen, with nothing of the person left. */
export const useLeave = (): (() => void) => {
  const ordering = useOrdering()
  const navigate = useNavigate()
  const { wizard, setHospital } = useKiosk()
  return () => {
    void navigate(paths.login, { replace: true })
    void logOut(ordering).then(() => {
      startOver(wizard)
      setHospital(undefined)
      wipe(ordering.storage)
    })
  }
}
