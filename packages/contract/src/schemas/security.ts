import Type from 'typebox'
import { type VerificationMethod, VerificationMethodSchema } from './login.ts'

/** Where a call came from, as far as it is known. */
export interface CallPlace {
  /** Name of the browser, e.g. `Firefox`. */
  browser?: string
  /** Name of the operating system, e.g. `Android`. */
  system?: string
  address?: string
  /** ISO 3166 code. */
  country?: string
}

const placeFields = {
  browser: Type.Optional(Type.String({ description: 'Name of the browser' })),
  system: Type.Optional(Type.String({ description: 'Name of the operating system' })),
  address: Type.Optional(Type.String({ description: 'Network address' })),
  country: Type.Optional(Type.String({ description: 'ISO 3166 code, where the operator knows it' })),
}

/** A place where the account is signed in. */
export interface MemberSession extends CallPlace {
  id: string
  startedAt: string
  /** The one that asks. */
  isCurrent: boolean
}

export const MemberSessionSchema = Type.Object({
  id: Type.String(),
  startedAt: Type.String({ description: 'ISO 8601 instant' }),
  isCurrent: Type.Boolean({ description: 'The session that asks' }),
  ...placeFields,
})

/** A number or address of the account, all but a few characters covered. */
export interface OwnContact {
  channel: 'sms' | 'mail'
  hint: string
  isVerified: boolean
}

/** How an account is kept. */
export interface SecurityOverview {
  memberSince: string
  /** The login password; never, as far as is known, where it is left out. */
  passwordChangedAt?: string
  contacts: OwnContact[]
  /** Ways by which a new number or address can be verified. */
  channels: ('sms' | 'mail')[]
  /** What a login on a device that the account does not know needs besides. */
  loginVerification?: VerificationMethod
  authenticator?: { addedAt: string; recoveryCodes: number }
  /** `codesTo` are the ways to a code for whoever has forgotten it. */
  paymentPassword: { isSet: boolean; changedAt?: string; codesTo: ('sms' | 'mail')[] }
}

const ChannelSchema = Type.Union([Type.Literal('sms'), Type.Literal('mail')])

export const SecurityOverviewSchema = Type.Object({
  memberSince: Type.String({ description: 'ISO 8601 instant' }),
  passwordChangedAt: Type.Optional(Type.String({ description: 'ISO 8601 instant' })),
  contacts: Type.Array(Type.Object({ channel: ChannelSchema, hint: Type.String(), isVerified: Type.Boolean() })),
  channels: Type.Array(ChannelSchema, { description: 'Ways by which a number or address can be verified' }),
  loginVerification: Type.Optional(VerificationMethodSchema),
  authenticator: Type.Optional(
    Type.Object({
      addedAt: Type.String({ description: 'ISO 8601 instant' }),
      recoveryCodes: Type.Integer({ minimum: 0, description: 'How many are left' }),
    }),
  ),
  paymentPassword: Type.Object({
    isSet: Type.Boolean(),
    changedAt: Type.Optional(Type.String({ description: 'ISO 8601 instant' })),
    codesTo: Type.Array(ChannelSchema, { description: 'Ways to a code for whoever has forgotten it' }),
  }),
})

/** How somebody got in. */
export const signInKinds = ['signedUp', 'byPassword', 'bySecondStep', 'byPasskey', 'bySms', 'byLink'] as const
/** What was changed of how an account is kept. */
export const accountChangeKinds = [
  'passwordChanged',
  'passwordReset',
  'paymentPasswordSet',
  'paymentPasswordChanged',
  'paymentPasswordReset',
  'paymentPasswordRemoved',
  'authenticatorAdded',
  'authenticatorRemoved',
  'recoveryCodesRenewed',
  'passkeyAdded',
  'passkeyRenamed',
  'passkeyRemoved',
  'mailChanged',
  'mobileChanged',
  'profileChanged',
  'sessionEnded',
  'sessionsEnded',
] as const

export type SignInKind = (typeof signInKinds)[number]
export type AccountChangeKind = (typeof accountChangeKinds)[number]
export type AccountEventKind = SignInKind | AccountChangeKind

/** An entry of an account's log. */
export interface AccountEvent extends CallPlace {
  id: string
  kind: AccountEventKind
  at: string
}

export const AccountEventSchema = Type.Object({
  id: Type.String(),
  kind: Type.Unsafe<AccountEventKind>(
    Type.Union([...signInKinds, ...accountChangeKinds].map((kind) => Type.Literal(kind))),
  ),
  at: Type.String({ description: 'ISO 8601 instant' }),
  ...placeFields,
})
