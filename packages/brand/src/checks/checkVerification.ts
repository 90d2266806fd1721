import { fieldPatterns } from '@foyer/rules'
import type { Finding } from '../issues/issue.ts'
import { registrationRules } from '../registration/registrationRules.ts'
import type { Check } from './checkContext.ts'

/** How many digits a code has that is sent. */
const codeDigits = 6
const why = 'Visitors could not finish opening an account.'
/** What an account that was opened by mobile number is called. */
const numberAsName = '447700900123'

/** What registration asks for about a mobile number can be given (RG02, RG12, V06). */
export const checkVerification: Check = ({ resolved }) => {
  const { modules, verification, registration } = resolved
  const rules = registrationRules(registration)
  const { verificationCode: code, countryDialingCode: country, mobileNum, password, username } = rules
  const findings: Finding[] = []
  const fieldPath = (name: string) => ['registration', 'fields', name]
  if (code.enabled && (code.minLength > codeDigits || code.maxLength < codeDigits))
    findings.push({
      code: 'impossible-rule',
      path: fieldPath('verificationCode'),
      atKey: true,
      message: `A code has ${codeDigits} digits, but "verificationCode" takes ${code.minLength} to ${code.maxLength} characters`,
      why,
      hint: `Set minLength to ${codeDigits} or less and maxLength to ${codeDigits} or more`,
    })
  if ((country.enabled || country.required) && !mobileNum.enabled && !code.enabled && !modules.mobileRegistration)
    findings.push({
      code: 'field-not-in-form',
      path: fieldPath('countryDialingCode'),
      atKey: true,
      message: '"countryDialingCode" is asked for, but no number is asked for that it belongs to',
      why: 'No screen shows it: the country is chosen beside the mobile number.',
      hint: 'Enable "mobileNum" too, or take "countryDialingCode" out',
    })
  if (modules.mobileRegistration && !password.enabled && !modules.smsLogin)
    findings.push({
      code: 'module-off',
      path: ['modules', 'mobileRegistration'],
      message: 'Accounts would be opened by mobile number without a password, and "smsLogin" is off',
      why: 'Who has no password can log in by SMS only.',
      hint: 'Set modules.smsLogin to true, or enable registration.fields.password',
    })
  if (modules.mobileRegistration && !code.enabled)
    findings.push({
      code: 'number-not-verified',
      severity: 'warning',
      path: ['modules', 'mobileRegistration'],
      message: 'Accounts are opened by mobile number, but no code is asked for',
      why: 'Anybody could open an account under a number that is not theirs.',
      hint: 'Enable registration.fields.verificationCode',
    })
  if (modules.mobileRegistration && new RegExp(fieldPatterns[username.patternId].source, 'u').test(numberAsName))
    findings.push({
      code: 'name-like-number',
      severity: 'warning',
      path: [...fieldPath('username'), 'patternId'],
      message: `Accounts are opened by mobile number, and "${username.patternId}" takes a number for a user name`,
      why: 'Anybody could take the number of somebody else, who then opens no account with it, and find out which numbers have accounts.',
      hint: 'Use "letterFirst", or another pattern that asks for a letter',
    })
  if (verification.phone === 'firebase' && verification.firebase === undefined)
    findings.push({
      code: 'firebase-missing',
      path: ['verification', 'phone'],
      message: 'Firebase sends the codes, but verification.firebase does not name its project',
      why: 'No code would be sent.',
      hint: 'Write verification.firebase with apiKey, authDomain and projectId, or set verification.phone to "sms"',
    })
  return findings
}
