import { problemOf, useLabels } from '@foyer/feature-api'
import { CodeField, type CodeSending } from '@foyer/ui/CodeField'
import { Form, FormField, type FormRefusal, useWrongField } from '@foyer/ui/Form'
import { PasswordField } from '@foyer/ui/PasswordField'
import { Tabs } from '@foyer/ui/Tabs'
import { TextField } from '@foyer/ui/TextField'
import { useMemo, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { HumanField } from '../human/HumanField.tsx'
import { useHumanCheck } from '../human/useHumanCheck.ts'
import { MobileFields } from '../mobile/MobileFields.tsx'
import { useMobile } from '../mobile/useMobile.ts'
import { warnUnsent } from '../mobile/warnUnsent.ts'
import { useOperation, useRuntime } from '../model/calls.ts'
import { loginProblem } from '../model/loginProblem.ts'
import { useT } from '../model/useT.ts'
import { checkForgotten, type ForgotMethod, type ForgotValues } from './forgotten.ts'
import { passwordLength, plainPasswordRule } from './newPassword.ts'

interface ForgotFormProps {
  /** Ways the site has, the first one shown. */
  methods: readonly [ForgotMethod, ...ForgotMethod[]]
  /** The name that was typed already. */
  username?: string | undefined
  /** `username` is the one whose password it is, where it was typed. */
  onDone: (username: string | undefined) => void
}

/** A forgotten password is set anew by mail or by mobile (M02, A16, A17, V03, V04). */
export function ForgotForm({ methods, username, onDone }: ForgotFormProps) {
  const runtime = useRuntime()
  const t = useT()
  const [method, setMethod] = useState<ForgotMethod>(methods[0])
  const human = useHumanCheck({ isNeeded: true })
  const mobile = useMobile(method === 'mobileNum')
  const { data: rules } = useOperation('registerRules', undefined)
  const rule = rules?.password ?? plainPasswordRule
  const [passwordLabels, tabLabel] = [useLabels('PasswordField'), t('forgotTitle')]

  const initial = useMemo(
    () => ({ ...(mobile.home !== undefined && { country: mobile.home }), ...(username && { username }) }),
    [mobile.home, username],
  )

  const labelOf = (name: keyof ForgotValues): string =>
    t(name === 'verificationCode' && method === 'email' ? 'verify_email' : `field_${name}`)
  const validate = (values: ForgotValues) => ({
    ...Object.fromEntries(
      Object.entries(checkForgotten(values, method, rule, rules?.username)).map(([name, issue]) => [
        name,
        t(issue.key, 'values' in issue ? issue.values : { field: labelOf(name as keyof ForgotValues) }), // its keys are those of the values
      ]),
    ),
    ...(method === 'mobileNum' ? mobile.check(values) : {}),
    ...(human.asksPicture && !values.captcha?.trim() ? { captcha: t('captcha_required') } : {}),
  })

  /** Until the code's own end (A14); the world may have a clock of its own, so both ends are the server's. */
  const waitFor = async (expirationTime: string): Promise<number> => {
    const { serverTime } = await runtime.client.call('systemStatus', {})
    return Math.max(1, (Date.parse(expirationTime) - Date.parse(serverTime)) / 1000)
  }
  const send = async (values: ForgotValues): Promise<CodeSending> => {
    const { client } = runtime
    const ask = (proof: object) =>
      method === 'email'
        ? client.call('forgotByMail', {
            username: values.username?.trim() ?? '',
            email: values.email?.trim() ?? '',
            ...proof,
          })
        : client.call('smsPasswordCode', {
            mobileNum: values.mobileNum?.trim() ?? '',
            countryDialingCode: mobile.dialingCodeOf(values),
            ...proof,
          })
    try {
      const { expirationTime } = await human.send(ask, values.captcha)
      if (method === 'email') runtime.toast({ text: t('beenOut') })
      return await waitFor(expirationTime)
    } catch (error) {
      return warnUnsent(runtime, t, error)
    }
  }
  const reset = async (values: ForgotValues): Promise<FormRefusal | undefined> => {
    const shared = {
      verificationCode: values.verificationCode?.trim() ?? '',
      newPassword: values.newPassword?.trim() ?? '',
    }
    try {
      if (method === 'email')
        await runtime.client.call('resetByMail', {
          username: values.username?.trim() ?? '',
          email: values.email?.trim() ?? '',
          ...shared,
        })
      else
        await runtime.client.call('resetByMobile', {
          mobileNum: values.mobileNum?.trim() ?? '',
          countryDialingCode: mobile.dialingCodeOf(values),
          ...shared,
        })
      onDone(values.username?.trim())
      return undefined
    } catch (error) {
      const { code, issues } = problemOf(error)
      const text = loginProblem(runtime, t, error)
      if (code === 'verification_code_wrong') return { fields: { verificationCode: text } }
      return issues.some(({ path }) => path === '/newPassword')
        ? { fields: { newPassword: t('passwordRefused') } }
        : { message: text }
    }
  }

  const form = (
    <Form<ForgotValues>
      key={method}
      lead={t(`forgotLead_${method}`)}
      submit={t('forgotSubmit')}
      initialValues={initial}
      validate={validate}
      onEnter={human.begin}
      startsAt={method === 'mobileNum' ? 'mobileNum' : username ? 'email' : 'username'}
      onSubmit={reset}
      labels={useLabels('Form')}
    >
      <HumanField check={human} />
      {method === 'email' ? <MailFields onSend={send} /> : <MobileFields mobile={mobile} onSend={send} />}
      <FormField name="newPassword" label={t('field_newPassword')}>
        {(field) => (
          <PasswordField
            {...field}
            required
            maxLength={128}
            hint={t('pattern_length', { length: passwordLength(rule) })}
            autoComplete="new-password"
            labels={passwordLabels}
          />
        )}
      </FormField>
    </Form>
  )
  if (methods.length === 1) return form
  const items = methods.map((id) => ({ id, label: t(id === 'email' ? 'field_email' : 'field_mobileNum') }))
  return (
    <Tabs
      label={tabLabel}
      items={items}
      selected={method}
      onSelect={(id) => setMethod(id === 'email' ? 'email' : 'mobileNum')}
    >
      {form}
    </Tabs>
  )
}

/** Name and address, and the code that is sent there. */
function MailFields({ onSend }: { onSend: (values: ForgotValues) => Promise<CodeSending> }) {
  const t = useT()
  const form = useForm<ForgotValues>()
  const { values: typed } = useFormState<ForgotValues>({ subscription: { values: true } })
  const codeLabels = useLabels('CodeField')
  const hasWrong = useWrongField()
  const send = async (): Promise<CodeSending> =>
    hasWrong(['captcha', 'username', 'email']) ? undefined : onSend(form.getState().values)
  return (
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
      <FormField name="email" label={t('field_email')}>
        {(field) => <TextField {...field} required type="email" maxLength={254} autoComplete="email" />}
      </FormField>
      <FormField name="verificationCode" label={t('verify_email')}>
        {(field) => (
          <CodeField
            {...field}
            required
            onSend={send}
            recipient={`${typed.username} ${typed.email}`}
            labels={{ ...codeLabels, sent: t('codeMayCome') }}
          />
        )}
      </FormField>
    </>
  )
}
