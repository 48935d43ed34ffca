/** A decoded picture: RGB, one byte per channel, rows without padding. */
export type Raster = { data: Uint8Array; width: number; height: number }
