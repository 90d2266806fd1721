import Type from 'typebox'

/** Somebody is signed in (EN02). `token` is the literal `cookie` in cookie mode. */
export interface SignedIn {
  token: string
  firstTimeLogin: boolean
  passwordExpired: boolean
  /** The password is one that guessing programs try first, so that it has to be changed (A07). */
  passwordWeak?: boolean
}

export const signedInFields = {
  token: Type.String({ description: 'The literal `cookie` in cookie mode' }),
  firstTimeLogin: Type.Boolean(),
  passwordExpired: Type.Boolean(),
  passwordWeak: Type.Optional(Type.Boolean({ description: 'The password is a well-known one' })),
}

export const SignedInSchema = Type.Object(signedInFields)

/** What whoever logs in on a browser that the account does not know has to show besides (A18). */
export type VerificationMethod = 'mobile' | 'sms' | 'email' | 'totp' | 'bank'

export const VerificationMethodSchema = Type.Union([
  Type.Literal('mobile'),
  Type.Literal('sms'),
  Type.Literal('email'),
  Type.Literal('totp'),
  Type.Literal('bank'),
])

/** An authenticator app that is set up now, at its first use. */
export interface AuthenticatorSetup {
  /** For a QR code. */
  uri: string
  /** The same for typing. */
  secret: string
}

export interface LoginVerification {
  /** Names this login in the calls that go on with it. */
  ticket: string
  method: VerificationMethod
  /** Number or address, all but a few characters covered. */
  hint?: string
  setup?: AuthenticatorSetup
  /** Options of a passkey that does as well, as JSON. */
  passkey?: string
}

/** Either a session, or what is still wanted for one. */
export interface LoginAnswer extends Omit<SignedIn, 'token'> {
  token?: string
  verification?: LoginVerification
}

export const LoginAnswerSchema = Type.Object({
  ...signedInFields,
  token: Type.Optional(signedInFields.token),
  verification: Type.Optional(
    Type.Object({
      ticket: Type.String(),
      method: VerificationMethodSchema,
      hint: Type.Optional(Type.String()),
      setup: Type.Optional(Type.Object({ uri: Type.String(), secret: Type.String() })),
      passkey: Type.Optional(Type.String({ description: 'Options of WebAuthn as JSON' })),
    }),
  ),
})
