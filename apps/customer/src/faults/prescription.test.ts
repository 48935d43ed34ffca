import {
  getPage,
  getResult,
  streamPrescription,
  uploadPrescription,
} from '@dawadoot/api/contract/prescriptions'
import { getProfile } from '@dawadoot/api/contract/users'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import type { RenderedApp } from '../testing/render-app.tsx'
import { readAlready, RESULT_PATH } from './begin.ts'
import { driveFaults } from './drive-faults.ts'
import { press } from './hands.ts'
import { inBoth, inPlace, type Screen } from './screen.ts'

const MISSING_ID = 'Prescription ID missing in response'
const cartShown = async () =>
  expect(await screen.findByRole('heading', { name: 'Check your medicines' })).toBeVisible()

const chooseFile = async ({ user }: RenderedApp) =>
  user.upload(
    await screen.findByLabelText('Prescription file'),
    new File([new Uint8Array(2048)], 'rx.pdf', { type: 'application/pdf' }),
  )
const atAddress = async () => expect(await screen.findByRole('dialog', { name: 'Address' })).toBeVisible()

const screens: Screen[] = [
  {
    name: 'upload',
    called: uploadPrescription,
    at: '/?order=1',
    endsSession: true,
    reach: chooseFile,
    act: (app) => press(app, 'Next'),
    fallback: {
      'a 502 with a proxy’s page': 'Please try again later.',
      'bad JSON': MISSING_ID,
      'an empty body': MISSING_ID,
    },
    says: inBoth,
    // exempt from the ten seconds
    takes: ['no answer for 11 s'],
    kept: async () => expect(await screen.findByText('rx.pdf')).toBeVisible(),
    again: (app) => press(app, 'Next'),
    done: atAddress,
  },
  {
    name: 'prescription modal: the addresses',
    called: getProfile,
    at: '/?order=1',
    endsSession: true,
    reach: chooseFile,
    act: (app) => press(app, 'Next'),
    fallback: 'Something went wrong',
    says: inPlace,
    kept: atAddress,
    again: (app) => press(app, 'Retry'),
    byItself: true,
    resumes: true,
    done: async () => expect(await screen.findByRole('button', { name: 'Confirm address' })).toBeEnabled(),
  },
  {
    name: 'result: while it is being read',
    called: streamPrescription,
    at: RESULT_PATH,
    endsSession: true,
    fallback: '',
    says: () => ({ place: 'Stream error' }),
    patience: 60_000,
    takes: ['no answer for 11 s'],
    again: (app) => press(app, 'Retry'),
    byItself: true,
    done: cartShown,
  },
  {
    name: 'result',
    called: getResult,
    at: RESULT_PATH,
    endsSession: true,
    before: readAlready,
    fallback: 'Something went wrong',
    says: inPlace,
    again: (app) => press(app, 'Retry'),
    byItself: true,
    done: cartShown,
  },
  {
    name: 'result: the picture of the paper',
    called: getPage,
    at: RESULT_PATH,
    endsSession: true,
    before: readAlready,
    fallback: '',
    says: 'quiet',
    kept: cartShown,
    again: async () => {},
    done: cartShown,
  },
]

driveFaults(screens)
