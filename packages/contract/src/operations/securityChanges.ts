import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import type { AuthenticatorSetup } from '../schemas/login.ts'
import { type MemberProfile, MemberProfileSchema, type ProfileValues, ProfileValuesSchema } from '../schemas/profile.ts'

/** Changes of how an account is kept. Each needs a fresh proof (`confirmIdentity`), stands in the account's log and is mailed. */

export interface AuthenticatorQuestion extends AuthenticatorSetup {
  ticket: string
}

const sealed = () => Type.String({ pattern: '^[A-Za-z0-9_-]{64}$' })
const appCode = () => Type.String({ minLength: 6, maxLength: 16 })

export const authenticatorOptions = defineOperation<undefined, AuthenticatorQuestion>()({
  path: '/wps/member/authenticator/options',
  method: 'POST',
  access: 'real',
  requirement: 'A19',
  summary: 'What an authenticator app has to know',
  value: Type.Object({ ticket: Type.String(), uri: Type.String(), secret: Type.String() }),
})

export interface AddAuthenticatorInput {
  ticket: string
  code: string
}

/** They are shown once and never again. */
export interface RecoveryCodes {
  recoveryCodes: string[]
}

const recoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) })

/** Where none is set up yet. From then on a login on a device that the account does not know asks for a code of the app. */
export const addAuthenticator = defineOperation<AddAuthenticatorInput, RecoveryCodes>()({
  path: '/wps/member/authenticator',
  method: 'PUT',
  access: 'real',
  requirement: 'A19',
  summary: 'Keep an authenticator app',
  encrypted: true,
  body: Type.Object({ ticket: sealed(), code: appCode() }),
  value: recoveryCodes,
})

export interface AppCodeInput {
  code: string
}

/** With a code of the app, or a recovery code where the app is lost. */
export const removeAuthenticator = defineOperation<AppCodeInput, null>()({
  path: '/wps/member/authenticator/remove',
  method: 'POST',
  access: 'real',
  requirement: 'A19',
  summary: 'Take the authenticator app away',
  encrypted: true,
  body: Type.Object({ code: appCode() }),
  value: Type.Null(),
})

/** With a code of the app or one of the recovery codes that go. */
export const renewRecoveryCodes = defineOperation<AppCodeInput, RecoveryCodes>()({
  path: '/wps/member/authenticator/recovery',
  method: 'POST',
  access: 'real',
  requirement: 'A19',
  summary: 'Make new recovery codes',
  encrypted: true,
  body: Type.Object({ code: appCode() }),
  value: recoveryCodes,
})

export interface PaymentPasswordCodeInput {
  channel: 'sms' | 'mail'
}

/** To the verified number or address of the account, for whoever has forgotten the withdrawal password. */
export const paymentPasswordCode = defineOperation<PaymentPasswordCodeInput, ContactCodeSent>()({
  path: '/wps/member/paymentPassword/code',
  method: 'POST',
  access: 'real',
  requirement: 'P32',
  summary: 'Send a code that stands in for a forgotten withdrawal password',
  encrypted: true,
  body: Type.Object({ channel: Type.Union([Type.Literal('sms'), Type.Literal('mail')]) }),
  value: Type.Object({ expiredMinutes: Type.Integer({ minimum: 1 }) }),
})

export interface SetPaymentPasswordInput {
  oldPassword?: string
  /** Where the code was sent. */
  channel?: 'sms' | 'mail'
  verificationCode?: string
  newPassword: string
  confirmNewPassword: string
}

const credential = () => Type.String({ minLength: 1, maxLength: 128 })

/** The withdrawal password; one that is set already has to be told to be changed, or a code brought in its place (P32). */
export const setPaymentPassword = defineOperation<SetPaymentPasswordInput, null>()({
  path: '/wps/member/paymentPassword',
  method: 'POST',
  access: 'real',
  requirement: 'P32',
  summary: 'Set or change the withdrawal password',
  encrypted: true,
  body: Type.Object({
    oldPassword: Type.Optional(credential()),
    channel: Type.Optional(Type.Union([Type.Literal('sms'), Type.Literal('mail')])),
    verificationCode: Type.Optional(Type.String({ minLength: 1, maxLength: 16 })),
    newPassword: credential(),
    confirmNewPassword: credential(),
  }),
  value: Type.Null(),
})

/** A number or an address; the one that the account has where it is left out. */
export interface ContactInput {
  channel: 'sms' | 'mail'
  email?: string
  mobileNum?: string
  countryDialingCode?: string
}

const contact = {
  channel: Type.Union([Type.Literal('sms'), Type.Literal('mail')]),
  email: Type.Optional(Type.String({ minLength: 3, maxLength: 254 })),
  mobileNum: Type.Optional(Type.String({ minLength: 1, maxLength: 32 })),
  countryDialingCode: Type.Optional(Type.String({ minLength: 1, maxLength: 8 })),
}

export interface ContactCodeSent {
  expiredMinutes: number
}

export const contactCode = defineOperation<ContactInput, ContactCodeSent>()({
  path: '/wps/member/contact/code',
  method: 'POST',
  access: 'real',
  requirement: 'P32',
  summary: 'Send a code to a new number or address',
  encrypted: true,
  body: Type.Object(contact),
  value: Type.Object({ expiredMinutes: Type.Integer({ minimum: 1 }) }),
})

export interface SaveContactInput extends ContactInput {
  verificationCode: string
}

export const saveContact = defineOperation<SaveContactInput, null>()({
  path: '/wps/member/contact',
  method: 'POST',
  access: 'real',
  requirement: 'P32',
  summary: 'Keep a number or address whose code has arrived',
  encrypted: true,
  body: Type.Object({ ...contact, verificationCode: Type.String({ minLength: 1, maxLength: 16 }) }),
  value: Type.Null(),
})

/** What the member says of themselves, with the rules of the fields (P32). */
export const memberProfile = defineOperation<undefined, MemberProfile>()({
  path: '/wps/member/profile',
  method: 'GET',
  access: 'real',
  requirement: 'P32',
  summary: 'Profile of the account',
  value: MemberProfileSchema,
})

export interface SaveProfileInput {
  values: ProfileValues
}

/** Fields that are left out stay; an empty text takes a value away. */
export const saveProfile = defineOperation<SaveProfileInput, null>()({
  path: '/wps/member/profile',
  method: 'POST',
  access: 'real',
  requirement: 'P32',
  summary: 'Change the profile',
  encrypted: true,
  body: Type.Object({ values: ProfileValuesSchema }),
  value: Type.Null(),
})
