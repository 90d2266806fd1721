import type { Deposit, DepositMethod } from '@foyer/contract'
import { feeTerms, type MoneyForm } from '@foyer/feature-api'
import { formatDecimal } from '@foyer/rules'
import type { T } from './useT.ts'

export type Money = MoneyForm

export const money = (amount: string, form: Money): string => formatDecimal(amount, form)

/** What the brand calls the way, or what it is. */
export const methodName = (t: T, { kind, label }: Pick<Deposit | DepositMethod, 'kind' | 'label'>): string =>
  label ?? t(`kind_${kind}`)

/** "No fee", "fee 1.5 %", "fee 1.5 % + $0.30". */
export function feeText(t: T, fee: DepositMethod['fee'], form: Money): string {
  const terms = feeTerms(fee, form)
  return terms === undefined ? t('noFee') : t('fee', { fee: terms })
}
