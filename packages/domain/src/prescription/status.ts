/** The stages a stream reports. Decisions, "Replies". */
export const PRESCRIPTION_STATUSES = ['queued', 'reading', 'matching', 'completed', 'failed'] as const
export type PrescriptionStatus = (typeof PRESCRIPTION_STATUSES)[number]

export const isFinalPrescriptionStatus = (status: PrescriptionStatus): status is 'completed' | 'failed' =>
  status === 'completed' || status === 'failed'

export type PrescriptionEvent = {
  status: PrescriptionStatus
  error?: string | undefined
  page?: number | undefined
  pages?: number | undefined
}
