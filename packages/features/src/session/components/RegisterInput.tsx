import { useLabels } from '@foyer/feature-api'
import { isPatternId, patternMessage } from '@foyer/rules'
import { PasswordField } from '@foyer/ui/PasswordField'
import { TextField, type TextFieldProps } from '@foyer/ui/TextField'
import type { RegisterField, RegisterFieldRule } from '../model/registerFields.ts'
import { useT } from '../model/useT.ts'

interface RegisterInputProps extends Omit<TextFieldProps, 'label'> {
  rule: RegisterFieldRule
}

/** What browsers may fill in. */
const autoComplete: Partial<Record<RegisterField, string>> = {
  username: 'username',
  payeeName: 'name',
  email: 'email',
  mobileNum: 'tel',
}
/** Fields whose rule is told before anything is wrong. */
const hinted: readonly RegisterField[] = ['username', 'password', 'paymentPassword']

/** One registration field by its rule: a password with a show button, or a line of text (RG03). */
export function RegisterInput({ rule, error, ...input }: RegisterInputProps) {
  const t = useT()
  const labels = useLabels('PasswordField')
  const { name, patternId, minLength, maxLength } = rule
  const message = isPatternId(patternId) ? patternMessage(patternId, minLength, maxLength) : undefined
  const shared = {
    ...input,
    label: t(`field_${name}`),
    required: rule.required,
    maxLength: name === 'confirmPassword' ? 128 : maxLength,
    error,
    hint: !error && message && hinted.includes(name) ? t(message.key, message.values) : undefined,
  }
  if (rule.type === 'password') {
    return <PasswordField {...shared} autoComplete="new-password" labels={labels} />
  }
  return (
    <TextField
      {...shared}
      type={rule.type}
      autoComplete={autoComplete[name] ?? 'off'}
      autoCapitalize={name === 'payeeName' ? 'words' : 'none'}
      spellCheck={false}
      inputMode={patternId === 'digits' ? 'numeric' : undefined}
    />
  )
}
