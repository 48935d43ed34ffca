/** Crockford's alphabet: no letter that is taken for a digit when the id is read out on the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `DD7K3M9QX4TB`: 50 random bits, short enough to say. */
export const newOrderId = (randomBytes: (count: number) => Uint8Array): string =>
  `DD${Array.from(randomBytes(10), (byte) => ALPHABET[byte % 32]).join('')}`
