import type { Country } from '@foyer/contract'
import type { DialingCountry } from '@foyer/ui/DialingCode'

/** Countries by their names in a language, in its order (RG11). */
export function namedCountries(countries: readonly Country[], tag: string): readonly DialingCountry[] {
  const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' })
  const order = new Intl.Collator(tag)
  return countries
    .map(({ countryCode, countryDialingCode }) => ({
      code: countryCode,
      dialingCode: countryDialingCode,
      name: names.of(countryCode) ?? countryCode,
    }))
    .sort((a, b) => order.compare(a.name, b.name))
}

/** The country where most who read a language are, as a first choice: TR for tr. */
export function homeCountry(countries: readonly Country[], tag: string): string | undefined {
  const { region } = new Intl.Locale(tag).maximize()
  return countries.find(({ countryCode }) => countryCode === region)?.countryCode
}
