import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

interface LoginBarFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'maxLength' | 'onInput'> {
  name: string
  label: string
  /** What is wrong; hangs below the field. */
  error: string | undefined
  autoComplete: string
  /** A small button at the end of the field; give it `data-part="action"`. */
  action?: ReactNode
}

/** A field with its label inside, so that a row of them is as high as a button. */
export function LoginBarField({ label, error, action, type = 'text', ...input }: LoginBarFieldProps) {
  const errorId = useId()
  return (
    <div data-part="field" data-invalid={error ? '' : undefined}>
      <label>
        <span>{label}</span>
        <input
          {...input}
          type={type}
          required
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
      </label>
      {action}
      {error && (
        <p data-part="error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
