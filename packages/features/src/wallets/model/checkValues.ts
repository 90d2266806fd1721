import type { T } from './useT.ts'

export interface TransferValues {
  readonly vendor?: string
  readonly direction?: 'in' | 'out'
  /** Integer minor units; none while what is written is no amount. */
  readonly amount?: bigint
}

/** What is wrong with the values, at their fields. */
export const checkValues = (
  t: T,
  { amount }: TransferValues,
): Readonly<Partial<Record<keyof TransferValues, string>>> =>
  amount === undefined || amount <= 0n ? { amount: t('amountMissing') } : {}
