/**
 * Deliberately loose: something, an @, a domain with a dot. Only a message that arrives proves an address,
 * so a strict pattern would refuse good ones (plus tags, apostrophes, long top-level domains).
 */
export const EMAIL_PATTERN = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(?:\.[^\s@<>"(),:;[\]\\.]+)+$/

export const isEmail = (value: string): boolean => value.length <= 254 && EMAIL_PATTERN.test(value)
