import { Eye, EyeOff } from 'lucide'
import { useState } from 'react'
import { Glyph } from '../Icon/Glyph.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { type PasswordFieldLabels, passwordFieldLabels } from './PasswordField.labels.ts'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'action' | 'prefix' | 'suffix'> {
  /** `current-password` when logging in, `new-password` when choosing one, so that password managers help. */
  autoComplete: 'current-password' | 'new-password'
  labels?: PasswordFieldLabels
}

/** A password with a button that shows it; pasting and password managers are welcome. */
export function PasswordField({ labels = passwordFieldLabels, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      type={isShown ? 'text' : 'password'}
      action={
        <button
          type="button"
          data-part="action"
          aria-label={isShown ? labels.hide : labels.show}
          disabled={field.disabled}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <Glyph of={EyeOff} /> : <Glyph of={Eye} />}
        </button>
      }
    />
  )
}
