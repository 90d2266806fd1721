import { useForm, useFormState } from 'react-final-form'
import type { CodeFieldLabels } from '../CodeField/CodeField.labels.ts'
import { CodeField, type CodeSending } from '../CodeField/CodeField.tsx'
import type { DialingCodeLabels } from '../DialingCode/DialingCode.labels.ts'
import { DialingCode, type DialingCountry } from '../DialingCode/DialingCode.tsx'
import { type BoundField, FormField } from '../Form/FormField.tsx'
import { useWrongField } from '../Form/useWrongField.ts'
import type { PasswordFieldLabels } from '../PasswordField/PasswordField.labels.ts'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import type { RegistrationField, RegistrationValues } from './RegistrationForm.tsx'

interface RegistrationInputProps {
  field: RegistrationField
  countries: readonly DialingCountry[]
  countryLabel: string
  onSendCode?: (values: RegistrationValues) => Promise<CodeSending>
  codeNeeds: readonly string[]
  passwordLabels: PasswordFieldLabels
  codeLabels: CodeFieldLabels
  countryLabels: DialingCodeLabels
}

/** One field of a registration by its kind. */
export function RegistrationInput(props: RegistrationInputProps) {
  const { field, countries, countryLabel, onSendCode, codeNeeds, ...labels } = props
  const form = useForm<RegistrationValues>()
  const hasWrong = useWrongField()
  const { values } = useFormState<RegistrationValues>({ subscription: { values: field.kind === 'code' } })
  const { name, label, kind, required, maxLength, hint, autoComplete = 'off', isNumeric = false } = field
  const draw = (bound: BoundField) => {
    const shared = { ...bound, required, maxLength, ...(!bound.error && hint ? { hint } : {}) }
    if (kind === 'password')
      return <PasswordField {...shared} autoComplete="new-password" labels={labels.passwordLabels} />
    if (kind === 'code') {
      const { maxLength: _most, ...code } = shared
      const send = async () => (hasWrong(codeNeeds) ? undefined : onSendCode?.(form.getState().values))
      return (
        <CodeField
          {...code}
          onSend={send}
          recipient={`${values.country} ${values.mobileNum}`}
          labels={labels.codeLabels}
        />
      )
    }
    return (
      <TextField
        {...shared}
        // Without its country a number is no `tel` of the standard; it brings its own keyboard.
        type={kind === 'phone' ? 'text' : kind}
        autoComplete={autoComplete}
        autoCapitalize={autoComplete === 'name' ? 'words' : 'none'}
        spellCheck={false}
        inputMode={isNumeric ? 'numeric' : kind === 'phone' ? 'tel' : undefined}
      />
    )
  }
  const drawn = (
    <FormField name={name} label={label}>
      {draw}
    </FormField>
  )
  if (kind !== 'phone') return drawn
  return (
    <div data-part="phone">
      <FormField name="country" label={countryLabel}>
        {(bound) => <DialingCode {...bound} countries={countries} required={required} labels={labels.countryLabels} />}
      </FormField>
      {drawn}
    </div>
  )
}
