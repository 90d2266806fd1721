import type { DepositMethod } from '@foyer/contract'
import { readDecimal } from '@foyer/rules'
import { type Money, money } from './methodText.ts'
import type { T } from './useT.ts'

export interface DepositValues {
  readonly method?: string
  /** Integer minor units; none while what is written is no amount. */
  readonly amount?: bigint
  readonly voucher?: string
}

interface Asked extends Money {
  readonly decimals: number
}

/** An amount that a method takes; `undefined` for what is less or more. */
export function amountWithin(
  { minAmount, maxAmount }: Pick<DepositMethod, 'minAmount' | 'maxAmount'>,
  amount: bigint | undefined,
  decimals: number,
): bigint | undefined {
  const [least = 0n, most = 0n] = [minAmount, maxAmount].map((text) => readDecimal(text, decimals))
  return amount !== undefined && amount >= least && amount <= most ? amount : undefined
}

/** What is wrong with the values, at their fields. */
export function checkValues(
  t: T,
  { amount, voucher = '' }: DepositValues,
  method: DepositMethod | undefined,
  asked: Asked,
): Readonly<Partial<Record<keyof DepositValues, string>>> {
  const { decimals } = asked
  if (!method) return { method: t('chooseMethod') }
  return {
    ...(method.kind === 'voucher' && voucher.trim() === '' ? { voucher: t('voucherMissing') } : {}),
    ...amountProblem(),
  }

  function amountProblem(): { amount?: string } {
    if (!method) return {}
    if (amount === undefined) return { amount: t('amountMissing') }
    if (amount < (readDecimal(method.minAmount, decimals) ?? 0n))
      return { amount: t('atLeast', { amount: money(method.minAmount, asked) }) }
    if (amount > (readDecimal(method.maxAmount, decimals) ?? 0n))
      return { amount: t('atMost', { amount: money(method.maxAmount, asked) }) }
    return {}
  }
}
