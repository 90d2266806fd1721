import { readDecimal } from '@foyer/rules'
import type { Merchant } from '../../merchants/merchant.ts'
import { decimalsOf } from '../methods.ts'

/** When a withdrawal of this amount is approved without a person; nothing where it needs one. */
export function approvesItself(merchant: Merchant, amount: bigint, at: Date): Date | undefined {
  const { upTo, afterMinutes } = merchant.config.payments.withdrawal.approve
  const most = readDecimal(upTo, decimalsOf(merchant)) ?? 0n
  return amount <= most ? new Date(at.getTime() + afterMinutes * 60_000) : undefined
}
