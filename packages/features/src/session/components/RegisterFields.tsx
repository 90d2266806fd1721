import { useAddressQuery, useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { Checkbox } from '@foyer/ui/Checkbox'
import { useMemo, useRef } from 'react'
import { Field, Form } from 'react-final-form'
import { focusFirstError } from '../model/focusFirstError.ts'
import { codesInAddress, type RegisterValues } from '../model/registerBody.ts'
import type { RegisterFieldRule } from '../model/registerFields.ts'
import { useRegistration } from '../model/useRegistration.ts'
import { useT } from '../model/useT.ts'
import { CaptchaField } from './CaptchaField.tsx'
import { FormRoot } from './Form.styles.ts'
import { OtherForm } from './OtherForm.tsx'
import { RegisterInput } from './RegisterInput.tsx'

interface RegisterFieldsProps {
  fields: readonly RegisterFieldRule[]
  onLogin?: (() => void) | undefined
}

/** The registration form: its fields, age and terms (RG07 to RG09). */
export function RegisterFields({ fields, onLogin }: RegisterFieldsProps) {
  const t = useT()
  const { href, hasRoute } = useRuntime()
  const [query] = useAddressQuery()
  const form = useRef<HTMLFormElement>(null)
  const { captcha, validate, submit } = useRegistration(fields)
  const initial = useMemo(() => codesInAddress(query), [query])
  const send = async (values: RegisterValues) => {
    const errors = await submit(values)
    if (errors) focusFirstError(form.current)
    return errors
  }
  const consent = (name: 'ageConfirmed' | 'agreedToTerms', label: string) => (
    <Field<boolean> name={name} type="checkbox">
      {({ input: { value: _value, ...input }, meta }) => (
        <Checkbox {...input} label={label} required error={meta.touched && meta.error} />
      )}
    </Field>
  )
  return (
    <Form<RegisterValues> onSubmit={send} validate={validate} initialValues={initial} keepDirtyOnReinitialize>
      {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit, hasValidationErrors, values }) => (
        <FormRoot
          ref={form}
          noValidate
          onSubmit={(event) => {
            if (hasValidationErrors) focusFirstError(form.current)
            void handleSubmit(event)
          }}
        >
          {submitError && !dirtySinceLastSubmit && (
            <p data-part="problem" role="alert">
              {submitError}
            </p>
          )}
          <p data-part="note">{t('requiredNote')}</p>
          {fields.map((rule) => (
            <Field<string> key={rule.name} name={rule.name}>
              {({ input, meta }) => {
                const refusal = meta.dirtySinceLastSubmit ? undefined : meta.submitError
                const error = meta.touched ? (meta.error ?? refusal) : undefined
                return rule.name === 'captcha' ? (
                  <CaptchaField {...input} picture={captcha.state} onRefresh={captcha.refresh} error={error} />
                ) : (
                  <RegisterInput {...input} rule={rule} error={error} />
                )
              }}
            </Field>
          ))}
          <div data-part="consent">
            {consent('ageConfirmed', t('age'))}
            {consent('agreedToTerms', t('terms'))}
            {hasRoute('help') && (
              <a data-part="link" href={`${href('help')}#term`} target="_blank" rel="noopener">
                {t('termsLink')}
              </a>
            )}
          </div>
          <Button
            type="submit"
            tone="primary"
            size="large"
            isFullWidth
            isBusy={submitting}
            aria-disabled={!values.agreedToTerms}
          >
            {t('registerSubmit')}
          </Button>
          <OtherForm form="login" onChoose={onLogin} />
        </FormRoot>
      )}
    </Form>
  )
}
