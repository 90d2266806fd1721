import { problemOf, useLabels, withProof } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { Form, FormField, type FormRefusal } from '@foyer/ui/Form'
import { TextField } from '@foyer/ui/TextField'
import { useRuntime } from '../model/calls.ts'
import { loginProblem } from '../model/loginProblem.ts'
import { useT } from '../model/useT.ts'

interface Values {
  readonly code?: string
}

interface AppCodeDialogProps {
  readonly title: string
  readonly lead: string
  readonly submit: string
  readonly close: () => void
  /** What the code is for; what follows is its own. */
  readonly onCode: (code: string) => Promise<unknown>
}

/** Asks for a code of the authenticator app or, where it is lost, one of its recovery codes. */
export function AppCodeDialog({ title, lead, submit, close, onCode }: AppCodeDialogProps) {
  const runtime = useRuntime()
  const t = useT()
  const send = async ({ code = '' }: Values): Promise<FormRefusal | undefined> => {
    try {
      await withProof(runtime, () => onCode(code.trim()))
      await runtime.queries.invalidateQueries({ queryKey: ['securityOverview'] })
      return undefined
    } catch (error) {
      return problemOf(error).code === 'verification_code_wrong'
        ? { fields: { code: t('verification_failed') } }
        : { message: loginProblem(runtime, t, error) }
    }
  }
  return (
    <Dialog isOpen size="small" onClose={close} title={title} closesOnCover={false} labels={useLabels('Dialog')}>
      <Form<Values>
        lead={lead}
        submit={submit}
        validate={({ code }) => (code?.trim() ? {} : { code: t('required', { field: t('verify_totp') }) })}
        onSubmit={send}
        labels={useLabels('Form')}
      >
        <FormField name="code" label={t('codeOrRecovery')}>
          {(field) => (
            <TextField
              {...field}
              required
              maxLength={16}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </FormField>
      </Form>
    </Dialog>
  )
}
