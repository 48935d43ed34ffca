import { type KioskStep, nextStep, previousStep } from '@dawadoot/domain/kiosk/steps'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Where the wizard is, and what it has gathered. Specification, section 3, Kiosk session data. */
export type Wizard = {
  step: KioskStep
  prescriptionId?: string | undefined
  addressId?: string | undefined
  orderId?: string | undefined
}

export type WizardStore = StoreApi<Wizard>

export const createWizard = (): WizardStore => createStore<Wizard>(() => ({ step: 'start' }))

/** Next and back go by one; what was gathered on the way stays. */
export const goOn = (store: WizardStore, gathered: Omit<Wizard, 'step'> = {}): void =>
  store.setState(({ step }) => ({ ...gathered, step: nextStep(step) }))

/** Going back to the first step forgets everything. */
export const goBack = (store: WizardStore): void => {
  const step = previousStep(store.getState().step)
  if (step === 'start') startOver(store)
  else store.setState({ step })
}

export const startOver = (store: WizardStore): void => store.setState({ step: 'start' }, true)

/** Another photo: the old prescription and what hung on it are gone. */
export const uploadAgain = (store: WizardStore): void => store.setState({ step: 'upload' }, true)
