import { expect, test } from 'vitest'
import { createWizard, goBack, goOn, startOver, uploadAgain } from './wizard-store.ts'

test('each step adds what it gathered, and going back by one keeps it', () => {
  const wizard = createWizard()
  goOn(wizard)
  goOn(wizard, { prescriptionId: 'p1' })
  goOn(wizard, { addressId: 'a1' })
  expect(wizard.getState()).toEqual({ step: 'medicines', prescriptionId: 'p1', addressId: 'a1' })
  goBack(wizard)
  expect(wizard.getState()).toEqual({ step: 'details', prescriptionId: 'p1', addressId: 'a1' })
})

test('back to the first step, everything is forgotten', () => {
  const wizard = createWizard()
  goOn(wizard)
  goOn(wizard, { prescriptionId: 'p1' })
  goBack(wizard)
  goBack(wizard)
  expect(wizard.getState()).toEqual({ step: 'start' })
})

test('another photo forgets the first one', () => {
  const wizard = createWizard()
  wizard.setState({ step: 'medicines', prescriptionId: 'p1', addressId: 'a1' })
  uploadAgain(wizard)
  expect(wizard.getState()).toEqual({ step: 'upload' })
  startOver(wizard)
  expect(wizard.getState()).toEqual({ step: 'start' })
})
