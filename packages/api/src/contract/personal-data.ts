import { CONSENT_PURPOSES } from '@dawadoot/domain/person/consent'
import { PRESCRIPTION_STATUSES } from '@dawadoot/domain/prescription/status'
import * as v from 'valibot'
import { WireAddress } from './addresses.ts'
import { endpoint } from './endpoint.ts'
import { WireOrderDetails } from './orders.ts'
import { WirePage } from './prescriptions.ts'
import { Day, Id, Message, Timestamp } from './scalars.ts'
import { WireSession } from './sessions.ts'
import { WireProfile } from './users.ts'

const { addresses: _, ...person } = WireProfile.entries

const WirePrescription = v.object({
  prescriptionId: Id,
  uploadedAt: Timestamp,
  status: v.picklist(PRESCRIPTION_STATUSES),
  patient: v.optional(v.string()),
  doctor: v.optional(v.string()),
  date: v.optional(Day),
  /** What was read: the line as it stands on the paper, and the medicine it was taken for. */
  lines: v.array(v.object({ text: v.string(), medicine: v.optional(v.string()) })),
  pages: v.array(WirePage),
})

const WireConsent = v.object({
  purpose: v.picklist(CONSENT_PURPOSES),
  version: v.string(),
  givenAt: Timestamp,
})
export type WireConsent = v.InferOutput<typeof WireConsent>

/** Everything that is kept about a person. */
export const PersonalData = v.object({
  exportedAt: Timestamp,
  profile: v.object({ ...person, createdAt: Timestamp }),
  consents: v.array(WireConsent),
  addresses: v.array(WireAddress),
  prescriptions: v.array(WirePrescription),
  orders: v.array(WireOrderDetails),
  sessions: v.array(WireSession),
})
export type PersonalData = v.InferOutput<typeof PersonalData>

export const getMyData = endpoint({
  method: 'get',
  path: '/users/me/data',
  group: 'Profile',
  summary: 'Everything that is kept about the signed-in person',
  access: 'session',
  ownDeviceOnly: true,
  status: 200,
  reply: v.object({ data: PersonalData }),
  errors: ['unauthenticated', 'forbidden'],
})

export const deleteMyData = endpoint({
  method: 'delete',
  path: '/users/me/data',
  group: 'Profile',
  summary: 'Delete the signed-in person; of their orders only what was sold remains, without who bought it',
  access: 'session',
  ownDeviceOnly: true,
  status: 200,
  reply: Message,
  errors: ['unauthenticated', 'forbidden', 'orders_open'],
})

export const listConsents = endpoint({
  method: 'get',
  path: '/users/me/consents',
  group: 'Profile',
  summary: 'What the signed-in person has agreed to, and when',
  access: 'session',
  ownDeviceOnly: true,
  status: 200,
  reply: v.object({ data: v.object({ consents: v.array(WireConsent) }) }),
  errors: ['unauthenticated', 'forbidden'],
})

export const withdrawConsent = endpoint({
  method: 'delete',
  path: '/users/me/consents/{purpose}',
  group: 'Profile',
  summary: `Withdraw a consent (${CONSENT_PURPOSES.join(', ')}); what was kept because of it is deleted`,
  access: 'session',
  ownDeviceOnly: true,
  status: 200,
  reply: Message,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'orders_open'],
})
