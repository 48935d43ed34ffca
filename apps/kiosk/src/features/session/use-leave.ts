import { sessionWords } from '@dawadoot/ordering/session/words'
import { paths } from '../../paths.ts'
import { useKiosk } from '../kiosk.tsx'

/** Logout, and the end of a session at any other point: the login screen is loaded anew, with nothing of the person left. */
export const useLeave = (): (() => void) => {
  const { reset } = useKiosk()
  return () => reset(paths.login, sessionWords.loggedOut)
}
