/** A decimal amount of the wire in a language's digits with its currency's code, e.g. `1,234.50 TRY`; no digit is rounded. */
export function sayAmount(amount: string, currency: string, tag: string): string {
  const digits = amount.split('.')[1]?.length ?? 0
  const format = new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  // A decimal in a string is formatted as it is; the wire holds nothing else.
  return `${format.format(amount as Intl.StringNumericLiteral)} ${currency}`
}
