import { encodePrescriptionLink } from '@dawadoot/domain/prescription/encode-link'
import { rememberReading } from '@dawadoot/ordering/cart/reading-memory'
import type { Ordering } from '@dawadoot/ordering/ordering'
import { SAMPLE_LINK } from '@dawadoot/ordering/testing/sample-prescription'

/** Where a test begins. */

export const RESULT_PATH = `/medicne/${encodePrescriptionLink(SAMPLE_LINK)}`

/** This tab has seen the prescription read: its stream is not opened again. */
export const readAlready = ({ storage }: Ordering): void =>
  rememberReading(storage, SAMPLE_LINK.prescriptionId)
