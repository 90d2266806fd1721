import Type from 'typebox'

/** Money on the wire: a decimal text such as `"1250.50"`; a number is taken from servers that send one. */
export const AmountSchema = Type.Union([Type.String({ pattern: '^-?\\d{1,15}(\\.\\d{1,4})?$' }), Type.Number()])

export type Amount = string | number

/** Wire amount to integer minor units (2 decimals), rounded half away from zero. */
export function toMinor(amount: Amount): number {
  const text = typeof amount === 'number' ? amount.toFixed(4) : amount
  const negative = text.startsWith('-')
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  // In hundredths of minor units, since a fraction such as 0.285 is no exact number.
  const minor = Number(whole) * 100 + Math.floor((Number(fraction.padEnd(4, '0')) + 50) / 100)
  return negative && minor !== 0 ? -minor : minor
}

/** Integer minor units to the wire form, e.g. `125050` to `"1250.50"`. */
export function fromMinor(minor: number | bigint): string {
  const value = BigInt(minor)
  const absolute = value < 0n ? -value : value
  return `${value < 0n ? '-' : ''}${absolute / 100n}.${String(absolute % 100n).padStart(2, '0')}`
}
