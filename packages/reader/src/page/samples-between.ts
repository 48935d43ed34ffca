/** For each place in a row, the two samples it lies between, and how near it is to the second (0..1). */
export type SamplesBetween = { before: Uint16Array; after: Uint16Array; share: Float32Array }

/** So many places spread over a row of so many samples, each in the middle of its part; past the ends these go on. */
export function samplesBetween(places: number, samples: number): SamplesBetween {
  const before = new Uint16Array(places)
  const after = new Uint16Array(places)
  const share = new Float32Array(places)
  for (let place = 0; place < places; place++) {
    const at = Math.min(samples - 1, Math.max(0, ((place + 0.5) * samples) / places - 0.5))
    before[place] = at
    after[place] = Math.min(samples - 1, at + 1)
    share[place] = at % 1
  }
  return { before, after, share }
}
