import type { DepositMethods } from '@foyer/contract'
import { timeText } from '@foyer/feature-api'
import { paymentFee, writeDecimal } from '@foyer/rules'
import { FormField } from '@foyer/ui/Form'
import { RadioGroup } from '@foyer/ui/RadioGroup'
import { Receipt } from '@foyer/ui/Receipt'
import { TextField } from '@foyer/ui/TextField'
import { useFormState } from 'react-final-form'
import { amountWithin, type DepositValues } from '../model/checkValues.ts'
import { feeText, type Money, methodName, money } from '../model/methodText.ts'
import { useT } from '../model/useT.ts'
import { DepositAmount } from './DepositAmount.tsx'
import { MethodIcon } from './MethodIcon.tsx'

interface DepositFieldsProps {
  readonly methods: DepositMethods
  readonly form: Money
}

/** How it is paid, how much, and what it comes to. */
export function DepositFields({ methods: { list, decimals }, form }: DepositFieldsProps) {
  const t = useT()
  const { language } = form
  const { values } = useFormState<DepositValues>({ subscription: { values: true } })
  const method = list.find(({ methodId }) => methodId === values.method)
  // What is refused comes to nothing.
  const minor = method && amountWithin(method, values.amount, decimals)
  const fee = minor === undefined || !method ? undefined : paymentFee(minor, method.fee, decimals)
  const text = (amount: bigint): string => money(writeDecimal(amount, decimals), form)
  return (
    <>
      <FormField name="method" label={t('payBy')}>
        {(field) => (
          <RadioGroup
            {...field}
            variant="rows"
            options={list.map((one) => ({
              value: one.methodId,
              label: methodName(t, one),
              hint: t('methodHint', { time: timeText(t, one.minutes, language), fee: feeText(t, one.fee, form) }),
              icon: <MethodIcon kind={one.kind} />,
            }))}
          />
        )}
      </FormField>
      {method && <DepositAmount method={method} decimals={decimals} form={form} />}
      {method?.kind === 'voucher' && (
        <FormField name="voucher" label={t('voucher')}>
          {(field) => (
            <TextField {...field} autoComplete="off" spellCheck={false} maxLength={64} hint={t('voucherHint')} />
          )}
        </FormField>
      )}
      {method && (
        <Receipt
          rows={[
            { id: 'pay', label: t('youPay'), value: minor === undefined ? undefined : text(minor) },
            { id: 'fee', label: t('feeRow'), value: fee === undefined ? undefined : text(fee) },
            { id: 'time', label: t('arrives'), value: timeText(t, method.minutes, language) },
          ]}
          total={{
            id: 'get',
            label: t('youGet'),
            value: minor === undefined || fee === undefined || fee >= minor ? undefined : text(minor - fee),
          }}
          note={t(`note_${method.kind}`)}
        />
      )}
    </>
  )
}
