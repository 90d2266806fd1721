import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Glyph } from '../components/Icon/Glyph.tsx'

/** What every labelled control takes beside its own value. */
export interface FieldProps {
  /** The words above the control. */
  label: ReactNode
  /** A sentence below that helps before anything is wrong. */
  hint?: ReactNode
  /**
   * What is wrong and how to mend it; marks the control as invalid, is announced and takes the place of the hint. A field
   * that is given this at all, even as undefined, keeps a line free for it, so that nothing moves when it comes.
   */
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
  /** Whether a line stays free while there is nothing to say. */
  keepsLine: boolean
}

/** The error and the hint below a control, in one place: an error hides the hint, which still describes the control. */
export function FieldMessages({ id, hint, error, keepsLine }: FieldMessagesProps) {
  if (!hint && !error && !keepsLine) return null
  return (
    <div data-part="messages">
      {hint && (
        <p data-part="hint" id={`${id}-hint`} data-covered={error ? true : undefined}>
          {hint}
        </p>
      )}
      {error && (
        <p data-part="error" id={`${id}-error`} role="alert">
          <Glyph of={CircleAlert} />
          <span>{error}</span>
        </p>
      )}
    </div>
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
