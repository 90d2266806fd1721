import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Glyph } from '../components/Icon/Glyph.tsx'

/** What every labelled control takes beside its own value. */
export interface FieldProps {
  /** The words above the control. */
  label: ReactNode
  /** A sentence below that helps before anything is wrong. */
  hint?: ReactNode
  /** What is wrong and how to mend it; marks the control as invalid and is announced. */
  error?: ReactNode
}

/** Ids and attributes that tie a control to its hint and error for assistive technology. */
export function describeField(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean)
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  }
}

interface FieldMessagesProps extends Pick<FieldProps, 'hint' | 'error'> {
  id: string
}

/** The error and the hint below a control, as parts of the field's root. */
export function FieldMessages({ id, hint, error }: FieldMessagesProps) {
  return (
    <>
      {error && (
        <p data-part="error" id={`${id}-error`} role="alert">
          <Glyph of={CircleAlert} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p data-part="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  )
}

interface FieldLabelProps {
  htmlFor: string
  isRequired: boolean
  children: ReactNode
}

/** The label above a control; the star of a required one is for the eye, the control itself says `required`. */
export function FieldLabel({ htmlFor, isRequired, children }: FieldLabelProps) {
  return (
    <label data-part="label" htmlFor={htmlFor}>
      {children}
      {isRequired && (
        <span data-part="required" aria-hidden>
          *
        </span>
      )}
    </label>
  )
}
