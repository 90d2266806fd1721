import { fromMinor } from '@foyer/contract'
import type { Merchant } from '../merchants/merchant.ts'

/** Writes minor units of a merchant's currency for the wire. */
export const moneyOf =
  ({ decimals }: Pick<Merchant, 'decimals'>) =>
  (minor: bigint): string =>
    fromMinor(minor, decimals)
