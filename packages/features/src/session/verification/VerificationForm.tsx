import type { LoginVerification, SignedIn } from '@foyer/contract'
import { problemOf, useLabels } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { CodeField, type CodeSending } from '@foyer/ui/CodeField'
import { Form, FormCheckbox, FormField, type FormRefusal } from '@foyer/ui/Form'
import { TextField } from '@foyer/ui/TextField'
import { useState } from 'react'
import { useForm } from 'react-final-form'
import { warnUnsent } from '../mobile/warnUnsent.ts'
import { useRuntime } from '../model/calls.ts'
import { loginProblem } from '../model/loginProblem.ts'
import { useT } from '../model/useT.ts'
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx'
import { BackToLogin } from './BackToLogin.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

interface VerificationFormProps {
  verification: LoginVerification
  onSignedIn: (answer: SignedIn) => void
  /** The login has to begin anew. */
  onOver: (text: string) => void
  /** Leaves this login for another one. */
  onBack: () => void
}

interface Values {
  readonly answer?: string
  readonly trustDevice?: boolean
}

/** What a login on a new device needs besides (A18, A19): one of five answers, or a passkey. */
export function VerificationForm({ verification, onSignedIn, onOver, onBack }: VerificationFormProps) {
  const runtime = useRuntime()
  const t = useT()
  const codeLabels = useLabels('CodeField')
  const formLabels = useLabels('Form')
  const [done, setDone] = useState<SignedIn & { recoveryCodes?: readonly string[] }>()
  const { ticket, method, hint = '', setup, passkey } = verification
  const isSent = method === 'sms' || method === 'email'

  const finish = async (proof: object, trustDevice: boolean): Promise<FormRefusal | undefined> => {
    try {
      const answer = await runtime.client.call('loginVerification', { ticket, trustDevice, ...proof })
      if (answer.recoveryCodes) setDone(answer)
      else onSignedIn(answer)
      return undefined
    } catch (error) {
      const text = loginProblem(runtime, t, error)
      if (problemOf(error).code === 'code_refused') onOver(t('verificationOver'))
      return problemOf(error).code === 'verification_failed' ? { fields: { answer: text } } : { message: text }
    }
  }
  const send = async (): Promise<CodeSending> => {
    try {
      return (await runtime.client.call('loginVerificationCode', { ticket })).expiredMinutes * 60
    } catch (error) {
      return warnUnsent(runtime, t, error)
    }
  }
  const withPasskey = async (options: string, trustDevice: boolean): Promise<void> => {
    const { isDeclined, askForPasskey } = await import('../passkeys/browserPasskeys.ts')
    try {
      const refusal = await finish({ passkey: await askForPasskey(options) }, trustDevice)
      if (refusal) runtime.toast({ tone: 'negative', text: t('passkey_refused') })
    } catch (error) {
      if (!isDeclined(error)) runtime.toast({ tone: 'negative', text: t('passkey_refused') })
    }
  }

  if (done?.recoveryCodes) return <RecoveryCodes codes={done.recoveryCodes} onDone={() => onSignedIn(done)} />
  const label = t(`verify_${method}`)
  return (
    <Form<Values>
      lead={t(`verifyLead_${setup ? 'setup' : method}`, { hint })}
      submit={t('verifySubmit')}
      validate={({ answer }) => (answer?.trim() ? {} : { answer: t('required', { field: label }) })}
      onSubmit={({ answer = '', trustDevice }) => finish({ answer: answer.trim() }, trustDevice === true)}
      startsAt="answer"
      focusAfterRefusal="answer"
      footer={<BackToLogin onBack={onBack} />}
      labels={formLabels}
    >
      {setup && <AuthenticatorSetup setup={setup} />}
      <FormField name="answer" label={label}>
        {(field) =>
          isSent ? (
            <CodeField {...field} required onSend={send} labels={codeLabels} />
          ) : (
            <TextField
              {...field}
              required
              maxLength={128}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete={{ mobile: 'tel', totp: 'one-time-code', bank: 'name' }[method]}
              inputMode={method === 'mobile' ? 'tel' : undefined}
            />
          )
        }
      </FormField>
      <FormCheckbox name="trustDevice" label={t('trustDevice')} />
      {passkey && <PasskeyInstead onChoose={(trustDevice) => void withPasskey(passkey, trustDevice)} />}
    </Form>
  )
}

function PasskeyInstead({ onChoose }: { onChoose: (trustDevice: boolean) => void }) {
  const t = useT()
  const form = useForm<Values>()
  return <Button onClick={() => onChoose(form.getState().values.trustDevice === true)}>{t('passkeyInstead')}</Button>
}
