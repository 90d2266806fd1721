import { useMemo } from 'react'
import { useOperation, useRuntime } from '../model/calls.ts'
import { useT } from '../model/useT.ts'
import { wrongLength } from '../registration/mobileNumber.ts'
import { homeCountry, namedCountries } from '../registration/namedCountries.ts'

interface MobileValues {
  readonly country?: string
  readonly mobileNum?: string
}

/** What forms that take a mobile number know of countries and their numbers. */
export function useMobile(isNeeded: boolean) {
  const t = useT()
  const { language } = useRuntime()
  const { data: countries = [] } = useOperation('countries', undefined, { enabled: isNeeded })
  const named = useMemo(() => namedCountries(countries, language.tag), [countries, language.tag])
  const home = isNeeded ? homeCountry(countries, language.tag) : undefined
  const countryOf = ({ country }: MobileValues) => countries.find(({ countryCode }) => countryCode === country)
  return {
    named,
    home,
    dialingCodeOf: (values: MobileValues): string => countryOf(values)?.countryDialingCode ?? '',
    /** What is wrong with a number that was typed (V10); nothing while there is none. */
    check: (values: MobileValues): { readonly country?: string; readonly mobileNum?: string } => {
      if (!values.mobileNum?.trim()) return {}
      const country = countryOf(values)
      if (!country) return { country: t('countryRequired') }
      const length = wrongLength(values.mobileNum, country)
      return length === undefined ? {} : { mobileNum: t('mobileLength', { length, code: country.countryDialingCode }) }
    },
  }
}
export type Mobile = ReturnType<typeof useMobile>
