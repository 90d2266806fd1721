import type { LoginAnswer } from '@foyer/contract'
import { problemOf, useLabels, useSession } from '@foyer/feature-api'
import type { CodeSending } from '@foyer/ui/CodeField'
import { Form, FormCheckbox, FormField, type FormRefusal } from '@foyer/ui/Form'
import { PasswordField } from '@foyer/ui/PasswordField'
import { TextField } from '@foyer/ui/TextField'
import { useEffect, useMemo, useState } from 'react'
import { HumanField } from '../human/HumanField.tsx'
import { useHumanCheck } from '../human/useHumanCheck.ts'
import { wantsProof } from '../human/wantsProof.ts'
import { MobileFields } from '../mobile/MobileFields.tsx'
import { useMobile } from '../mobile/useMobile.ts'
import { warnUnsent } from '../mobile/warnUnsent.ts'
import { useRuntime } from '../model/calls.ts'
import { emptyLoginFields, type LoginField, type LoginMethod, type LoginValues, loginBody } from '../model/login.ts'
import { loginProblem } from '../model/loginProblem.ts'
import { keepRememberedName, loadRememberedName } from '../model/rememberedName.ts'
import { useT } from '../model/useT.ts'
import { forgotMethods } from '../passwords/forgotMethods.ts'
import { ForgotLink } from './ForgotLink.tsx'
import { LoginExtras } from './LoginFields.styles.ts'
import { OtherForm } from './OtherForm.tsx'

interface LoginFieldsProps {
  method: LoginMethod
  /** What was typed before, in another form or in this one. */
  typed: LoginValues
  /** The keyboard is in the first empty field from the start. */
  takesFocus: boolean
  /** A login that was begun elsewhere has failed for want of a proof already. */
  startsWithProof: boolean
  /** Why the form is shown again. */
  notice: string | undefined
  /** `password` is the one just typed, if any. */
  onAnswer: (answer: LoginAnswer, password?: string) => Promise<void>
  /** Strangers have tried the account too often. */
  onDeviceWanted: (typed: LoginValues) => void
  onRegister: (() => void) | undefined
}

/** What is typed to log in (V01); asks for a proof that a person is there once the server wants one (A10). */
export function LoginFields(props: LoginFieldsProps) {
  const { method, typed, takesFocus, startsWithProof, notice, onAnswer, onDeviceWanted, onRegister } = props
  const runtime = useRuntime()
  const t = useT()
  const { ended } = useSession()
  const passwordLabels = useLabels('PasswordField')
  const isSms = method === 'sms'
  const [needsProof, setNeedsProof] = useState(startsWithProof)
  const human = useHumanCheck({ isNeeded: needsProof || isSms })
  const mobile = useMobile(isSms)
  // A form that takes the keyboard is never prerendered: what is known decides where the keyboard starts.
  const [remembered, setRemembered] = useState(() => (takesFocus ? loadRememberedName() : undefined))
  // Else it is read after mounting: a prerendered page knows no storage.
  useEffect(() => setRemembered(loadRememberedName()), [])
  const account = ended?.account
  const initial = useMemo<LoginValues>(
    () => ({
      ...(remembered && { username: remembered, remember: true }),
      ...(account && { username: account }),
      ...typed,
      ...(mobile.home && { country: mobile.home }),
    }),
    [remembered, account, typed, mobile.home],
  )

  /** The first field that has nothing yet. */
  const start = initial.username ? 'password' : 'username'

  const validate = (values: LoginValues): Partial<Record<LoginField, string>> => ({
    ...(isSms ? mobile.check(values) : {}),
    ...Object.fromEntries(
      emptyLoginFields(values, human.asksPicture, method).map((name) => [
        name,
        t('required', { field: t(`field_${name}`) }),
      ]),
    ),
  })
  const send = async (values: LoginValues): Promise<CodeSending> => {
    const number = { mobileNum: values.mobileNum?.trim() ?? '', countryDialingCode: mobile.dialingCodeOf(values) }
    try {
      const { expiredMinutes } = await human.send(
        (proof) => runtime.client.call('smsLoginCode', { ...number, ...proof }),
        values.captcha,
      )
      return expiredMinutes * 60
    } catch (error) {
      return warnUnsent(runtime, t, error)
    }
  }
  const logIn = async (values: LoginValues): Promise<FormRefusal | undefined> => {
    const body = loginBody(values, method, mobile.dialingCodeOf(values))
    const ask = (proof: object) => runtime.client.call('login', { ...body, ...proof })
    try {
      // A code that was sent has cost a proof already.
      const answer = isSms ? await ask({}) : await human.send(ask, values.captcha)
      if (!isSms) keepRememberedName(values.remember ? body.username : undefined)
      await onAnswer(answer, body.password)
      return undefined
    } catch (error) {
      const { code } = problemOf(error)
      if (code === 'proof_required') onDeviceWanted(values)
      if (wantsProof(error)) setNeedsProof(true)
      const text = loginProblem(runtime, t, error)
      if (code === 'verification_code_wrong') return { fields: { verificationCode: text } }
      return human.asksPicture && code === 'captcha_wrong' ? { fields: { captcha: text } } : { message: text }
    }
  }

  return (
    <Form<LoginValues>
      notice={notice ?? (ended && runtime.text('problems', 'signedOutText'))}
      submit={t('loginSubmit')}
      footer={runtime.moduleOn('registration') && <OtherForm form="register" onChoose={onRegister} />}
      initialValues={initial}
      validate={validate}
      onEnter={human.begin}
      onSubmit={logIn}
      startsAt={takesFocus && !isSms ? start : undefined}
      focusAfterRefusal={isSms ? 'verificationCode' : 'password'}
      labels={useLabels('Form')}
    >
      {isSms ? (
        <>
          <HumanField check={human} />
          <MobileFields mobile={mobile} onSend={send} />
        </>
      ) : (
        <>
          <FormField name="username" label={t('field_username')}>
            {(field) => (
              <TextField
                {...field}
                required
                maxLength={64}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </FormField>
          <FormField name="password" label={t('field_password')}>
            {(field) => (
              <PasswordField
                {...field}
                required
                maxLength={128}
                autoComplete="current-password"
                labels={passwordLabels}
              />
            )}
          </FormField>
          <HumanField check={human} />
        </>
      )}
      <LoginExtras>
        <FormCheckbox name="remember" label={t('remember')} />
        {forgotMethods(runtime).length > 0 && !isSms && <ForgotLink />}
      </LoginExtras>
    </Form>
  )
}
