type Pixels = { data: Uint8Array; width: number; height: number }

/** A decoded picture: RGB, one byte per channel, rows without padding. */
export type Raster = Pixels

/** Brightness alone, one byte a pixel: all that the models need of a page, in a third of the memory. */
export type Gray = Pixels & { channels: 1 }
