import { proofBytes, proofPixels, type Withdrawal } from '@foyer/contract'
import { useLabels } from '@foyer/feature-api'
import { readDecimal, writeDecimal } from '@foyer/rules'
import { AmountField } from '@foyer/ui/AmountField'
import { FormField, useFormField } from '@foyer/ui/Form'
import { type ChosenImage, ImageField } from '@foyer/ui/ImageField'
import { RadioGroup } from '@foyer/ui/RadioGroup'
import { Receipt } from '@foyer/ui/Receipt'
import { useFormState } from 'react-final-form'
import type { ArrivalValues } from '../model/checkArrival.ts'
import { type Money, money } from '../model/methodText.ts'
import { useT } from '../model/useT.ts'

interface ArrivalFieldsProps {
  readonly withdrawal: Withdrawal
  readonly form: Money
  readonly mayBeMissing: boolean
}

/** The answers, and what each of them needs. */
export function ArrivalFields({ withdrawal, form, mayBeMissing }: ArrivalFieldsProps) {
  const t = useT()
  const { values } = useFormState<ArrivalValues>({ subscription: { values: true } })
  const answers = ['all', 'part', ...(mayBeMissing ? (['missing'] as const) : [])] as const
  return (
    <>
      <FormField name="answer" label={t('answer')}>
        {(field) => (
          <RadioGroup
            {...field}
            variant="rows"
            options={answers.map((value) => ({
              value,
              label: t(`answer_${value}`),
              hint: t(`answerHint_${value}`, { amount: money(withdrawal.payout, form) }),
            }))}
          />
        )}
      </FormField>
      {values.answer === 'part' && <Received withdrawal={withdrawal} form={form} />}
      {values.answer === 'missing' && <Proof />}
    </>
  )
}

/** What has arrived in all, and what is left, counted as one types. */
function Received({ withdrawal: { payout }, form }: Pick<ArrivalFieldsProps, 'withdrawal' | 'form'>) {
  const t = useT()
  const labels = useLabels('MoneyField')
  const { values } = useFormState<ArrivalValues>({ subscription: { values: true } })
  const { decimals } = form
  const value = values.received
  const all = readDecimal(payout, decimals) ?? 0n
  const text = (minor: bigint): string => money(writeDecimal(minor, decimals), form)
  return (
    <>
      <AmountField
        name="received"
        label={t('received')}
        decimals={decimals}
        symbol={form.symbol}
        hint={t('receivedHint')}
        labels={labels}
      />
      <Receipt
        rows={[{ id: 'payout', label: t('sentToYou'), value: money(payout, form) }]}
        total={{
          id: 'rest',
          label: t('remaining'),
          value: value === undefined || value > all ? undefined : text(all - value),
        }}
      />
    </>
  )
}

function Proof() {
  const t = useT()
  const labels = useLabels('ImageField')
  const { id, error, input } = useFormField<ChosenImage | ''>('proof', t('proof'))
  const { submitting } = useFormState({ subscription: { submitting: true } })
  return (
    <ImageField
      id={id}
      name={input.name}
      label={t('proof')}
      value={input.value || undefined}
      onChange={(image) => input.onChange(image)}
      onBlur={() => input.onBlur()}
      error={error}
      isSending={submitting}
      maxBytes={proofBytes}
      maxPixels={proofPixels}
      labels={labels}
    />
  )
}
