import { readDecimal } from './decimalAmount.ts'

/** What a way to pay costs. */
export interface PaymentFee {
  /** Part of the amount in per cent, a decimal text such as `1.5`. */
  readonly percent: string
  /** In the currency, a decimal text. */
  readonly fixed: string
}

/** Decimals that a percentage may have. */
export const percentDecimals = 4

/** The fee for an amount of minor units, rounded up to a whole one (QP18). */
export function paymentFee(amount: bigint, { percent, fixed }: PaymentFee, decimals: number): bigint {
  const share = readDecimal(percent, percentDecimals)
  const base = readDecimal(fixed, decimals)
  if (share === undefined || base === undefined) throw new Error(`${percent} % and ${fixed} are no fee`)
  const whole = 100n * 10n ** BigInt(percentDecimals)
  return base + (amount * share + whole - 1n) / whole
}
