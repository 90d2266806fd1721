import type { DialingCountry } from './DialingCode.tsx'

/** Letters without their marks, in lower case: `turkiye` finds Türkiye. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i')

/** The countries that a search means: by dialling code, by their two letters, or by a beginning of a word of their name. */
export function matchCountries(countries: readonly DialingCountry[], search: string): readonly DialingCountry[] {
  const wanted = plain(search.trim()).replace(/^\+/, '')
  if (wanted === '') return countries
  if (/^\d+$/.test(wanted)) return countries.filter(({ dialingCode }) => dialingCode.startsWith(wanted))
  return countries.filter(({ code, name }) => code.toLowerCase() === wanted || ` ${plain(name)}`.includes(` ${wanted}`))
}
