import { listConsents } from '@dawadoot/api/contract/personal-data'
import { listSessions } from '@dawadoot/api/contract/sessions'
import { reply } from '@dawadoot/api/testing/reply'

/** A person at home on two devices, who signed in at a hospital's kiosk as well. */
export const devicesThere = reply(listSessions, {
  data: {
    sessions: [
      {
        id: 's1',
        type: 'customer',
        device: 'Chrome on Android',
        startedAt: '2026-11-20T04:30:00.000Z',
        usedAt: '2026-11-27T10:03:00.000Z',
        endsAt: '2026-12-27T10:03:00.000Z',
        current: true,
      },
      {
        id: 's2',
        type: 'customer',
        device: 'Edge on Windows',
        startedAt: '2026-11-02T13:15:00.000Z',
        usedAt: '2026-11-25T08:40:00.000Z',
        endsAt: '2026-12-25T08:40:00.000Z',
        current: false,
      },
      {
        id: 's3',
        type: 'kiosk',
        device: null,
        startedAt: '2026-11-27T09:50:00.000Z',
        usedAt: '2026-11-27T09:52:00.000Z',
        endsAt: '2026-11-27T10:20:00.000Z',
        current: false,
      },
    ],
  },
})

export const consentsThere = reply(listConsents, {
  data: {
    consents: [
      { purpose: 'sign_in', version: '2026-11', givenAt: '2026-11-02T13:14:00.000Z' },
      { purpose: 'prescription', version: '2026-11', givenAt: '2026-11-02T13:20:00.000Z' },
    ],
  },
})
