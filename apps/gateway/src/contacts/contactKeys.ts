import {
  getCountries,
  getCountryCallingCode,
  isPossiblePhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js'

const callingCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)))

/** A mobile number in its international form, e.g. `+905321234567`; `undefined` when it cannot be one. */
export function mobileKey(countryDialingCode: string, mobileNum: string): string | undefined {
  const dialingCode = countryDialingCode.trim().replace(/^\+/, '')
  if (!callingCodes.has(dialingCode)) return undefined
  const number = parsePhoneNumberFromString(mobileNum.trim(), { defaultCallingCode: dialingCode, extract: false })
  // A number written with a code of its own must have the one that was chosen.
  if (number?.countryCallingCode !== dialingCode || number.ext !== undefined) return undefined
  return isPossiblePhoneNumber(number.number) ? number.number : undefined
}

/** A mail address as one person's: `undefined` when it cannot be one. Upper and lower case do not differ. */
export function mailKey(address: string): string | undefined {
  const key = address.trim().normalize('NFKC').toLowerCase()
  return key.length <= 254 && /^[^\s@,;:<>"()[\]\\]{1,64}@[a-z0-9.-]+\.[a-z0-9-]{2,}$/u.test(key) ? key : undefined
}
