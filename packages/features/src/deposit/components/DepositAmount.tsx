import type { DepositMethod } from '@foyer/contract'
import { shortMoney, useLabels } from '@foyer/feature-api'
import { readDecimal } from '@foyer/rules'
import { AmountField } from '@foyer/ui/AmountField'
import { type Money, money } from '../model/methodText.ts'
import { useT } from '../model/useT.ts'

interface DepositAmountProps {
  readonly method: DepositMethod
  readonly decimals: number
  readonly form: Money
}

/** How much, written or chosen, with what the method takes. */
export function DepositAmount({ method, decimals, form }: DepositAmountProps) {
  const t = useT()
  return (
    <AmountField
      label={t('amount')}
      decimals={decimals}
      symbol={form.symbol}
      hint={t('limits', { min: money(method.minAmount, form), max: money(method.maxAmount, form) })}
      suggestionsLabel={t('presets')}
      suggestions={method.presets.map((preset) => ({
        value: readDecimal(preset, decimals) ?? 0n,
        label: shortMoney(preset, form),
      }))}
      labels={useLabels('MoneyField')}
    />
  )
}
