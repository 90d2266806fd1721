import { readDecimal } from '@foyer/rules'

/** What was typed as minor units; undefined for what is no amount. A comma is taken for a point. */
export function readStake(text: string | undefined, decimals: number): number | undefined {
  const amount = readDecimal((text ?? '').trim().replace(',', '.'), decimals)
  return amount === undefined || amount <= 0n || amount > 1_000_000_000_000n ? undefined : Number(amount)
}
