import { createFormHook } from '@tanstack/react-form'
import type { ComponentProps } from 'react'
import {
  BoundDateField,
  BoundMobileField,
  BoundNumberField,
  BoundOtpField,
  BoundSelect,
  BoundTextField,
  SubmitButton,
} from './fields.tsx'
import { fieldContext, formContext, useFormContext } from './form-contexts.ts'

/** The form element: submits the form and nothing else. */
const Form = ({ children, ...rest }: Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'>) => {
  const form = useFormContext()
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // a form inside a form's portal must not submit both
        event.stopPropagation()
        if (!form.state.isSubmitting) void form.handleSubmit()
      }}
    >
      {children}
    </form>
  )
}

/** TanStack Form bound once: screens write `<field.TextField label=... />`. */
export const { useAppForm, withFieldGroup, withForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    TextField: BoundTextField,
    MobileField: BoundMobileField,
    NumberField: BoundNumberField,
    DateField: BoundDateField,
    Select: BoundSelect,
    OtpField: BoundOtpField,
  },
  formComponents: { Form, SubmitButton },
})
