import { isAbort } from '@dawadoot/api/client/api-error'
import type { Consent } from '@dawadoot/domain/person/consent'
import type { Device } from '@dawadoot/domain/person/device'
import { useEffect, useRef, useState } from 'react'
import { refusalOf } from '../form/refusal.ts'
import { type Ordering, useOrdering } from '../ordering.tsx'
import { privacyWords } from './words.ts'

export type PrivacyState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; devices: readonly Device[]; consents: readonly Consent[] }

const readPrivacy = async (
  { privacy }: Ordering['client'],
  signal: AbortSignal,
  show: (state: PrivacyState) => void,
): Promise<void> => {
  try {
    const [devices, consents] = await Promise.all([privacy.devices(signal), privacy.consents(signal)])
    if (!signal.aborted) show({ status: 'ready', devices, consents })
  } catch (error) {
    if (!isAbort(error) && !signal.aborted)
      show({ status: 'failed', message: refusalOf(error, privacyWords.loadFailed) })
  }
}

/** Devices and consents, read when the page is opened and after each change. What is on screen stays meanwhile. */
export const usePrivacy = (): { state: PrivacyState; reload: () => void } => {
  const { client } = useOrdering()
  const [state, setState] = useState<PrivacyState>({ status: 'loading' })
  const work = useRef<AbortController>(undefined)

  useEffect(() => {
    const entry = new AbortController()
    work.current = entry
    void readPrivacy(client, entry.signal, setState)
    return () => work.current?.abort()
  }, [client])

  return {
    state,
    reload: () => {
      if (state.status === 'failed') setState({ status: 'loading' })
      work.current?.abort()
      work.current = new AbortController()
      void readPrivacy(client, work.current.signal, setState)
    },
  }
}
