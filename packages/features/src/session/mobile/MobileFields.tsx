import { useLabels } from '@foyer/feature-api'
import { CodeField, type CodeSending } from '@foyer/ui/CodeField'
import { DialingCode } from '@foyer/ui/DialingCode'
import { FormField, useWrongField } from '@foyer/ui/Form'
import { TextField } from '@foyer/ui/TextField'
import { useForm, useFormState } from 'react-final-form'
import { useT } from '../model/useT.ts'
import type { Mobile } from './useMobile.ts'

interface MobileFieldsProps {
  mobile: Mobile
  /** Sends a code; answers after how many seconds the next may be asked for, nothing where none was sent. */
  onSend: (values: Readonly<Record<string, string | undefined>>) => Promise<CodeSending>
}

/** A mobile number and the code that is sent there; the number is looked at before anything is sent (A13, V10). */
export function MobileFields({ mobile, onSend }: MobileFieldsProps) {
  const t = useT()
  const form = useForm()
  const hasWrong = useWrongField()
  const { values } = useFormState({ subscription: { values: true } })
  const [countryLabels, codeLabels] = [useLabels('DialingCode'), useLabels('CodeField')]
  const send = async (): Promise<CodeSending> =>
    hasWrong(['country', 'mobileNum', 'captcha']) ? undefined : onSend(form.getState().values)
  return (
    <>
      <FormField name="country" label={t('field_country')}>
        {(field) => <DialingCode {...field} countries={mobile.named} required labels={countryLabels} />}
      </FormField>
      <FormField name="mobileNum" label={t('field_mobileNum')}>
        {(field) => <TextField {...field} required inputMode="tel" maxLength={32} autoComplete="tel-national" />}
      </FormField>
      <FormField name="verificationCode" label={t('field_verificationCode')}>
        {(field) => (
          <CodeField
            {...field}
            required
            onSend={send}
            recipient={`${values.country} ${values.mobileNum}`}
            labels={{ ...codeLabels, sent: t('codeMayCome') }}
          />
        )}
      </FormField>
    </>
  )
}
