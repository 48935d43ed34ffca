import { words } from '../../words.ts'
import { KioskScreen } from '../frame/kiosk-screen.tsx'

/** What stands between two people: nothing of the one before, until the page is loaded anew. */
export const LeavingScreen = () => (
  <KioskScreen>
    <p role="status" className="m-auto text-xl text-quiet">
      {words.leaving}
    </p>
  </KioskScreen>
)
