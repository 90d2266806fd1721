import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type CodeExpiry, codeExpiryValue } from '../schemas/codes.ts'
import { type HumanProof, humanProofFields } from '../schemas/human.ts'
import { type SignedIn, SignedInSchema } from '../schemas/login.ts'

const credential = () => Type.String({ minLength: 1, maxLength: 128 })

export interface ChangePasswordInput {
  oldPassword: string
  newPassword: string
  confirmNewPassword: string
}

/** I12. Ends every session of the account; the answer starts a new one, so that the player stays signed in (A08). */
export const changePassword = defineOperation<ChangePasswordInput, SignedIn>()({
  path: '/wps/member/password',
  method: 'POST',
  access: 'session',
  requirement: 'I12',
  summary: 'Change the password',
  whilePasswordDue: true,
  encrypted: true,
  body: Type.Object({
    oldPassword: credential(),
    newPassword: credential(),
    confirmNewPassword: credential(),
  }),
  value: SignedInSchema,
})

export interface ForgotByMailInput extends HumanProof {
  username: string
  email: string
}

/** I13, a form post. The answer is the same whether name and address belong together or not (ruling 27). */
export const forgotByMail = defineOperation<ForgotByMailInput, CodeExpiry>()({
  path: '/wps/member/password/email',
  method: 'POST',
  access: 'guest',
  requirement: 'I13',
  summary: 'Send a code for a new password by mail',
  form: true,
  body: Type.Object({
    username: Type.String({ minLength: 1, maxLength: 64 }),
    email: Type.String({ minLength: 3, maxLength: 254 }),
    ...humanProofFields,
  }),
  value: codeExpiryValue,
})

export interface ResetByMailInput {
  username: string
  email: string
  verificationCode: string
  newPassword: string
}

export const resetByMail = defineOperation<ResetByMailInput, null>()({
  path: '/wps/member/password/email/verification',
  method: 'POST',
  access: 'guest',
  requirement: 'A16',
  summary: 'Set a new password with a code sent by mail',
  encrypted: true,
  body: Type.Object({
    username: Type.String({ minLength: 1, maxLength: 64 }),
    email: Type.String({ minLength: 3, maxLength: 254 }),
    verificationCode: Type.String({ minLength: 1, maxLength: 16 }),
    newPassword: credential(),
  }),
  value: Type.Null(),
})

export interface ResetByMobileInput {
  mobileNum: string
  countryDialingCode: string
  verificationCode: string
  newPassword: string
}

/** I14. */
export const resetByMobile = defineOperation<ResetByMobileInput, null>()({
  path: '/wps/member/password/verification',
  method: 'POST',
  access: 'guest',
  requirement: 'I14',
  summary: 'Set a new password with a code sent by SMS',
  encrypted: true,
  body: Type.Object({
    mobileNum: Type.String({ minLength: 1, maxLength: 32 }),
    countryDialingCode: Type.String({ minLength: 1, maxLength: 8 }),
    verificationCode: Type.String({ minLength: 1, maxLength: 16 }),
    newPassword: credential(),
  }),
  value: Type.Null(),
})
