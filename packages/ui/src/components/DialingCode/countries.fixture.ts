import type { DialingCountry } from './DialingCode.tsx'

/** A handful of countries, for stories and tests. */
export const someCountries: readonly DialingCountry[] = [
  { code: 'DE', dialingCode: '49', name: 'Germany' },
  { code: 'TR', dialingCode: '90', name: 'Türkiye' },
  { code: 'GB', dialingCode: '44', name: 'United Kingdom' },
  { code: 'US', dialingCode: '1', name: 'United States' },
  { code: 'VN', dialingCode: '84', name: 'Vietnam' },
]

const turkish: Readonly<Record<string, string>> = {
  DE: 'Almanya',
  GB: 'Birleşik Krallık',
  US: 'Amerika Birleşik Devletleri',
}

/** The same countries as they stand in Turkish. */
export const turkishCountries: readonly DialingCountry[] = someCountries.map((country) => ({
  ...country,
  name: turkish[country.code] ?? country.name,
}))
