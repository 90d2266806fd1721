import { expect, test } from 'vitest'
import { codesInAddress, registerBody } from './registerBody.ts'
import { registerFields } from './registerFields.ts'

const page = { host: 'comet.localhost', address: 'http://comet.localhost/register', captchaId: undefined }
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
    ageConfirmed: true,
  })
})

test('RG13 the captcha goes along with the id of its picture', () => {
  const fields = registerFields({ captcha: text })
  expect(registerBody(fields, { captcha: ' k3 ' }, { ...page, captchaId: 'id-1' })).toMatchObject({
    captcha: 'k3',
    captchaId: 'id-1',
  })
})

test('I10 codes of the address are taken only when they look like codes', () => {
  expect(codesInAddress(new URLSearchParams('affiliateCode=AB-1&referralCode=x_2'))).toEqual({
    affiliateCode: 'AB-1',
    referralCode: 'x_2',
  })
  expect(codesInAddress(new URLSearchParams({ affiliateCode: '<b>', referralCode: 'x'.repeat(65) }))).toEqual({})
})
