export interface Separators {
  readonly decimal: string
  readonly group: string
}

/** How a language separates thousands and decimals. */
export function separatorsOf(language: string): Separators {
  const parts = new Intl.NumberFormat(language, { useGrouping: true, numberingSystem: 'latn' }).formatToParts(
    -1234567.8,
  )
  const of = (type: Intl.NumberFormatPartTypes): string | undefined => parts.find((part) => part.type === type)?.value
  return { decimal: of('decimal') ?? '.', group: of('group') ?? ',' }
}

const grouped = (whole: string, group: string): string => whole.replace(/\B(?=(\d{3})+(?!\d))/g, group)

/** What is being written with its thousands grouped; a text that is no number stays as it is. */
export function groupTyped(text: string, { decimal, group }: Separators): string {
  const bare = text.replaceAll(group, '').replaceAll(/\s/g, '')
  const [whole = '', ...fraction] = bare.split(decimal)
  if (fraction.length > 1 || !/^-?\d*$/.test(whole) || !/^\d*$/.test(fraction[0] ?? '')) return text
  return [grouped(whole, group), ...fraction].join(decimal)
}

/** Minor units in full, without a currency, exact at any size. */
export function writeMinor(minor: bigint, decimals: number, { decimal, group }: Separators): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = decimals === 0 ? '' : decimal + digits.slice(-decimals)
  return `${minor < 0n ? '-' : ''}${grouped(whole, group)}${fraction}`
}
