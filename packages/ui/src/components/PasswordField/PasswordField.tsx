import { useState } from 'react'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { PasswordEye } from './PasswordEye.tsx'
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
        <PasswordEye isShown={isShown} onToggle={() => setShown(!isShown)} disabled={field.disabled} labels={labels} />
      }
    />
  )
}
