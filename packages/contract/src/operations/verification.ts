import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type CodeExpiry, codeExpiryValue } from '../schemas/codes.ts'
import { type HumanProof, humanProofFields } from '../schemas/human.ts'

const number = (description: string) => Type.String({ minLength: 1, maxLength: 32, description })

const proof = {
  countryDialingCode: Type.String({ minLength: 1, maxLength: 8, description: 'Digits, with a plus or without' }),
  ...humanProofFields,
}

interface Proof extends HumanProof {
  countryDialingCode: string
}

export interface SmsCodeInput extends Proof {
  mobileNum: string
}

export interface SmsRegisterCodeInput extends Proof {
  mobileNo: string
}

/** How long the code is good, and how long the next one is waited for (EN17, C15). */
export interface CodeMinutes {
  expiredMinutes: number
}

const minutesValue = Type.Object({ expiredMinutes: Type.Integer({ minimum: 1 }) })

/** I05. The answer is the same whether an account has the number or not (ruling 27). */
export const smsLoginCode = defineOperation<SmsCodeInput, CodeMinutes>()({
  path: '/wps/verification/sms/noLogin',
  method: 'POST',
  access: 'guest',
  requirement: 'I05',
  summary: 'Send a code to log in with by SMS',
  body: Type.Object({ mobileNum: number('As people write it, with or without the country code'), ...proof }),
  value: minutesValue,
})

/** I06. */
export const smsRegisterCode = defineOperation<SmsRegisterCodeInput, CodeMinutes>()({
  path: '/wps/verification/sms/register',
  method: 'POST',
  access: 'guest',
  requirement: 'I06',
  summary: 'Send a code to open an account with by SMS',
  body: Type.Object({ mobileNo: number('As people write it, with or without the country code'), ...proof }),
  value: minutesValue,
})

/** Before I14. The answer is the same whether an account has the number or not (ruling 27). */
export const smsPasswordCode = defineOperation<SmsCodeInput, CodeExpiry>()({
  path: '/wps/verification/sms/forgotPassword',
  method: 'POST',
  access: 'guest',
  requirement: 'A14',
  summary: 'Send a code for a new password by SMS',
  body: Type.Object({ mobileNum: number('As people write it, with or without the country code'), ...proof }),
  value: codeExpiryValue,
})

export interface SandboxPhoneTokenInput {
  countryDialingCode: string
  mobileNo: string
  code: string
}

/** What a provider of phone verification signs, for sandbox mode (RG12, I65). */
export const sandboxPhoneToken = defineOperation<SandboxPhoneTokenInput, { idToken: string }>()({
  path: '/wps/verification/phone/sandbox',
  method: 'POST',
  access: 'guest',
  requirement: 'RG12',
  summary: 'Turn a code into the word of the sandbox provider',
  body: Type.Object({
    countryDialingCode: proof.countryDialingCode,
    mobileNo: number('As people write it'),
    code: Type.String({ minLength: 1, maxLength: 12 }),
  }),
  value: Type.Object({ idToken: Type.String() }),
})
