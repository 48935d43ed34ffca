import * as v from 'valibot'

/** Opaque; at most 64 characters. */
export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** Rupees with at most two decimals. */
export const Rupees = v.pipe(
  v.number(),
  v.finite(),
  v.check((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6, 'At most two decimals'),
)

/** ISO 8601 in UTC. */
export const Timestamp = v.pipe(v.string(), v.isoTimestamp())

/** YYYY-MM-DD. */
export const Day = v.pipe(v.string(), v.isoDate())

export const Latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90))
export const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))
export const WireGeolocation = v.object({ latitude: Latitude, longitude: Longitude })

export const Message = v.object({ message: v.string() })
