import type { Country } from '@foyer/contract'

/** The digits of a number as it is dialled in its country, without the zero many write before it. */
const nationalDigits = (typed: string, dialingCode: string): string => {
  const digits = typed.replace(/\D/g, '')
  const isInternational = typed.trim().startsWith('+') && digits.startsWith(dialingCode)
  return (isInternational ? digits.slice(dialingCode.length) : digits).replace(/^0/, '')
}

/**
 * How many digits a number of this country has, as `10` or `9 / 10`, when the one that was typed has others (V32); nothing
 * when it fits. A number whose own digits begin with a zero counts with it.
 */
export function wrongLength(typed: string, { countryDialingCode, mobileLengths }: Country): string | undefined {
  const national = nationalDigits(typed, countryDialingCode).length
  const fits = mobileLengths.some((length) => length === national || length === national + 1)
  const isExact = mobileLengths.includes(national) || (fits && typed.replace(/\D/g, '').startsWith('0'))
  return isExact ? undefined : mobileLengths.join(' / ')
}
