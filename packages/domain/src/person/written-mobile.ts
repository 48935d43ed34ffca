import { MOBILE_PATTERN } from './mobile.ts'

/** 98220 41736, as it is spoken; a no-break space keeps it on one line. What is no mobile stays as it is. */
export const writtenMobile = (mobile: string): string =>
  MOBILE_PATTERN.test(mobile) ? `${mobile.slice(0, 5)}\u{a0}${mobile.slice(5)}` : mobile
