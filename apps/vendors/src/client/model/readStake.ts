import { readDecimal } from '@foyer/rules'

/** More than any limit, so that too much is refused by the limit it breaks, and not as if nothing had been typed. */
const most = BigInt(Number.MAX_SAFE_INTEGER)

/** What was typed as minor units; undefined for what is no amount. A comma is taken for a point. */
export function readStake(text: string | undefined, decimals: number): number | undefined {
  const amount = readDecimal((text ?? '').trim().replace(',', '.'), decimals)
  if (amount === undefined || amount <= 0n) return undefined
  return Number(amount > most ? most : amount)
}
