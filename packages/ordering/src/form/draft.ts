import type { Ordering } from '../ordering.tsx'
import { userOf } from '../session/session-store.ts'
import type { STORED } from '../storage/browser-storage.ts'
import { fieldsOf } from '../storage/fields-of.ts'

type Form<V> = {
  state: { values: V }
  reset: (values: V, options: { keepDefaultValues: boolean }) => void
  store: { subscribe: (told: () => void) => { unsubscribe: () => void } }
}

/**
 * What was typed before the page was loaded anew: by hand, for a new version, or because the phone needed the memory.
 * `about` is an address's id, nothing for a new one. Fields that are not what the form holds are passed over. The tab
 * keeps it; a sign-out wipes it, and so does whoever closes the form.
 */
export const openDraft = <V extends object>(
  { storage: { session: tab }, session }: Pick<Ordering, 'storage' | 'session'>,
  key: typeof STORED.addressDraft | typeof STORED.profileDraft,
  initial: V,
  about = '',
) => {
  const whose = `${userOf(session.getState())?.id} ${about}`
  const kept = tab.read(key, fieldsOf)
  const typed = fieldsOf(kept?.['whose'] === whose && kept['values'])
  const fitting = Object.entries(initial).flatMap(([name, value]) =>
    name in typed && (value === undefined || typeof typed[name] === typeof value)
      ? [[name, typed[name]]]
      : [],
  )
  return {
    /** Fills in what was typed, and keeps what is typed until the form is closed. Returns how to stop. */
    keep: (form: Form<V>) => {
      if (fitting.length > 0)
        form.reset({ ...initial, ...Object.fromEntries(fitting) }, { keepDefaultValues: true })
      const { unsubscribe } = form.store.subscribe(() => tab.write(key, { whose, values: form.state.values }))
      return () => {
        unsubscribe()
        tab.remove(key)
      }
    },
  }
}
