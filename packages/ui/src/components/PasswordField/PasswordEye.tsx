import { Eye, EyeOff } from 'lucide'
import { Glyph } from '../Icon/Glyph.tsx'
import type { PasswordFieldLabels } from './PasswordField.labels.ts'

interface PasswordEyeProps {
  isShown: boolean
  onToggle: () => void
  disabled?: boolean | undefined
  labels: PasswordFieldLabels
}

/** Shows a password and hides it again. */
export function PasswordEye({ isShown, onToggle, disabled, labels }: PasswordEyeProps) {
  return (
    <button
      type="button"
      data-part="action"
      aria-label={isShown ? labels.hide : labels.show}
      disabled={disabled}
      onClick={onToggle}
    >
      {isShown ? <Glyph of={EyeOff} /> : <Glyph of={Eye} />}
    </button>
  )
}
