import Type from 'typebox'

/** Money on the wire: a decimal text such as `"1250.50"`; a number is taken from servers that send one. */
export const AmountSchema = Type.Union([Type.String({ pattern: '^-?\\d{1,15}(\\.\\d{1,8})?$' }), Type.Number()])

export type Amount = string | number

/** An amount with no sign and no separators, as many decimals as its currency has, e.g. `"1250.50"`. */
export const PlainAmountSchema = Type.String({
  pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,8})?$',
  description: 'Decimal text in the currency of the account, e.g. 1250.50',
})

/**
 * Wire amount to integer minor units of a currency with so many decimals, rounded half away from zero. Throws what is beyond
 * 2^53 - 1 minor units, 90 million of a currency with eight decimals: a number does not hold it exactly.
 */
export function toMinor(amount: Amount, decimals = 2): number {
  const text = typeof amount === 'number' ? amount.toFixed(8) : amount
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const digits = fraction.padEnd(decimals + 1, '0')
  const minor = Number(whole + digits.slice(0, decimals)) + (digits.charAt(decimals) >= '5' ? 1 : 0)
  if (minor >= 2 ** 53) throw new RangeError(text)
  return text.startsWith('-') ? 0 - minor : minor
}

/** Integer minor units to the wire form, e.g. `125050` to `"1250.50"`. */
export function fromMinor(minor: number | bigint, decimals = 2): string {
  const value = BigInt(minor)
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = decimals === 0 ? '' : `.${digits.slice(-decimals)}`
  return `${value < 0n ? '-' : ''}${whole}${fraction}`
}
