import * as v from 'valibot'
import { type BrowserStorage, STORED } from '../storage/browser-storage.ts'
import { fitting } from '../storage/fitting.ts'

/** Which prescriptions this tab has seen completed, so that a reload does not open their stream again. */
const Statuses = v.record(v.string(), v.string())

const statuses = ({ session }: BrowserStorage) =>
  session.read(STORED.prescriptionStatus, fitting(Statuses)) ?? {}

export const wasRead = (storage: BrowserStorage, prescriptionId: string): boolean =>
  statuses(storage)[prescriptionId] === 'completed'

export const rememberReading = (storage: BrowserStorage, prescriptionId: string): void =>
  storage.session.write(STORED.prescriptionStatus, { ...statuses(storage), [prescriptionId]: 'completed' })

export const forgetReading = (storage: BrowserStorage, prescriptionId: string): void => {
  const { [prescriptionId]: _, ...rest } = statuses(storage)
  storage.session.write(STORED.prescriptionStatus, rest)
}
