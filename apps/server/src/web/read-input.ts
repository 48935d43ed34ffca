import type { Schema } from '@dawadoot/api/contract/endpoint'
import * as v from 'valibot'
import { problem } from './problem.ts'
import { isStorable } from './storable.ts'

/** Our schemas speak to people; the validator's own texts ("Invalid type: Expected …") do not. */
const wordsOf = (issue: v.BaseIssue<unknown>): string => {
  if (!issue.message.startsWith('Invalid ') || issue.message === 'Invalid email') return issue.message
  return issue.input === undefined ? 'Required' : 'Invalid'
}

const refuse = (issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) => {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const path = v.getDotPath(issue)
    if (path !== null && !Object.hasOwn(fields, path)) fields[path] = wordsOf(issue)
  }
  const words = wordsOf(issues[0])
  const speaks = words !== 'Required' && words !== 'Invalid'
  return problem('input_invalid', { fields, ...(speaks && { message: words }) })
}

/** The input as its schema makes it; throws `input_invalid` with a message per field. */
export const readInput = <S extends Schema>(schema: S, input: unknown): v.InferOutput<S> => {
  if (!isStorable(input)) throw problem('input_invalid')
  const result = v.safeParse(schema, input, { abortPipeEarly: true })
  if (!result.success) throw refuse(result.issues)
  return result.output
}
