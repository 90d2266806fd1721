import type { Country } from '@foyer/contract'
import { getCountries, getCountryCallingCode, Metadata } from 'libphonenumber-js/mobile'

let known: Country[] | undefined

/** I24. Every country that has mobile numbers, by its code. */
export function listCountries(): Country[] {
  known ??= getCountries()
    .map((country): Country => {
      const metadata = new Metadata()
      metadata.selectNumberingPlan(country)
      return {
        countryCode: country,
        countryDialingCode: getCountryCallingCode(country),
        // This build of the library knows mobile numbers alone, which its types leave out.
        mobileLengths: [...((metadata as unknown as MobilePlans).type('MOBILE')?.possibleLengths() ?? [])],
      }
    })
    .filter(({ mobileLengths }) => mobileLengths.length > 0)
    .sort((a, b) => (a.countryCode < b.countryCode ? -1 : 1))
  return known
}

/** Whether a code names one of these countries. */
export const isCountry = (code: string): boolean => listCountries().some(({ countryCode }) => countryCode === code)

interface MobilePlans {
  readonly type: (kind: 'MOBILE') => { readonly possibleLengths: () => readonly number[] } | undefined
}
