import Type from 'typebox'
import type { FeedbackType } from '../operations/feedback.ts'
import { type ContractKind, ContractKindSchema } from '../schemas/consolidated.ts'

/** Where the desk of a sandbox is, and below it what it asks. In production there is nothing at these addresses. */
export const deskBase = '/desk'

/** Addresses of the desk's calls: `world`, `site` and `providers` are read and written, `deposits` and `withdrawals` are read and decided, `feedback` is read and closed, `promotions` are read and decided, `promotionImage` is a picture of an application, `proof` is the picture of a withdrawal, `forgotten` lists whose withdrawal password was taken away lately and takes one away, `faults` are read and set per visitor, `outbox` and `balances` are read. */
export const deskPaths = {
  world: `${deskBase}/api/world`,
  outbox: `${deskBase}/api/outbox`,
  site: `${deskBase}/api/site`,
  providers: `${deskBase}/api/providers`,
  deposits: `${deskBase}/api/deposits`,
  withdrawals: `${deskBase}/api/withdrawals`,
  proof: `${deskBase}/api/proof`,
  forgotten: `${deskBase}/api/forgotten`,
  balances: `${deskBase}/api/balances`,
  faults: `${deskBase}/api/faults`,
  feedback: `${deskBase}/api/feedback`,
  promotions: `${deskBase}/api/promotions`,
  promotionImage: `${deskBase}/api/promotionImage`,
} as const

export interface DeskWorld {
  /** ISO 8601 instant of the world clock. */
  now: string
  /** How far the world is ahead of real time, in ms; behind it when negative. */
  aheadMs: number
  /** `brand` is the folder's name; on this machine its site answers at `<brand>.localhost`. */
  merchants: { code: string; name: string; brand: string }[]
}

/** Moves the world's clock: to an instant, on by minutes, or back to real time. */
export type ClockMove = { to: string } | { minutes: number } | { real: true }

export const ClockMoveSchema = Type.Union([
  Type.Object({ to: Type.String({ format: 'date-time' }) }, { additionalProperties: false }),
  Type.Object({ minutes: Type.Number({ minimum: -5_256_000, maximum: 5_256_000 }) }, { additionalProperties: false }),
  Type.Object({ real: Type.Literal(true) }, { additionalProperties: false }),
])

/** Members whose forgotten withdrawal password was taken away within the last day, the last one first. */
export interface DeskForgotten {
  accounts: { account: string; at: string }[]
}

/** A message that a sandbox would have sent. */
export interface DeskMessage {
  id: string
  channel: 'sms' | 'mail'
  to: string
  subject?: string
  text: string
  /** BCP 47 tag. */
  language: string
  /** ISO 8601 instant of the world clock. */
  sentAt: string
}

export interface DeskOutbox {
  /** The last one first. */
  messages: DeskMessage[]
  /** There are older ones: ask again with the last id as `before`. */
  hasMore: boolean
}

/** What visitors and members have written and nobody has answered yet (M10). */
export interface DeskFeedback {
  /** The last one first. */
  feedback: {
    reference: string
    type: FeedbackType
    content: string
    /** User name; none where a guest wrote. */
    member?: string
    /** BCP 47 tag. */
    language: string
    /** ISO 8601 instant of the world clock. */
    sentAt: string
  }[]
  /** How many wait in all. */
  total: number
}

/** Puts a feedback away. */
export interface FeedbackClosing {
  reference: string
}
export const FeedbackClosingSchema = Type.Object(
  { reference: Type.String({ pattern: '^F[-0-9A-Z]{1,19}$' }) },
  { additionalProperties: false },
)

/** All wallets of a merchant at one instant. Money is decimal text such as "1250.50". */
export interface DeskBalances {
  members: { username: string; balance: string }[]
  /** Of all accounts, the house's and the vendors' too: zero when the books are right. */
  sum: string
}

/** What an operator sets for one merchant's site (R30 to R32). What is left out is off. */
export interface DeskSite {
  maintenance?: boolean
  /** ISO 8601 instant at which maintenance is expected to end. */
  maintenanceEnd?: string
  /** Nobody is let in, wherever they come from. */
  regionRestriction?: boolean
  /** Addresses, or ranges such as `198.51.100.0/24`, that are not let in. */
  blockedAddresses?: string[]
  /** ISO 3166 codes of countries that are not let in. */
  blockedCountries?: string[]
  /** Country that every visitor of a sandbox seems to come from. */
  visitorCountry?: string
  /** Ids of modules that are switched off (I17). */
  modulesOff?: string[]
  /** Contracts and salaries that agents have; none unless named (X04). */
  contractsOn?: ContractKind[]
}

const country = Type.String({ pattern: '^[A-Z]{2}$' })

export const DeskSiteSchema = Type.Object(
  {
    maintenance: Type.Optional(Type.Boolean()),
    maintenanceEnd: Type.Optional(Type.String({ format: 'date-time' })),
    regionRestriction: Type.Optional(Type.Boolean()),
    blockedAddresses: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 200 })),
    blockedCountries: Type.Optional(Type.Array(country, { maxItems: 250 })),
    visitorCountry: Type.Optional(country),
    modulesOff: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 100 })),
    contractsOn: Type.Optional(Type.Array(ContractKindSchema, { maxItems: 4 })),
  },
  { additionalProperties: false },
)

/** What a phone-verification provider may say (spec 8, Z09 to Z19). */
export const phoneAnswers = [
  'accepted',
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'unknown',
  'invalid-verification-code',
  'missing-verification-code',
  'captcha-check-failed',
  'quota-exceeded',
  'operation-not-allowed',
  'code-expired',
  'popup-closed-by-user',
] as const
export type PhoneAnswer = (typeof phoneAnswers)[number]

export const humanAnswers = ['accepted', 'refused'] as const
export type HumanAnswer = (typeof humanAnswers)[number]

/** What the sandbox's verification providers answer (I65). */
export interface DeskProviders {
  phone: PhoneAnswer
  human: HumanAnswer
}

export const DeskProvidersSchema = Type.Object(
  {
    phone: Type.Unsafe<PhoneAnswer>(Type.Union(phoneAnswers.map((answer) => Type.Literal(answer)))),
    human: Type.Unsafe<HumanAnswer>(Type.Union(humanAnswers.map((answer) => Type.Literal(answer)))),
  },
  { additionalProperties: false },
)
