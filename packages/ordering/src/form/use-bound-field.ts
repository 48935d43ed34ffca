import { useStore } from '@tanstack/react-form'
import { useFieldContext } from './form-contexts.ts'

const wordsOf = (error: unknown): string | undefined => {
  if (typeof error === 'string') return error
  return typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    typeof error.message === 'string'
    ? error.message
    : undefined
}

/**
 * A field's value and what is wrong with it. Forms validate on change and on blur; a message appears once the field
 * was left (or a submit was tried), so that nobody is told off while still typing, and goes as soon as it is right.
 */
export const useBoundField = () => {
  const field = useFieldContext<string>()
  const value = useStore(field.store, (state) => state.value)
  const left = useStore(field.store, (state) => state.meta.isBlurred)
  const first = useStore(field.store, (state) => wordsOf(state.meta.errors[0]))
  const tried = useStore(field.form.store, (state) => state.submissionAttempts > 0)
  return {
    name: field.name,
    value,
    problem: left || tried ? first : undefined,
    change: (next: string) => field.handleChange(next),
    leave: () => {
      field.handleBlur()
      // one place for messages: a blur looks again at what a change looks at
      void field.validate('change')
    },
  }
}
