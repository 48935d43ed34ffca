import * as v from 'valibot'
import { characters } from './characters.ts'
import { indianDay, isDay } from './day.ts'
import { isEmail } from './email.ts'
import { MOBILE_PATTERN } from './mobile.ts'

export const GENDERS = ['male', 'female', 'other'] as const
export type Gender = (typeof GENDERS)[number]

const EARLIEST_BIRTH = '1900-01-01'

/** Personal Info, specification section 5. A future day is judged by the day it is in India. */
export const profileForm = (now: () => Date) =>
  v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Required'),
      v.check((name) => characters(name) >= 2, 'Too Short'),
      v.check((name) => characters(name) <= 60, 'Too Long'),
    ),
    email: v.pipe(v.string(), v.trim(), v.nonEmpty('Required'), v.check(isEmail, 'Invalid email')),
    whatsapp: v.pipe(v.string(), v.nonEmpty('Required'), v.regex(MOBILE_PATTERN, 'Enter 10 digit number')),
    dateofbirth: v.pipe(
      v.string(),
      v.check((day) => day === '' || (isDay(day) && day >= EARLIEST_BIRTH), 'Invalid'),
      v.check((day) => day === '' || day <= indianDay(now()), 'Future date not allowed'),
    ),
    gender: v.picklist(['', ...GENDERS], 'Invalid'),
  })
export type ProfileForm = v.InferOutput<ReturnType<typeof profileForm>>
