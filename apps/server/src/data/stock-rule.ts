/** FNV-1a over the UTF-8 bytes, then a finaliser: FNV alone is uneven in its low bits for keys that differ little. */
const hash = (key: string): number => {
  let h = 0x811c9dc5
  for (const byte of Buffer.from(key, 'utf8')) h = Math.imul(h ^ byte, 0x01000193) >>> 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b) >>> 0
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35) >>> 0
  return (h ^ (h >>> 16)) >>> 0
}

const fraction = (key: string): number => hash(key) / 2 ** 32

const OUT_OF_STOCK = 0.06

/**
 * Packs of a medicine at a warehouse on the first start of a demonstration shop: the same on every machine, about
 * 6 % of the pairs out of stock, 3 to 60 packs otherwise.
 */
export const demoStock = (medicineId: string, warehouseId: string): number =>
  fraction(`stock|${medicineId}|${warehouseId}`) < OUT_OF_STOCK
    ? 0
    : 3 + Math.floor(fraction(`qty|${medicineId}|${warehouseId}`) * 58)
