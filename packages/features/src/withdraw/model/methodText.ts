import type { Withdrawal, WithdrawalMethod } from '@foyer/contract'
import { feeTerms, type MoneyForm } from '@foyer/feature-api'
import { formatDecimal } from '@foyer/rules'
import type { T } from './useT.ts'

/** How amounts are written on the page, and how many decimals they have. */
export interface Money extends MoneyForm {
  readonly decimals: number
}

export const money = (amount: string, form: MoneyForm): string => formatDecimal(amount, form)

/** What the brand calls the way, or what it is. */
export const methodName = (t: T, { kind, label }: Pick<Withdrawal | WithdrawalMethod, 'kind' | 'label'>): string =>
  label ?? t(`kind_${kind}`)

export function feeText(t: T, fee: WithdrawalMethod['fee'], form: MoneyForm): string {
  const terms = feeTerms(fee, form)
  return terms === undefined ? t('noFee') : t('fee', { fee: terms })
}

/** "Anadolu Bank •••• 4242". */
export const accountText = ({ bank, lastFour }: { bank: string; lastFour: string }): string =>
  `${bank} •••• ${lastFour}`
