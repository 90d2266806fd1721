import { useLabels } from '@foyer/feature-api'
import { CodeField, type CodeSending } from '@foyer/ui/CodeField'
import { Form, FormField, type FormRefusal } from '@foyer/ui/Form'
import { HumanField } from '../human/HumanField.tsx'
import { useHumanCheck } from '../human/useHumanCheck.ts'
import { warnUnsent } from '../mobile/warnUnsent.ts'
import { useRuntime } from '../model/calls.ts'
import { loginProblem } from '../model/loginProblem.ts'
import { useT } from '../model/useT.ts'
import { BackToLogin } from './BackToLogin.tsx'

interface DeviceProofFormProps {
  username: string
  onDone: () => void
  /** Leaves this login for another one. */
  onBack: () => void
}

interface Values {
  readonly code?: string
  readonly captcha?: string
}

/** After strangers have tried an account too often: a code makes this device one that it knows. */
export function DeviceProofForm({ username, onDone, onBack }: DeviceProofFormProps) {
  const runtime = useRuntime()
  const t = useT()
  const human = useHumanCheck({ isNeeded: true })
  const codeLabels = useLabels('CodeField')
  const send = async (): Promise<CodeSending> => {
    try {
      const { expiredMinutes } = await human.send((proof) => runtime.client.call('deviceCode', { username, ...proof }))
      return expiredMinutes * 60
    } catch (error) {
      return warnUnsent(runtime, t, error)
    }
  }
  const prove = async ({ code = '' }: Values): Promise<FormRefusal | undefined> => {
    try {
      await runtime.client.call('deviceProof', { username, code: code.trim() })
      onDone()
      return undefined
    } catch (error) {
      return { fields: { code: loginProblem(runtime, t, error) } }
    }
  }
  return (
    <Form<Values>
      lead={t('proof_required')}
      submit={t('verifySubmit')}
      validate={({ code }) => (code?.trim() ? {} : { code: t('required', { field: t('field_code') }) })}
      onEnter={human.begin}
      startsAt="code"
      footer={<BackToLogin onBack={onBack} />}
      onSubmit={prove}
      labels={useLabels('Form')}
    >
      <HumanField check={human} />
      <FormField name="code" label={t('field_code')}>
        {(field) => <CodeField {...field} required onSend={send} labels={{ ...codeLabels, sent: t('codeMayCome') }} />}
      </FormField>
    </Form>
  )
}
