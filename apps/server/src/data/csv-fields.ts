import * as v from 'valibot'

const plain = v.pipe(
  v.string(),
  v.check((text) => text.isWellFormed() && !text.includes('\0'), 'has characters that cannot be stored'),
)

/** A text that must be there. */
export const text = (longest: number) =>
  v.pipe(plain, v.nonEmpty('is empty'), v.maxLength(longest, `is longer than ${longest} characters`))

export const optionalText = (longest: number) =>
  v.pipe(plain, v.maxLength(longest, `is longer than ${longest} characters`))

export const id = v.pipe(text(64), v.regex(/^[\x21-\x7e]+$/, 'is not an id'))

export const number = (least: number, most: number) =>
  v.pipe(
    text(24),
    v.regex(/^-?[0-9]+(?:\.[0-9]+)?$/, 'is not a number'),
    v.transform(Number),
    v.check((value) => value >= least && value <= most, `is not between ${least} and ${most}`),
  )

export const whole = (least: number, most: number) =>
  v.pipe(number(least, most), v.integer('is not a whole number'))

export const pincode = v.pipe(plain, v.regex(/^[1-9][0-9]{5}$/, 'is not a pincode of 6 digits'))
export const latitude = number(-90, 90)
export const longitude = number(-180, 180)

export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `is none of ${options.join(', ')}`)
