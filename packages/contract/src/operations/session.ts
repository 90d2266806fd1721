import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type HumanProof, humanProofFields } from '../schemas/human.ts'
import { type LoginAnswer, LoginAnswerSchema, type SignedIn, SignedInSchema } from '../schemas/login.ts'

const credential = (maxLength: number) => Type.String({ minLength: 1, maxLength })

export interface LoginInput extends HumanProof {
  type: 'username' | 'sms'
  username?: string
  password?: string
  mobileNum?: string
  countryDialingCode?: string
  verificationCode?: string
  remember?: boolean
}

/**
 * I02. By user name and password, or by mobile number and the code sent there (I05). Two wrong passwords for an account, or
 * ten from an address, make the answer carry `captcha: true`. On a device that the account does not know the answer may ask
 * for more instead of a session (A18).
 */
export const login = defineOperation<LoginInput, LoginAnswer>()({
  path: '/wps/session/login',
  method: 'POST',
  access: 'guest',
  requirement: 'I02',
  summary: 'Sign in',
  encrypted: true,
  body: Type.Object({
    type: Type.Union([Type.Literal('username'), Type.Literal('sms')]),
    username: Type.Optional(credential(64)),
    password: Type.Optional(credential(128)),
    mobileNum: Type.Optional(credential(32)),
    countryDialingCode: Type.Optional(credential(8)),
    verificationCode: Type.Optional(credential(16)),
    ...humanProofFields,
    remember: Type.Optional(Type.Boolean()),
  }),
  value: LoginAnswerSchema,
})

/** I03. Opens a trial account with play money and signs it in; nothing is asked. */
export const freePlayLogin = defineOperation<undefined, SignedIn>()({
  path: '/wps/session/login/freeplay',
  method: 'POST',
  access: 'guest',
  requirement: 'I03',
  summary: 'Sign in to a new trial account',
  value: SignedInSchema,
})

export interface LoginByCodeInput {
  code: string
}

/** Ruling 23. Exchanges the one-time code of `?token=` (R33) for a session; a code counts once and for 60 s. */
export const loginByCode = defineOperation<LoginByCodeInput, SignedIn>()({
  path: '/wps/session/login/code',
  method: 'POST',
  access: 'guest',
  requirement: 'R33',
  summary: 'Sign in with a one-time code',
  body: Type.Object({ code: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) }),
  value: SignedInSchema,
})

/** Ruling 15, A06. Says that the account has been used; its next login is no first one. */
export const firstLogin = defineOperation<undefined, null>()({
  path: '/wps/session/firstLogin',
  method: 'POST',
  access: 'session',
  requirement: 'A06',
  summary: 'The first login has been dealt with',
  whilePasswordDue: true,
  value: Type.Null(),
})

/** I04. Succeeds without a session too, so that a stale tab can always sign out. */
export const logout = defineOperation<undefined, null>()({
  path: '/wps/session/logout',
  method: 'DELETE',
  access: 'guest',
  requirement: 'I04',
  summary: 'Sign out',
  value: Type.Null(),
})
