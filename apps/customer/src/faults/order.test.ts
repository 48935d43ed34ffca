import { searchMedicines } from '@dawadoot/api/contract/medicines'
import { cancelOrder, createOrder, getOrder } from '@dawadoot/api/contract/orders'
import { getResult } from '@dawadoot/api/contract/prescriptions'
import { getProfile } from '@dawadoot/api/contract/users'
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { RenderedApp } from '../testing/render-app.tsx'
import { readAlready, RESULT_PATH } from './begin.ts'
import { driveFaults, later } from './drive-faults.ts'
import { press } from './hands.ts'
import { inBoth, inPlace, type Screen } from './screen.ts'

const atCart = { at: RESULT_PATH, before: readAlready, endsSession: true } as const
const YES_IS_ENOUGH = ['bad JSON', 'an empty body']

const type = async ({ user }: RenderedApp, text: string) => {
  const input = await screen.findByRole('combobox', { name: 'Add a medicine' })
  await user.clear(input)
  await user.click(input)
  await user.paste(text)
  await later(1000)
}
const bill = () => screen.findByRole('region', { name: 'Payment summary' })
const openDrawer = async ({ user }: RenderedApp) => {
  await user.click(within(await bill()).getByRole('button', { name: 'Payment method' }))
  await screen.findByRole('dialog', { name: 'Confirm order' })
}
const addressShown = async () => {
  const drawer = await screen.findByRole('dialog', { name: 'Confirm order' })
  expect(await within(drawer).findByRole('radio', { name: 'Home' })).toBeChecked()
}
const askToCancel = (button: string) => async (app: RenderedApp) => {
  await press(app, button)
  await screen.findByRole('alertdialog', { name: 'Cancel this order?' })
}
const cancelled = async () => expect((await screen.findAllByText(/^Cancelled on /))[0]).toBeVisible()
const chooseWard = async (app: RenderedApp) => {
  await press(app, 'Change address')
  await press(app, /1 more saved address/)
  await app.user.click(await screen.findByRole('radio', { name: 'City Hospital' }))
  await press(app, 'Confirm address')
}
const orderShown = async () =>
  expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()

const screens: Screen[] = [
  {
    ...atCart,
    name: 'cart: search to add',
    called: searchMedicines,
    act: (app) => type(app, 'Crocin'),
    fallback: 'Failed to search medicines',
    says: (reason) => ({ place: `Error: ${reason}` }),
    kept: async () =>
      expect(await screen.findByRole('combobox', { name: 'Add a medicine' })).toHaveValue('Crocin'),
    again: (app) => type(app, 'Crocin 650'),
    done: async () => expect(await screen.findByRole('option', { name: /Crocin 650 Tablet/ })).toBeVisible(),
  },
  {
    ...atCart,
    name: 'confirm drawer: its address',
    called: getProfile,
    reach: async () => void (await bill()),
    act: openDrawer,
    fallback: '',
    says: () => ({ place: 'Please select a delivery address' }),
    resumes: true,
    again: async (app) => {
      await press(app, 'Change address')
      await press(app, 'Retry')
      await press(app, 'Confirm address')
    },
    done: addressShown,
  },
  {
    ...atCart,
    name: 'confirm drawer: another address',
    called: getResult,
    reach: async (app) => {
      await openDrawer(app)
      await addressShown()
    },
    act: chooseWard,
    fallback: 'Something went wrong',
    says: inPlace,
    kept: addressShown,
    again: chooseWard,
    done: async () =>
      expect(await screen.findByText('Prices and stock are those for this address.')).toBeVisible(),
  },
  {
    ...atCart,
    name: 'placing the order',
    called: createOrder,
    reach: async (app) => {
      await openDrawer(app)
      await addressShown()
    },
    act: (app) => press(app, 'Place order'),
    fallback: 'Failed to create order',
    says: (reason) => ({ place: reason, toast: 'Failed to place order. Please try again.' }),
    kept: addressShown,
    again: (app) => press(app, 'Place order'),
    done: async (app) => {
      await waitFor(() => expect(app.address()).toBe('/order-confirmation/o1'))
      await orderShown()
    },
  },
  {
    name: 'order',
    called: getOrder,
    at: '/order-details/o1',
    endsSession: true,
    fallback: 'API Error',
    says: (reason, kind) =>
      inBoth(`${kind === 'garbled' ? 'Error loading' : 'Failed to fetch'} order details: ${reason}`),
    again: (app) => press(app, 'Retry'),
    byItself: true,
    done: orderShown,
  },
  {
    name: 'order: while it is looked at',
    called: getOrder,
    at: '/order-details/o1',
    endsSession: true,
    reach: orderShown,
    act: () => later(10_000),
    fallback: '',
    says: 'quiet',
    kept: orderShown,
    again: () => later(10_000),
    done: orderShown,
  },
  {
    name: 'order: cancelling',
    called: cancelOrder,
    at: '/order-details/o1',
    endsSession: true,
    reach: askToCancel('Cancel'),
    act: (app) => press(app, 'Yes'),
    fallback: 'Failed to cancel order',
    says: inBoth,
    takes: YES_IS_ENOUGH,
    kept: orderShown,
    again: async (app) => {
      await askToCancel('Cancel')(app)
      await press(app, 'Yes')
    },
    done: cancelled,
  },
  {
    name: 'past orders: cancelling',
    called: cancelOrder,
    at: '/profile?tab=orders',
    endsSession: true,
    reach: askToCancel('CANCEL'),
    act: (app) => press(app, 'Yes'),
    fallback: 'Failed to cancel order',
    says: inBoth,
    takes: YES_IS_ENOUGH,
    again: async (app) => {
      await askToCancel('CANCEL')(app)
      await press(app, 'Yes')
    },
    done: cancelled,
  },
]

driveFaults(screens)
