import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type Amount, AmountSchema, toMinor } from '../schemas/amount.ts'
import { type MemberInfo, MemberInfoSchema } from '../schemas/member.ts'

const text = (maxLength = 128) => Type.Optional(Type.String({ maxLength }))

export const memberInfo = defineOperation<undefined, MemberInfo>()({
  path: '/wps/member/info',
  method: 'GET',
  access: 'session',
  requirement: 'I07',
  summary: 'The signed-in account',
  value: MemberInfoSchema,
})

export interface MemberIcon {
  url: string
}

export const memberIcon = defineOperation<undefined, MemberIcon>()({
  path: '/wps/member/info/icon',
  method: 'GET',
  access: 'session',
  requirement: 'I08',
  summary: 'The avatar as an image address',
  value: Type.Object({ url: Type.String() }),
})

export interface RegisterInput {
  username: string
  password: string
  confirmPassword: string
  payeeName?: string
  email?: string
  qqNum?: string
  mobileNum?: string
  recommenderId?: string
  captcha?: string
  captchaId?: string
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
  countryDialingCode?: string
  registerMethod: 'WEB'
  registerUrl?: string
  login: true
  agreedToTerms: true
  ageConfirmed: true
}

export interface RegisterAnswer {
  account: string
  token: string
}

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
    payeeName: text(),
    email: text(254),
    qqNum: text(),
    mobileNum: text(),
    recommenderId: text(),
    captcha: text(12),
    captchaId: text(64),
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
    countryDialingCode: text(8),
    registerMethod: Type.Literal('WEB'),
    registerUrl: text(2048),
    login: Type.Literal(true),
    agreedToTerms: Type.Literal(true, { description: 'RG09' }),
    ageConfirmed: Type.Literal(true, { description: 'RG08' }),
  }),
  value: Type.Object({ account: Type.String(), token: Type.String() }),
})

export interface WireBalance {
  sumBalance: Amount
}

/** In minor units. */
export interface Balance {
  sumBalance: number
}

/** I25. The domain value is in minor units. */
export const balance = defineOperation<undefined, WireBalance, Balance>()(
  {
    path: '/wps/v2/wallets/balance',
    method: 'GET',
    access: 'session',
    requirement: 'I25',
    summary: 'Balance of all wallets',
    value: Type.Object({ sumBalance: AmountSchema }),
  },
  (wire) => ({ sumBalance: toMinor(wire.sumBalance) }),
)

export interface MerchantWallet {
  isSingle: boolean
}

/** I28. Whether one wallet pays for the games of all vendors, so that nothing has to be moved before play (EN03). */
export const merchantWallet = defineOperation<undefined, MerchantWallet>()({
  path: '/wps/relay/GCS_merchantWallet',
  method: 'GET',
  access: 'guest',
  requirement: 'I28',
  summary: 'Kind of wallet the merchant has',
  value: Type.Object({ isSingle: Type.Boolean() }),
  maxAge: 300,
})
