import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type HumanProof, humanProofFields } from '../schemas/human.ts'

const text = (maxLength = 128) => Type.Optional(Type.String({ maxLength }))

/** What both ways of registration have in common: fields of the form, and what the page adds. */
interface RegistrationFields extends HumanProof {
  payeeName?: string
  email?: string
  qqNum?: string
  recommenderId?: string
  verificationCode?: string
  affiliateCode?: string
  paymentPassword?: string
  line?: string
  whatsapp?: string
  zalo?: string
  facebook?: string
  wechat?: string
  idNumber?: string
  referralCode?: string
  domain?: string
  registerMethod: 'WEB'
  registerUrl?: string
  login: true
  agreedToTerms: true
  termsVersion?: string
  ageConfirmed: true
  firebaseChannel?: string
  firebaseIdToken?: string
}

export interface RegisterInput extends RegistrationFields {
  username: string
  password: string
  confirmPassword: string
  mobileNum?: string
  countryDialingCode?: string
}

/** The user name is made from the number; a password is there where the field rules ask for one (RG02). */
export interface RegisterMobileInput extends RegistrationFields {
  mobileNum: string
  countryDialingCode: string
  password?: string
  confirmPassword?: string
}

export interface RegisterAnswer {
  account: string
  token: string
}

const shared = {
  payeeName: text(),
  email: text(254),
  qqNum: text(),
  recommenderId: text(),
  ...humanProofFields,
  verificationCode: text(),
  affiliateCode: text(),
  paymentPassword: text(),
  line: text(),
  whatsapp: text(),
  zalo: text(),
  facebook: text(),
  wechat: text(),
  idNumber: text(),
  referralCode: text(),
  domain: text(255),
  registerMethod: Type.Literal('WEB'),
  registerUrl: text(2048),
  login: Type.Literal(true),
  agreedToTerms: Type.Literal(true, { description: 'RG09' }),
  termsVersion: Type.Optional(Type.String({ maxLength: 40, description: 'Version of the terms that were shown' })),
  ageConfirmed: Type.Literal(true, { description: 'RG08' }),
  firebaseChannel: Type.Optional(Type.String({ maxLength: 32, description: 'Provider that verified the number' })),
  firebaseIdToken: Type.Optional(Type.String({ maxLength: 4096, description: 'What the provider signed (RG12)' })),
}

const answer = Type.Object({ account: Type.String(), token: Type.String() })

/** I10. Which fields are required follows from the merchant's field rules (RG03); `login: true` signs in at once. */
export const register = defineOperation<RegisterInput, RegisterAnswer>()({
  path: '/wps/member/register',
  method: 'PUT',
  access: 'guest',
  requirement: 'I10',
  summary: 'Open an account by user name',
  encrypted: true,
  body: Type.Object({
    username: Type.String({ minLength: 1, maxLength: 64 }),
    password: Type.String({ minLength: 1, maxLength: 128 }),
    confirmPassword: Type.String({ minLength: 1, maxLength: 128 }),
    mobileNum: text(32),
    countryDialingCode: text(8),
    ...shared,
  }),
  value: answer,
})

/** I11, RG02. `account` is the user name that was made from the number (RG06). */
export const registerMobile = defineOperation<RegisterMobileInput, RegisterAnswer>()({
  path: '/wps/member/register/mobile',
  method: 'PUT',
  access: 'guest',
  requirement: 'I11',
  summary: 'Open an account by mobile number',
  encrypted: true,
  body: Type.Object({
    mobileNum: Type.String({ minLength: 1, maxLength: 32 }),
    countryDialingCode: Type.String({ minLength: 1, maxLength: 8 }),
    password: text(),
    confirmPassword: text(),
    ...shared,
  }),
  value: answer,
})

export interface AffiliateCheckInput {
  code: string
  domain?: string
}

/** I23, RG10. Refused with `invitation_code_error` where no agent has the code. */
export const affiliateCheck = defineOperation<AffiliateCheckInput, null>()({
  path: '/wps/agent/affiliate/check',
  method: 'POST',
  access: 'guest',
  requirement: 'I23',
  summary: 'Whether an affiliate code belongs to an agent',
  body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 128 }), domain: text(255) }),
  value: Type.Null(),
})

/** A country with its dialling code, and how many digits its mobile numbers have after it (RG11). */
export interface Country {
  countryCode: string
  countryDialingCode: string
  mobileLengths: number[]
}

export const countries = defineOperation<undefined, Country[]>()({
  path: '/wps/system/country',
  method: 'GET',
  access: 'guest',
  requirement: 'I24',
  summary: 'All countries with dialling codes and lengths of mobile numbers',
  value: Type.Array(
    Type.Object({
      countryCode: Type.String({ description: 'ISO 3166-1, two letters' }),
      countryDialingCode: Type.String({ description: 'Digits alone' }),
      mobileLengths: Type.Array(Type.Integer()),
    }),
  ),
  maxAge: 3600,
})
