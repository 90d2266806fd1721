export interface MoneyFormat {
  /** Currency sign put before the number, e.g. `$`; nothing when left out. */
  readonly symbol?: string
  /** BCP 47 tag that decides the separators; `en` when left out. */
  readonly language?: string
  /** `always` shows a plus before gains, for profit and loss; zero has no sign. */
  readonly sign?: 'negative' | 'always'
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatterOf(language: string): Intl.NumberFormat {
  const known = formatters.get(language)
  if (known) return known
  const created = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: true,
  })
  formatters.set(language, created)
  return created
}

/** Integer minor units as a decimal text without separators, exact at any size: `125050` becomes `1250.50`. */
function decimalText(absolute: bigint): Intl.StringNumericLiteral {
  return `${absolute / 100n}.${String(absolute % 100n).padStart(2, '0')}` as Intl.StringNumericLiteral
}

/**
 * An amount of integer minor units with 2 decimals and thousands separators (V11): `formatMoney(125050)` is `1,250.50`,
 * with `{ symbol: '$' }` `$1,250.50`, negative `-$1,250.50`.
 */
export function formatMoney(minor: number | bigint, format: MoneyFormat = {}): string {
  const value = BigInt(minor)
  const absolute = value < 0n ? -value : value
  const sign = value < 0n ? '-' : value > 0n && format.sign === 'always' ? '+' : ''
  return `${sign}${format.symbol ?? ''}${formatterOf(format.language ?? 'en').format(decimalText(absolute))}`
}

/** What stands in place of an amount that the player has hidden (H17). */
export function hiddenMoney(symbol = ''): string {
  return `${symbol}****`
}
