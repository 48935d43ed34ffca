import * as v from 'valibot'
import { characters } from './characters.ts'
import { isEmail } from './email.ts'
import { MOBILE_PATTERN } from './mobile.ts'

/**
 * "Letters" are letters of any script with their combining marks (decisions, "Sign-in"). Hindi and Malayalam
 * keyboards put joiners between them, which are part of how a word is written.
 */
const LETTERS = /^\p{L}[\p{L}\p{M}\p{Join_Control} ]*$/u

/** Step 3 of the login dialog, specification section 5. */
export const LoginProfile = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Name is required'),
    v.check((name) => characters(name) >= 2, 'Name must be at least 2 characters'),
    v.check((name) => characters(name) <= 50, 'Name must be less than 50 characters'),
    v.regex(LETTERS, 'Name can only contain letters and spaces'),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.check((email) => email === '' || isEmail(email), 'Please enter a valid email address'),
  ),
  whatsapp: v.pipe(
    v.string(),
    v.nonEmpty('WhatsApp number is required'),
    v.regex(MOBILE_PATTERN, 'Please enter a valid 10-digit WhatsApp number'),
  ),
})
export type LoginProfile = v.InferOutput<typeof LoginProfile>
