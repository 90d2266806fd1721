import { problemOf, useLabels, useSession } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { Checkbox } from '@foyer/ui/Checkbox'
import { PasswordField } from '@foyer/ui/PasswordField'
import { TextField } from '@foyer/ui/TextField'
import { FORM_ERROR } from 'final-form'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Field, Form } from 'react-final-form'
import { useRuntime } from '../model/calls.ts'
import { focusFirstError } from '../model/focusFirstError.ts'
import { emptyLoginFields, type LoginField, type LoginValues, loginBody } from '../model/login.ts'
import { loginProblem } from '../model/loginProblem.ts'
import { keepRememberedName, loadRememberedName } from '../model/rememberedName.ts'
import { takeUpSession } from '../model/signIn.ts'
import { useCaptchaImage } from '../model/useCaptchaImage.ts'
import { useT } from '../model/useT.ts'
import { CaptchaField } from './CaptchaField.tsx'
import { FormRoot } from './Form.styles.ts'
import { OtherForm } from './OtherForm.tsx'

interface LoginFormProps {
  onDone?: () => void
  /** Goes to registration instead; without it the link leads to the page. */
  onRegister?: () => void
}

/** Login by user name and password (V01, A01); asks for a captcha once the server wants one (A10). */
export function LoginForm({ onDone, onRegister }: LoginFormProps) {
  const runtime = useRuntime()
  const t = useT()
  const { hasEnded } = useSession()
  const passwordLabels = useLabels('PasswordField')
  const form = useRef<HTMLFormElement>(null)
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const captcha = useCaptchaImage(needsCaptcha)
  const [remembered, setRemembered] = useState<string>()
  // Read after mounting: a prerendered page knows no storage.
  useEffect(() => setRemembered(loadRememberedName()), [])
  const initial = useMemo<LoginValues>(() => (remembered ? { username: remembered, remember: true } : {}), [remembered])

  const validate = (values: LoginValues): Partial<Record<LoginField, string>> =>
    Object.fromEntries(
      emptyLoginFields(values, needsCaptcha).map((name) => [name, t('required', { field: t(`field_${name}`) })]),
    )

  const logIn = async (values: LoginValues) => {
    try {
      const { token } = await runtime.client.call('login', loginBody(values, captcha.captchaId))
      await takeUpSession(runtime, token)
      keepRememberedName(values.remember ? values.username?.trim() : undefined)
      onDone?.()
      return undefined
    } catch (error) {
      const problem = problemOf(error)
      // A picture counts for one try, right or wrong.
      if (needsCaptcha) captcha.refresh()
      if (problem.captcha || problem.code === 'captcha_required') setNeedsCaptcha(true)
      const text = loginProblem(runtime, t, error)
      if (problem.code === 'captcha_wrong') {
        focusFirstError(form.current)
        return { captcha: text }
      }
      form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
      return { [FORM_ERROR]: text }
    }
  }

  return (
    <Form<LoginValues> onSubmit={logIn} validate={validate} initialValues={initial} keepDirtyOnReinitialize>
      {({ handleSubmit, submitting, submitError, hasValidationErrors, dirtySinceLastSubmit }) => (
        <FormRoot
          ref={form}
          noValidate
          onSubmit={(event) => {
            if (hasValidationErrors) focusFirstError(form.current)
            void handleSubmit(event)
          }}
        >
          {hasEnded && <p data-part="note">{runtime.text('problems', 'signedOutText')}</p>}
          {submitError && !dirtySinceLastSubmit && (
            <p data-part="problem" role="alert">
              {submitError}
            </p>
          )}
          <Field<string> name="username">
            {({ input, meta }) => (
              <TextField
                {...input}
                label={t('field_username')}
                required
                maxLength={64}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                error={meta.touched && meta.error}
              />
            )}
          </Field>
          <Field<string> name="password">
            {({ input, meta }) => (
              <PasswordField
                {...input}
                label={t('field_password')}
                required
                maxLength={128}
                autoComplete="current-password"
                labels={passwordLabels}
                error={meta.touched && meta.error}
              />
            )}
          </Field>
          {needsCaptcha && (
            <Field<string> name="captcha">
              {({ input, meta }) => (
                <CaptchaField
                  {...input}
                  picture={captcha.state}
                  onRefresh={captcha.refresh}
                  error={meta.touched && (meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError))}
                />
              )}
            </Field>
          )}
          <Field<boolean> name="remember" type="checkbox">
            {({ input: { value: _value, ...input } }) => <Checkbox {...input} label={t('remember')} />}
          </Field>
          <Button type="submit" tone="primary" size="large" isFullWidth isBusy={submitting}>
            {t('loginSubmit')}
          </Button>
          {runtime.moduleOn('registration') && <OtherForm form="register" onChoose={onRegister} />}
        </FormRoot>
      )}
    </Form>
  )
}
