import { readDecimal } from './decimalAmount.ts'

export interface MoneyFormat {
  /** Currency sign put before the number, e.g. `$`; nothing when left out. */
  readonly symbol?: string
  /** BCP 47 tag that decides the separators; `en` when left out. */
  readonly language?: string
  /** Decimals of the currency, which say what a minor unit is; two when left out (V11). */
  readonly decimals?: number
  /** `always` shows a plus before gains, for profit and loss; zero has no sign. */
  readonly sign?: 'negative' | 'always'
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatterOf(language: string, decimals: number): Intl.NumberFormat {
  const key = `${language} ${decimals}`
  const known = formatters.get(key)
  if (known) return known
  const created = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: true,
  })
  formatters.set(key, created)
  return created
}

/** Integer minor units as a decimal text without separators, exact at any size: `125050` becomes `1250.50`. */
function decimalText(absolute: bigint, decimals: number): Intl.StringNumericLiteral {
  const digits = String(absolute).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  // Digits with a point between them are a number's text.
  return `${whole}.${digits.slice(whole.length)}` as Intl.StringNumericLiteral
}

/**
 * An amount of integer minor units with the currency's decimals and thousands separators (V11): `formatMoney(125050)` is `1,250.50`,
 * with `{ symbol: '$' }` `$1,250.50`, negative `-$1,250.50`.
 */
export function formatMoney(minor: number | bigint, format: MoneyFormat = {}): string {
  const value = BigInt(minor)
  const absolute = value < 0n ? -value : value
  const sign = value < 0n ? '-' : value > 0n && format.sign === 'always' ? '+' : ''
  const { symbol = '', language = 'en', decimals = 2 } = format
  return `${sign}${symbol}${formatterOf(language, decimals).format(decimalText(absolute, decimals))}`
}

/** A plain decimal text, such as the wire's `1250.50`, in the same way; it says itself how many decimals it has. */
export function formatDecimal(amount: string, format: Omit<MoneyFormat, 'decimals' | 'sign'> = {}): string {
  const decimals = amount.split('.')[1]?.length ?? 0
  const minor = readDecimal(amount, decimals)
  return minor === undefined ? `${format.symbol ?? ''}${amount}` : formatMoney(minor, { ...format, decimals })
}

/** What stands in place of an amount that the player has hidden (H17). */
export function hiddenMoney(symbol = ''): string {
  return `${symbol}****`
}
