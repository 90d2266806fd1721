import type { BankAccount } from '@foyer/contract'
import { keepDraft, loadDraft, useLabels } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { Form, FormField, type FormRefusal } from '@foyer/ui/Form'
import { TextField } from '@foyer/ui/TextField'
import { FormSpy } from 'react-final-form'
import { useRuntime } from '../model/calls.ts'
import { sendProblem } from '../model/sendProblem.ts'
import { useT } from '../model/useT.ts'
import { PaymentPasswordField } from './PaymentPasswordField.tsx'

interface AddAccountProps {
  readonly onClose: () => void
  readonly onAdded: (account: BankAccount) => void
}

interface Values {
  readonly bank?: string
  readonly holder?: string
  readonly number?: string
  readonly paymentPassword?: string
}

const draftName = 'withdrawal-account'

/** Keeps a bank account, with the withdrawal password. Name and bank outlive a reload, number and password do not. */
export function AddAccount({ onClose, onAdded }: AddAccountProps) {
  const t = useT()
  const runtime = useRuntime()
  const validate = ({ bank, holder, number, paymentPassword }: Values) => ({
    ...(!bank?.trim() && { bank: t('bankMissing') }),
    ...(!holder?.trim() && { holder: t('holderMissing') }),
    ...(!number?.trim() && { number: t('numberMissing') }),
    ...(!paymentPassword && { paymentPassword: t('passwordMissing') }),
  })
  const add = async (values: Values): Promise<FormRefusal | undefined> => {
    const { bank = '', holder = '', number = '', paymentPassword = '' } = values
    const input = { bank: bank.trim(), holder: holder.trim(), number: number.trim(), paymentPassword }
    try {
      const account = await runtime.client.call('addBankAccount', input)
      keepDraft(draftName, {})
      await runtime.queries.invalidateQueries({ queryKey: ['bankAccounts'] })
      onAdded(account)
      return undefined
    } catch (error) {
      return sendProblem(runtime, t, error, {
        bank: t('bankRefused'),
        holder: t('holderRefused'),
        number: t('numberRefused'),
      })
    }
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t('addAccount')}
      closesOnCover={false}
      onClose={onClose}
      labels={useLabels('Dialog')}
    >
      <Form<Values>
        lead={t('addLead')}
        submit={t('saveAccount')}
        initialValues={loadDraft(draftName)}
        validate={validate}
        onSubmit={add}
        startsAt="bank"
        labels={useLabels('Form')}
      >
        <FormField name="bank" label={t('bank')}>
          {(field) => <TextField {...field} required maxLength={80} />}
        </FormField>
        <FormField name="holder" label={t('holder')}>
          {(field) => <TextField {...field} required maxLength={80} autoComplete="name" hint={t('holderHint')} />}
        </FormField>
        <FormField name="number" label={t('number')}>
          {(field) => (
            <TextField
              {...field}
              required
              maxLength={60}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              hint={t('numberHint')}
            />
          )}
        </FormField>
        <PaymentPasswordField />
        <FormSpy<Values>
          subscription={{ values: true }}
          onChange={({ values: { bank, holder } }) => keepDraft(draftName, { bank, holder })}
        />
      </Form>
    </Dialog>
  )
}
