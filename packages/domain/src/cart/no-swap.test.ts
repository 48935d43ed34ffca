import { expect, test } from 'vitest'
import { maySwap } from './no-swap.ts'

test.each([
  'Insulin Glargine 100 IU/ml',
  'Thyroxine 50 mcg',
  'Levothyroxine 50 mcg',
  'Warfarin 5 mg',
  'Acenocoumarol 2 mg',
  'Digoxin 0.25 mg',
  'Lithium Carbonate 300 mg',
  'Phenytoin 100 mg',
  'Sodium Valproate 200 mg + Valproic Acid 87 mg',
  'levetiracetam 500 mg',
  'Ciclosporin 50 mg',
  'Tacrolimus 1 mg',
  'Theophylline 150 mg',
  'Levonorgestrel 0.15 mg + Ethinyl Estradiol 0.03 mg',
  'Methotrexate 7.5 mg',
])('%s is never offered as a swap', (composition) => {
  expect(maySwap({ composition, form: 'tablet' })).toBe(false)
})

test.each(['Paracetamol 650 mg', 'Amoxicillin 500 mg + Clavulanic Acid 125 mg', 'Metformin 500 mg'])(
  '%s may be swapped',
  (composition) => {
    expect(maySwap({ composition, form: 'tablet' })).toBe(true)
  },
)

test.each(['inhaler', 'powder', 'device'])('a medicine in the form of %s keeps its brand', (form) => {
  expect(maySwap({ composition: 'Salbutamol 100 mcg', form })).toBe(false)
})
