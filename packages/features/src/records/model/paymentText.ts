import type { Transaction } from './transactionColumns.ts'
import type { useT } from './useT.ts'

/** How a deposit was paid, and the fee that is not in its amount: "Card · fee $0.75". */
export function paymentText(
  t: ReturnType<typeof useT>,
  money: (minor: number) => string,
  { kind, label, fee }: NonNullable<Transaction['payment']>,
): string {
  const method = label ?? t(`paidBy_${kind}`)
  return fee === 0 ? method : t('paidWithFee', { method, fee: money(fee) })
}
