import type { Passkey } from '@foyer/contract'
import { problemText, useLabels, withProof } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { Form, FormField, type FormRefusal } from '@foyer/ui/Form'
import { TextField } from '@foyer/ui/TextField'
import { useRuntime } from '../model/calls.ts'
import { useT } from '../model/useT.ts'

interface Values {
  readonly name?: string
}

/** Gives a passkey a name by which its owner knows it. */
export function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useT()
  const runtime = useRuntime()
  const rename = async ({ name = '' }: Values): Promise<FormRefusal | undefined> => {
    try {
      await withProof(runtime, () => runtime.client.call('renamePasskey', { id: passkey.id, name: name.trim() }))
      await runtime.queries.invalidateQueries({ queryKey: ['passkeys'] })
      onClose()
      return undefined
    } catch (error) {
      return { message: problemText(runtime, error) }
    }
  }
  return (
    <Dialog isOpen size="small" title={t('renameTitle')} onClose={onClose} labels={useLabels('Dialog')}>
      <Form<Values>
        submit={t('save')}
        initialValues={{ name: passkey.name }}
        validate={({ name }) => (name?.trim() ? {} : { name: t('nameMissing') })}
        onSubmit={rename}
        labels={useLabels('Form')}
      >
        <FormField name="name" label={t('passkeyName')}>
          {(field) => <TextField {...field} required maxLength={60} autoComplete="off" />}
        </FormField>
      </Form>
    </Dialog>
  )
}
