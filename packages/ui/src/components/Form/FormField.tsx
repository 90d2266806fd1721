import { type ChangeEvent, type ReactNode, useEffect } from 'react'
import { useField } from 'react-final-form'
import { useFormScope } from './formContext.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a field of the kit takes from a form: spread it. */
export interface BoundField {
  id: string
  name: string
  label: ReactNode
  value: string
  onChange: (change: ChangeEvent<Control> | string) => void
  onBlur: () => void
  onFocus: () => void
  /** What is wrong, once the field was left or the form sent; a refusal of the server until the value changes. */
  error: string | undefined
}

export interface FormFieldProps {
  /** Key of the form's values, and the name browsers and password managers see. */
  name: string
  label: ReactNode
  /** Draws the control: `(field) => <TextField {...field} required />`. */
  children: (field: BoundField) => ReactNode
}

const subscription = { value: true, touched: true, error: true, submitError: true, dirtySinceLastSubmit: true }

/** Ties a field of the kit to a value of the form around it. */
export function FormField({ name, label, children }: FormFieldProps) {
  const { id, error, input } = useFormField<string>(name, label)
  const { value, onChange, onBlur, onFocus } = input
  return children({ id, name, label, value, onChange, onBlur: () => onBlur(), onFocus: () => onFocus(), error })
}

/** State of one field of the form around it. */
export function useFormField<Value>(name: string, label: ReactNode, type?: 'checkbox') {
  const { idOf, labels } = useFormScope()
  const { input, meta } = useField<Value>(name, type ? { type, subscription } : { subscription })
  useEffect(() => {
    labels.set(name, label)
  })
  const refusal = meta.dirtySinceLastSubmit ? undefined : meta.submitError
  const error: string | undefined = meta.touched ? (meta.error ?? refusal) : undefined
  return { id: idOf(name), error, input }
}
