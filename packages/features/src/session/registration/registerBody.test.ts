import { expect, test } from 'vitest'
import { registerBody } from './registerBody.ts'
import { registerFields } from './registerFields.ts'
import { codesInAddress } from './registerValues.ts'

const page = { host: 'comet.localhost', address: 'http://comet.localhost/register', termsVersion: '3' }
const text = {
  enabled: true,
  required: false,
  patternId: 'anyCharacters',
  minLength: 1,
  maxLength: 20,
  type: 'text',
} as const

test('I10 the body has what was typed and what the portal adds, and no empty fields', () => {
  const fields = registerFields({ email: text, zalo: text })
  const values = { username: ' ada ', password: ' p w ', confirmPassword: ' p w ', email: ' a@ex.org ', zalo: ' ' }
  expect(registerBody(fields, values, page)).toEqual({
    username: 'ada',
    password: 'p w',
    confirmPassword: 'p w',
    email: 'a@ex.org',
    domain: 'comet.localhost',
    registerUrl: 'http://comet.localhost/register',
    registerMethod: 'WEB',
    login: true,
    agreedToTerms: true,
    termsVersion: '3',
    ageConfirmed: true,
  })
})

test('I11 a number goes along with the dialling code of its country', () => {
  const fields = registerFields({ mobileNum: { ...text, patternId: 'digits' } }, 'mobile')
  expect(registerBody(fields, { mobileNum: '532 1', country: 'TR' }, { ...page, dialingCode: '90' })).toMatchObject({
    mobileNum: '532 1',
    countryDialingCode: '90',
  })
  expect(registerBody(fields, { username: 'ada' }, { ...page, dialingCode: '90' })).not.toHaveProperty('username')
})

test('I10 codes of the address are taken only when they look like codes', () => {
  expect(codesInAddress(new URLSearchParams('affiliateCode=AB-1&referralCode=x_2'))).toEqual({
    affiliateCode: 'AB-1',
    referralCode: 'x_2',
  })
  expect(codesInAddress(new URLSearchParams({ affiliateCode: '<b>', referralCode: 'x'.repeat(65) }))).toEqual({})
})
