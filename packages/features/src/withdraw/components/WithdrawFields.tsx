import type { BankAccounts, WithdrawalMethods } from '@foyer/contract'
import { keepDraft, timeText, useFormats } from '@foyer/feature-api'
import { paymentFee, writeDecimal } from '@foyer/rules'
import { FormField } from '@foyer/ui/Form'
import { Glyph } from '@foyer/ui/Icon'
import { RadioGroup } from '@foyer/ui/RadioGroup'
import { Receipt } from '@foyer/ui/Receipt'
import { Landmark, Zap } from 'lucide'
import { useEffect } from 'react'
import { useFormState } from 'react-final-form'
import type { WithdrawValues } from '../model/checkValues.ts'
import { feeText, type Money, methodName, money } from '../model/methodText.ts'
import { useT } from '../model/useT.ts'
import { AccountField } from './AccountField.tsx'
import { WithdrawAmount } from './WithdrawAmount.tsx'

interface WithdrawFieldsProps {
  readonly methods: WithdrawalMethods
  readonly accounts: BankAccounts
  readonly form: Money
  readonly onAdd: () => void
  readonly added: string | undefined
}

/** Where to, how, how much, and what arrives of it. What is chosen outlives a reload. */
export function WithdrawFields({ methods, accounts, form, onAdd, added }: WithdrawFieldsProps) {
  const t = useT()
  const { timeInText } = useFormats()
  const { list, decimals, allowance } = methods
  const { values } = useFormState<WithdrawValues>({ subscription: { values: true } })
  const { account, method: chosen, amount } = values
  useEffect(
    () => keepDraft('withdrawal', { account, method: chosen, amount: amount ? `${amount}` : undefined }),
    [account, chosen, amount],
  )
  const method = list.find(({ methodId }) => methodId === chosen)
  const minor = amount || undefined
  const fee = minor === undefined || !method ? undefined : paymentFee(minor, method.fee, decimals)
  const text = (value: bigint): string => money(writeDecimal(value, decimals), form)
  const times = allowance?.times
  return (
    <>
      <AccountField accounts={accounts} onAdd={onAdd} added={added} />
      <FormField name="method" label={t('payBy')}>
        {(field) => (
          <RadioGroup
            {...field}
            variant="rows"
            options={list.map((one) => ({
              value: one.methodId,
              label: methodName(t, one),
              hint: t('methodHint', {
                time: timeText(t, one.minutes, form.language),
                fee: feeText(t, one.fee, form),
              }),
              icon: <Glyph of={one.kind === 'instant' ? Zap : Landmark} />,
            }))}
          />
        )}
      </FormField>
      {method && <WithdrawAmount method={method} methods={methods} form={form} />}
      {method && (
        <Receipt
          rows={[
            { id: 'amount', label: t('fromBalance'), value: minor === undefined ? undefined : text(minor) },
            { id: 'fee', label: t('feeRow'), value: fee === undefined ? undefined : text(fee) },
            { id: 'time', label: t('arrives'), value: timeText(t, method.minutes, form.language) },
          ]}
          total={{
            id: 'get',
            label: t('youGet'),
            value: minor === undefined || fee === undefined || fee >= minor ? undefined : text(minor - fee),
          }}
          note={
            times && allowance
              ? t('timesLeft', { count: times.left, most: times.most, time: timeInText(allowance.resetsAt) })
              : t('noteApproval')
          }
        />
      )}
    </>
  )
}
