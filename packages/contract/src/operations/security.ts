import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type PageInfo, type Paging, pageInfo, paging } from '../schemas/paging.ts'
import {
  type PasskeyProof,
  PasskeyProofSchema,
  type PasskeyQuestion,
  PasskeyQuestionSchema,
} from '../schemas/passkey.ts'
import {
  type AccountEvent,
  AccountEventSchema,
  type MemberSession,
  MemberSessionSchema,
  type SecurityOverview,
  SecurityOverviewSchema,
} from '../schemas/security.ts'
import { ticket } from '../schemas/ticket.ts'

/** What the security centre shows first (P01). */
export const securityOverview = defineOperation<undefined, SecurityOverview>()({
  path: '/wps/member/security',
  method: 'GET',
  access: 'real',
  requirement: 'P01',
  summary: 'How the account is kept',
  value: SecurityOverviewSchema,
})

/** Starts a proof by passkey; `not_found` where the account has none. */
export const confirmOptions = defineOperation<undefined, PasskeyQuestion>()({
  path: '/wps/member/confirm/options',
  method: 'POST',
  access: 'real',
  requirement: 'P01',
  summary: 'What a browser is asked to confirm with a passkey',
  value: PasskeyQuestionSchema,
})

export interface ConfirmIdentityInput {
  password?: string
  ticket?: string
  passkey?: PasskeyProof
}

/**
 * The owner shows who they are, by password or passkey. What changes how the account is kept asks for such a proof with
 * `password_required`, and takes it for ten minutes; a login is one as well.
 */
export const confirmIdentity = defineOperation<ConfirmIdentityInput, null>()({
  path: '/wps/member/confirm',
  method: 'POST',
  access: 'real',
  requirement: 'P01',
  summary: 'Show again who is there',
  encrypted: true,
  body: Type.Object({
    password: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
    ticket: Type.Optional(ticket()),
    passkey: Type.Optional(PasskeyProofSchema),
  }),
  value: Type.Null(),
})

/** The newest first, at most a hundred. */
export const memberSessions = defineOperation<undefined, MemberSession[]>()({
  path: '/wps/member/sessions',
  method: 'GET',
  access: 'real',
  requirement: 'P01',
  summary: 'Where the account is signed in',
  value: Type.Array(MemberSessionSchema),
})

export interface EndMemberSessionInput {
  id: string
}

/** The session is over within a second, and its device is a stranger to the account from then on. */
export const endMemberSession = defineOperation<EndMemberSessionInput, null>()({
  path: '/wps/member/sessions/end',
  method: 'POST',
  access: 'real',
  requirement: 'P01',
  summary: 'Sign out one other device',
  body: Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }),
  value: Type.Null(),
})

export interface EndedSessions {
  /** How many there were. */
  ended: number
}

export const endOtherSessions = defineOperation<undefined, EndedSessions>()({
  path: '/wps/member/sessions/endOthers',
  method: 'POST',
  access: 'real',
  requirement: 'P01',
  summary: 'Sign out every device but this one',
  value: Type.Object({ ended: Type.Integer({ minimum: 0 }) }),
})

export interface AccountActivityInput extends Paging {
  startDate: string
  endDate: string
  timeZone?: string
  group?: 'signIns' | 'changes'
}

export interface AccountActivity extends PageInfo {
  list: AccountEvent[]
}

/** Sign-ins, and changes of how the account is kept, between two days, both included, newest first. Kept for a year. */
export const accountActivity = defineOperation<AccountActivityInput, AccountActivity>()({
  path: '/wps/member/activity',
  method: 'GET',
  access: 'real',
  requirement: 'P01',
  summary: 'Sign-ins and changes of the account',
  query: Type.Object({
    startDate: Type.String({ format: 'date', description: 'yyyy-MM-dd, in the time zone given' }),
    endDate: Type.String({ format: 'date' }),
    timeZone: Type.Optional(Type.String({ maxLength: 64, description: 'IANA name; UTC when left out' })),
    group: Type.Optional(Type.Union([Type.Literal('signIns'), Type.Literal('changes')])),
    ...paging(20, 500),
  }),
  value: Type.Object({ list: Type.Array(AccountEventSchema), ...pageInfo }),
})
