import { getOrderHistory } from '@dawadoot/api/contract/orders'
import { getProfile, updateProfile } from '@dawadoot/api/contract/users'
import { loadProfile } from '@dawadoot/ordering/profile/load-profile'
import { act, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { driveFaults } from './drive-faults.ts'
import { box, fill, press } from './hands.ts'
import { inBoth, inPlace, type Screen } from './screen.ts'

const WENT_WRONG = 'Something went wrong'

const nameSaved = async () => {
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha R. Rao' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible()
}

const screens: Screen[] = [
  {
    name: 'profile',
    called: getProfile,
    at: '/profile',
    endsSession: true,
    fallback: WENT_WRONG,
    says: inPlace,
    again: (app) => press(app, 'Retry'),
    byItself: true,
    done: async () => expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible(),
  },
  {
    name: 'profile: being changed while it is read again',
    called: getProfile,
    at: '/profile',
    endsSession: true,
    reach: async (app) => {
      await press(app, 'Edit')
      await fill(app, 'Name', 'Asha R. Rao')
      await app.user.tab()
    },
    act: (app) => act(async () => void loadProfile(app.ordering())),
    fallback: WENT_WRONG,
    says: 'quiet',
    kept: async () => expect(await box('Name')).toHaveValue('Asha R. Rao'),
    again: async () => {},
    done: async (app) => {
      await press(app, 'Save')
      await nameSaved()
    },
  },
  {
    name: 'profile: saving',
    called: updateProfile,
    at: '/profile',
    endsSession: true,
    reach: async (app) => {
      await press(app, 'Edit')
      await fill(app, 'Name', 'Asha R. Rao')
    },
    act: (app) => press(app, 'Save'),
    fallback: 'Update failed',
    says: inBoth,
    kept: async () => expect(await box('Name')).toHaveValue('Asha R. Rao'),
    again: (app) => press(app, 'Save'),
    done: nameSaved,
  },
  {
    name: 'past orders',
    called: getOrderHistory,
    at: '/profile?tab=orders',
    endsSession: true,
    fallback: WENT_WRONG,
    says: inPlace,
    again: (app) => press(app, 'Retry'),
    byItself: true,
    done: async () => expect(await screen.findByText('Crocin 650 Tablet x 2')).toBeVisible(),
  },
  {
    name: 'addresses',
    called: getProfile,
    at: '/profile?tab=addresses',
    endsSession: true,
    fallback: WENT_WRONG,
    says: inPlace,
    again: (app) => press(app, 'Retry'),
    byItself: true,
    done: async () => expect(await screen.findByRole('button', { name: 'Edit Home' })).toBeVisible(),
  },
]

driveFaults(screens)
