import type { OwnContact } from '@foyer/contract'
import { problemOf, useLabels, withProof } from '@foyer/feature-api'
import { CodeField, type CodeSending } from '@foyer/ui/CodeField'
import { FormField } from '@foyer/ui/Form'
import { RadioGroup } from '@foyer/ui/RadioGroup'
import { useEffect } from 'react'
import { warnUnsent } from '../mobile/warnUnsent.ts'
import { useRuntime } from '../model/calls.ts'
import { useT } from '../model/useT.ts'

interface ForgottenPaymentProps {
  /** Where a code may go. */
  contacts: readonly OwnContact[]
  chosen: OwnContact
  onChoose: (channel: string) => void
}

/** A code in place of the withdrawal password that its owner has forgotten. */
export function ForgottenPayment({ contacts, chosen: { channel, hint }, onChoose }: ForgottenPaymentProps) {
  const runtime = useRuntime()
  const t = useT()
  const labels = useLabels('CodeField')
  // What was pressed to get here is gone.
  useEffect(() => document.querySelector<HTMLElement>('dialog[open] [data-part=send]')?.focus(), [])
  const send = async (): Promise<CodeSending> => {
    try {
      const { expiredMinutes } = await withProof(runtime, () => runtime.client.call('paymentPasswordCode', { channel }))
      return expiredMinutes * 60
    } catch (error) {
      return problemOf(error).code === 'password_required' ? undefined : warnUnsent(runtime, t, error)
    }
  }
  return (
    <>
      {contacts.length > 1 && (
        <RadioGroup
          label={t('paymentPasswordWay')}
          name="channel"
          options={contacts.map((one) => ({ value: one.channel, label: one.hint }))}
          value={channel}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
      <p data-part="notice">{t('paymentPasswordByCode', { hint })}</p>
      <FormField name="verificationCode" label={t('contactCode')}>
        {(field) => <CodeField {...field} required recipient={hint} onSend={send} labels={labels} />}
      </FormField>
    </>
  )
}
