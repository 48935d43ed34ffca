import { type Dosage, READ_FAILURES, TIERS } from '@dawadoot/domain/prescription/reading'
import { PRESCRIPTION_STATUSES } from '@dawadoot/domain/prescription/status'
import { date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'
import { users } from './people.ts'
import { medicines } from './shop.ts'

export const prescriptions = pgTable(
  'prescriptions',
  {
    id: text().primaryKey(),
    /** Null once the person has deleted their data, on a row that an order still names. */
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    status: text({ enum: PRESCRIPTION_STATUSES }).notNull(),
    /** Counts the changes of status and progress: the ids of the stream's events. */
    revision: integer().notNull().default(0),
    /** Set with `failed`; the words for people are made from it. */
    failure: text({ enum: READ_FAILURES }),
    /**
     * The upload until it has been read; then, of a photo, what was made of it, and null when nothing could be. Null also
     * once the time it is kept for is over.
     */
    blobKey: text(),
    mediaType: text().notNull(),
    bytes: integer().notNull(),
    /** Of what was sent. Empty once the time it is kept for is over: then the row says nothing any more. */
    sha256: text().notNull(),
    /** Progress of the reading: the page it is at, and how many there are. */
    page: integer(),
    pages: integer(),
    patient: text(),
    doctor: text(),
    writtenOn: date({ mode: 'string' }),
    uploadedAt: moment().notNull(),
    endedAt: moment(),
  },
  (t) => [index().on(t.userId, t.uploadedAt), index().on(t.uploadedAt), index().on(t.blobKey)],
)

const prescriptionId = () =>
  text()
    .notNull()
    .references(() => prescriptions.id, { onDelete: 'cascade' })

/** A place on a page in fractions of its width and height. */
const box = () => ({
  page: integer().notNull(),
  x: doublePrecision().notNull(),
  y: doublePrecision().notNull(),
  width: doublePrecision().notNull(),
  height: doublePrecision().notNull(),
})

export const prescriptionPages = pgTable(
  'prescription_pages',
  {
    prescriptionId: prescriptionId(),
    page: integer().notNull(),
    blobKey: text().notNull(),
    mediaType: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.prescriptionId, t.page] }), index().on(t.blobKey)],
)

/** A medicine that was read, in the order of the paper (`n` counts from 0). */
export const prescriptionLines = pgTable(
  'prescription_lines',
  {
    prescriptionId: prescriptionId(),
    n: integer().notNull(),
    medicineId: text()
      .notNull()
      .references(() => medicines.id),
    /** Medicine ids, best first. */
    candidates: text().array().notNull(),
    text: text().notNull(),
    confidence: doublePrecision().notNull(),
    tier: text({ enum: TIERS }).notNull(),
    dosage: jsonb().$type<Dosage>(),
    ...box(),
  },
  (t) => [primaryKey({ columns: [t.prescriptionId, t.n] })],
)

/** A line that looks like a medicine and matches nothing that is known. */
export const unmatchedLines = pgTable(
  'unmatched_lines',
  { prescriptionId: prescriptionId(), n: integer().notNull(), text: text().notNull(), ...box() },
  (t) => [primaryKey({ columns: [t.prescriptionId, t.n] })],
)
