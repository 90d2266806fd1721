const canonical = /^(0|[1-9]\d{0,14})(?:\.(\d+))?$/

/**
 * A plain decimal text such as `1250.5` as minor units of a currency; `undefined` for everything else: signs, other digits,
 * separators, spaces, more decimals than the currency has.
 */
export function readDecimal(text: string, decimals: number): bigint | undefined {
  const [, whole, fraction = ''] = canonical.exec(text) ?? []
  if (whole === undefined || fraction.length > decimals) return undefined
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** Minor units as a plain decimal text with every decimal of the currency: `125050n` with 2 is `1250.50`. */
export function writeDecimal(minor: bigint, decimals: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0')
  const sign = minor < 0n ? '-' : ''
  if (decimals === 0) return sign + digits
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
