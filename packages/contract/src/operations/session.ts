import Type from 'typebox'
import { defineOperation } from '../operation.ts'

const credential = (maxLength: number) => Type.String({ minLength: 1, maxLength })

/** `token` is the literal `cookie` in cookie mode. */
export interface LoginAnswer {
  token: string
  firstTimeLogin: boolean
  passwordExpired: boolean
}

const loginValue = Type.Object({
  token: Type.String({ description: 'The literal `cookie` in cookie mode' }),
  firstTimeLogin: Type.Boolean(),
  passwordExpired: Type.Boolean(),
})

export interface LoginInput {
  type: 'username'
  username: string
  password: string
  captcha?: string
  captchaId?: string
  remember?: boolean
}

/** I02. Two wrong passwords for an account, or ten from an address, make the answer carry `captcha: true`. */
export const login = defineOperation<LoginInput, LoginAnswer>()({
  path: '/wps/session/login',
  method: 'POST',
  access: 'guest',
  requirement: 'I02',
  summary: 'Sign in with user name and password',
  encrypted: true,
  body: Type.Object({
    type: Type.Literal('username'),
    username: credential(64),
    password: credential(128),
    captcha: Type.Optional(Type.String({ maxLength: 12 })),
    captchaId: Type.Optional(Type.String({ maxLength: 64 })),
    remember: Type.Optional(Type.Boolean()),
  }),
  value: loginValue,
})

export interface LoginByCodeInput {
  code: string
}

/** Ruling 23. Exchanges the one-time code of `?token=` (R33) for a session; a code counts once and for 60 s. */
export const loginByCode = defineOperation<LoginByCodeInput, LoginAnswer>()({
  path: '/wps/session/login/code',
  method: 'POST',
  access: 'guest',
  requirement: 'R33',
  summary: 'Sign in with a one-time code',
  body: Type.Object({ code: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) }),
  value: loginValue,
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

export interface Captcha {
  captchaId: string
  image: string
}

/** I15. The image is a base64 data URL; `captchaId` goes back with the text read from it. */
export const captcha = defineOperation<undefined, Captcha>()({
  path: '/wps/captcha',
  method: 'GET',
  access: 'guest',
  requirement: 'I15',
  summary: 'A new image captcha',
  value: Type.Object({ captchaId: Type.String(), image: Type.String() }),
})
