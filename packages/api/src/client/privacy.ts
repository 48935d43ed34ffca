import { CONSENT_PURPOSES, type Consent, type ConsentPurpose } from '@dawadoot/domain/person/consent'
import type { Device } from '@dawadoot/domain/person/device'
import * as v from 'valibot'
import * as data from '../contract/personal-data.ts'
import * as sessions from '../contract/sessions.ts'
import { readReply } from './read-reply.ts'
import type { Transport } from './transport.ts'
import { looseId, optionalText } from './wire.ts'

const LooseDevice = v.pipe(
  v.object({
    id: looseId,
    type: v.picklist(['customer', 'kiosk']),
    device: optionalText,
    startedAt: v.string(),
    usedAt: v.string(),
    current: v.boolean(),
  }),
  v.transform(({ device, ...rest }): Device => ({ ...rest, label: device })),
)

const LooseConsent = v.object({
  purpose: v.picklist(CONSENT_PURPOSES),
  version: v.string(),
  givenAt: v.string(),
})

const Anything = v.record(v.string(), v.unknown())

/** Where a person is signed in, what they agreed to, and what is kept of them. */
export const createPrivacy = ({ json }: Transport) => ({
  devices: async (signal?: AbortSignal): Promise<readonly Device[]> =>
    readReply(v.array(LooseDevice), await json(sessions.listSessions, { signal }), 'data.sessions'),

  signOutDevice: async (id: string): Promise<void> => {
    await json(sessions.revokeSession, { params: { id } })
  },

  /** This device included. */
  signOutEverywhere: async (): Promise<void> => {
    await json(sessions.revokeSessions)
  },

  consents: async (signal?: AbortSignal): Promise<readonly Consent[]> =>
    readReply(v.array(LooseConsent), await json(data.listConsents, { signal }), 'data.consents'),

  /** Deletes what was kept because of it; with `sign_in` that is everything. */
  withdraw: async (purpose: ConsentPurpose): Promise<void> => {
    await json(data.withdrawConsent, { params: { purpose } })
  },

  /** All that is kept of the person, as the server writes it: to be handed on, not to be shown. */
  download: async (): Promise<Record<string, unknown>> =>
    readReply(Anything, await json(data.getMyData), 'data'),

  deleteEverything: async (): Promise<void> => {
    await json(data.deleteMyData)
  },
})
