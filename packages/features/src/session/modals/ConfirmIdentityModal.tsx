import { type ModalProps, problemOf, useLabels, useSession } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { Dialog } from '@foyer/ui/Dialog'
import { Form, FormField, type FormRefusal } from '@foyer/ui/Form'
import { PasswordField } from '@foyer/ui/PasswordField'
import { useEffect, useRef } from 'react'
import { useOperation, useRuntime } from '../model/calls.ts'
import { loginProblem } from '../model/loginProblem.ts'
import { useT } from '../model/useT.ts'

interface Values {
  readonly password?: string
}

/** Asks whoever is signed in to show again who they are, by password or passkey, before the account is changed. */
export function ConfirmIdentityModal({ onAnswer, close }: ModalProps['confirmIdentity'] & { close: () => void }) {
  const runtime = useRuntime()
  const t = useT()
  const { member } = useSession()
  const { data: passkeys = [] } = useOperation('passkeys', undefined)
  const labels = useLabels('PasswordField')
  const answer = useRef(false)
  // However the dialog goes, whoever asked hears of it.
  useEffect(() => () => onAnswer(answer.current), [onAnswer])
  const goOn = (): void => {
    answer.current = true
    close()
  }
  const confirm = async ({ password = '' }: Values): Promise<FormRefusal | undefined> => {
    try {
      await runtime.client.call('confirmIdentity', { password: password.trim() })
      goOn()
      return undefined
    } catch (error) {
      const text = loginProblem(runtime, t, error)
      return problemOf(error).code === 'password_wrong' ? { fields: { password: text } } : { message: text }
    }
  }
  const confirmByPasskey = async (): Promise<void> => {
    const { askForPasskey, isDeclined } = await import('../passkeys/browserPasskeys.ts')
    try {
      const { ticket, options } = await runtime.client.call('confirmOptions')
      await runtime.client.call('confirmIdentity', { ticket, passkey: await askForPasskey(options) })
      goOn()
    } catch (error) {
      if (!isDeclined(error)) runtime.toast({ tone: 'negative', text: loginProblem(runtime, t, error) })
    }
  }
  return (
    <Dialog
      isOpen
      onClose={close}
      size="small"
      title={t('confirmTitle')}
      labels={useLabels('Dialog')}
      closesOnCover={false}
    >
      <Form<Values>
        lead={t('confirmLead')}
        submit={t('confirmSubmit')}
        validate={({ password }) => (password ? {} : { password: t('required', { field: t('confirmPassword') }) })}
        onSubmit={confirm}
        labels={useLabels('Form')}
      >
        {/* Password managers fill in the password of this name. */}
        <input type="text" name="username" autoComplete="username" value={member?.account ?? ''} readOnly hidden />
        <FormField name="password" label={t('confirmPassword')}>
          {(field) => (
            <PasswordField {...field} required maxLength={128} autoComplete="current-password" labels={labels} />
          )}
        </FormField>
        {passkeys.length > 0 && <Button onClick={() => void confirmByPasskey()}>{t('confirmByPasskey')}</Button>}
      </Form>
    </Dialog>
  )
}
