import type { Geolocation } from '@dawadoot/domain/address/address'
import { type Paise, paiseFromRupees } from '@dawadoot/domain/money/paise'
import * as v from 'valibot'

/** Readers of small things that come in several spellings. */

/** An id that a server sends as text or as a number. */
export const looseId = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
  v.transform((id) => String(id)),
)

export const optionalText = v.pipe(
  v.nullish(v.union([v.string(), v.number()])),
  v.transform((text) => (text === null || text === undefined || text === '' ? undefined : String(text))),
)

/** Missing text reads as ''. */
export const looseText = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((text) => String(text)),
)

export const rupeesToPaise = v.pipe(
  v.number(),
  v.finite(),
  v.transform((rupees): Paise => paiseFromRupees(rupees)),
)

const coordinate = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]),
  v.finite(),
)

/** {latitude, longitude} or {lat, lng}. */
export const looseGeolocation = v.union([
  v.object({ latitude: coordinate, longitude: coordinate }),
  v.pipe(
    v.object({ lat: coordinate, lng: coordinate }),
    v.transform(({ lat, lng }): Geolocation => ({ latitude: lat, longitude: lng })),
  ),
])
