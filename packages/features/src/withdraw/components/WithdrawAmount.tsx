import type { WithdrawalMethod, WithdrawalMethods } from '@foyer/contract'
import { shortMoney, useLabels } from '@foyer/feature-api'
import { readDecimal } from '@foyer/rules'
import { AmountField } from '@foyer/ui/AmountField'
import { mostNow } from '../model/checkValues.ts'
import { type Money, money } from '../model/methodText.ts'
import { useT } from '../model/useT.ts'

interface WithdrawAmountProps {
  readonly method: WithdrawalMethod
  readonly methods: WithdrawalMethods
  readonly form: Money
}

/** How much, written or chosen, with what the method takes and what is there. */
export function WithdrawAmount({ method, methods, form }: WithdrawAmountProps) {
  const t = useT()
  const { decimals, balance } = methods
  const read = (amount: string): bigint => readDecimal(amount, decimals) ?? 0n
  const most = mostNow(method, methods)
  const presets = method.presets.map((preset) => ({ value: read(preset), label: shortMoney(preset, form) }))
  return (
    <AmountField
      label={t('amount')}
      decimals={decimals}
      symbol={form.symbol}
      hint={t('limits', {
        min: money(method.minAmount, form),
        max: money(method.maxAmount, form),
        balance: money(balance, form),
      })}
      suggestionsLabel={t('presets')}
      suggestions={[
        ...presets.filter(({ value }) => value < most),
        ...(most >= read(method.minAmount) ? [{ value: most, label: t(most === read(balance) ? 'all' : 'most') }] : []),
      ]}
      labels={useLabels('MoneyField')}
    />
  )
}
