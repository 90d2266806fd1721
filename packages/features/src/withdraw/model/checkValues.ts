import type { WithdrawalMethod, WithdrawalMethods } from '@foyer/contract'
import { paymentFee, readDecimal } from '@foyer/rules'
import { type Money, money } from './methodText.ts'
import type { T } from './useT.ts'

export interface WithdrawValues {
  readonly account?: string
  readonly method?: string
  /** Integer minor units; none while what is written is no amount. */
  readonly amount?: bigint
}

/** The most that can be withdrawn now in one go: the method's limit, what is there, and what the day still allows. */
export function mostNow(method: WithdrawalMethod, methods: WithdrawalMethods): bigint {
  const read = (amount: string): bigint => readDecimal(amount, methods.decimals) ?? 0n
  const bounds = [read(method.maxAmount), read(methods.balance)]
  const left = methods.allowance?.amount?.left
  return [...bounds, ...(left === undefined ? [] : [read(left)])].reduce((least, one) => (one < least ? one : least))
}

/** What is wrong with the values, at their fields. */
export function checkValues(
  t: T,
  { account, method: chosen, amount }: WithdrawValues,
  methods: WithdrawalMethods,
  form: Money,
): Readonly<Partial<Record<keyof WithdrawValues, string>>> {
  const method = methods.list.find(({ methodId }) => methodId === chosen)
  const problem = amountProblem()
  return {
    ...(account ? {} : { account: t('accountMissing') }),
    ...(method ? {} : { method: t('chooseMethod') }),
    ...(problem && { amount: problem }),
  }

  function amountProblem(): string | undefined {
    if (!method) return undefined
    const { decimals, balance, allowance } = methods
    const read = (text: string): bigint => readDecimal(text, decimals) ?? 0n
    if (amount === undefined) return t('amountMissing')
    if (amount < read(method.minAmount)) return t('atLeast', { amount: money(method.minAmount, form) })
    if (amount > read(method.maxAmount)) return t('atMost', { amount: money(method.maxAmount, form) })
    if (amount > read(balance)) return t('aboveBalance', { amount: money(balance, form) })
    const left = allowance?.amount?.left
    if (left !== undefined && amount > read(left)) return t('aboveAllowance', { amount: money(left, form) })
    return paymentFee(amount, method.fee, decimals) >= amount ? t('feeEatsAll') : undefined
  }
}
