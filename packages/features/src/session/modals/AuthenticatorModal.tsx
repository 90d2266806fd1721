import { type ModalProps, problemOf, useLabels, withProof } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { Form, FormField, type FormRefusal } from '@foyer/ui/Form'
import { OneTimeCode } from '@foyer/ui/OneTimeCode'
import { useState } from 'react'
import { useRuntime } from '../model/calls.ts'
import { loginProblem } from '../model/loginProblem.ts'
import { useT } from '../model/useT.ts'
import { AuthenticatorSetup } from '../verification/AuthenticatorSetup.tsx'
import { RecoveryCodes } from '../verification/RecoveryCodes.tsx'

interface Values {
  readonly code?: string
}

/** Sets an authenticator app up and shows its recovery codes, which stay until they are kept (A19). */
export function AuthenticatorModal({
  ticket,
  uri,
  secret,
  codes,
  close,
}: ModalProps['authenticator'] & { close: () => void }) {
  const runtime = useRuntime()
  const t = useT()
  const formLabels = useLabels('Form')
  const [shown, setShown] = useState(codes)
  const add = async ({ code = '' }: Values): Promise<FormRefusal | undefined> => {
    try {
      const { recoveryCodes } = await withProof(runtime, () =>
        runtime.client.call('addAuthenticator', { ticket: ticket ?? '', code: code.trim() }),
      )
      setShown(recoveryCodes)
      await runtime.queries.invalidateQueries({ queryKey: ['securityOverview'] })
      return undefined
    } catch (error) {
      const text = loginProblem(runtime, t, error)
      return problemOf(error).code === 'verification_code_wrong'
        ? { fields: { code: t('verification_failed') } }
        : { message: text }
    }
  }
  return (
    <Dialog
      isOpen
      size="small"
      onClose={close}
      title={t(shown ? 'recoveryTitle' : 'authenticatorTitle')}
      closesOnCover={false}
      labels={useLabels('Dialog')}
    >
      {shown ? (
        <RecoveryCodes codes={shown} onDone={close} />
      ) : (
        <Form<Values>
          lead={t('authenticatorLead')}
          submit={t('authenticatorSubmit')}
          validate={({ code }) => (code?.trim() ? {} : { code: t('required', { field: t('verify_totp') }) })}
          onSubmit={add}
          startsAt="code"
          labels={formLabels}
        >
          <AuthenticatorSetup setup={{ uri: uri ?? '', secret: secret ?? '' }} />
          <FormField name="code" label={t('verify_totp')}>
            {(field) => <OneTimeCode {...field} required />}
          </FormField>
        </Form>
      )}
    </Dialog>
  )
}
