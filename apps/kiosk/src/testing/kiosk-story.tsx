import type { User } from '@dawadoot/domain/person/user'
import type { Ordering } from '@dawadoot/ordering/ordering'
import { signIn } from '@dawadoot/ordering/session/session-store'
import { testUser } from '@dawadoot/ordering/testing/fake-ordering'
import { fetchFrom } from '@dawadoot/ordering/testing/in-story'
import type { OpenCamera } from '@dawadoot/ui/camera-capture/camera-capture'
import { MemoryRouter } from 'react-router'
import { App } from '../app.tsx'
import { createKioskOrdering } from '../features/kiosk-ordering.ts'
import type { Wizard } from '../routes/order/wizard-store.ts'
import { standsInHospital } from './fake-kiosk.ts'

export type KioskStoryProps = {
  at: string
  handlers: Parameters<typeof fetchFrom>[0]
  user?: User | undefined
  wizard?: Wizard | undefined
  /** What has happened before the story begins. */
  before?: ((ordering: Ordering) => void) | undefined
  openCamera?: OpenCamera
}

export const PERSON = testUser({ name: 'Ramesh Pawar', mobile: '9822041736' })

/** The whole kiosk in a gallery, at an address and a step of its own; it loads nothing anew. */
export function KioskStory({ at, handlers, user, wizard, before, openCamera }: KioskStoryProps) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <App
        load={() => {}}
        fetch={fetchFrom([...handlers, standsInHospital])}
        {...(openCamera ? { openCamera } : {})}
        make={(navigate, store, fetch) => {
          sessionStorage.clear()
          const ordering = createKioskOrdering(navigate, store, fetch)
          if (user) signIn(ordering.session, 'token-1', user, Date.now())
          if (wizard) store.setState(wizard)
          before?.(ordering)
          return ordering
        }}
      />
    </MemoryRouter>
  )
}
