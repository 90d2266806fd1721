import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { AmountSchema, toMinor } from '../schemas/amount.ts'
import { MemberInfoSchema } from '../schemas/member.ts'

const text = (maxLength = 128) => Type.Optional(Type.String({ maxLength }))

export const memberInfo = defineOperation({
  path: '/wps/member/info',
  method: 'GET',
  access: 'session',
  requirement: 'I07',
  summary: 'The signed-in account',
  value: MemberInfoSchema,
})

export const memberIcon = defineOperation({
  path: '/wps/member/info/icon',
  method: 'GET',
  access: 'session',
  requirement: 'I08',
  summary: 'The avatar as an image address',
  value: Type.Object({ url: Type.String() }),
})

/** I10. Which fields are required follows from the merchant's field rules (RG03); `login: true` signs in at once. */
export const register = defineOperation({
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

/** I25. The domain value is in minor units. */
export const balance = defineOperation(
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

/** I28. Whether one wallet pays for the games of all vendors, so that nothing has to be moved before play (EN03). */
export const merchantWallet = defineOperation({
  path: '/wps/relay/GCS_merchantWallet',
  method: 'GET',
  access: 'guest',
  requirement: 'I28',
  summary: 'Kind of wallet the merchant has',
  value: Type.Object({ isSingle: Type.Boolean() }),
  maxAge: 300,
})
