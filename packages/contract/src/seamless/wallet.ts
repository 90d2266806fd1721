import Type, { type Static } from 'typebox'
import { VoidReasonSchema } from '../schemas/voidReason.ts'
import { type SeamlessProblem, seamlessProblemStatus } from './problems.ts'

const strict = { additionalProperties: false } as const
const id = (description: string) =>
  Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9._:-]+$', description })
const token = (description: string) =>
  Type.String({ minLength: 16, maxLength: 128, pattern: '^[A-Za-z0-9_-]+$', description })
const merchant = Type.String({ minLength: 1, maxLength: 40, description: 'Merchant code, as the launch gave it' })
const amount = (minimum: number) => Type.Integer({ minimum, maximum: 1_000_000_000_000, description: 'Minor units' })
const session = token('Token of the game session')
const roundId = id('Names the round at this vendor; one bet each')
const transactionId = id('Names the call at this vendor; sent again, it gets the same answer')

/** What a game session plays, as `authenticate` tells it. */
const AuthenticatedSchema = Type.Object({
  session,
  /** Opaque and different at every vendor. */
  player: Type.String(),
  trial: Type.Boolean({ description: 'Play money; the rounds are in no bet history' }),
  playMoneyOnly: Type.Boolean({
    description: 'Offered with play money only: no kind of game is behind the title',
  }),
  gameId: Type.String(),
  gameName: Type.String(),
  category: Type.String({ description: "The title's category, e.g. RNG or LIVE" }),
  genre: Type.String({ description: 'What the title is filed under in its category, e.g. Video, Roulette or Cards' }),
  vendorName: Type.String(),
  artwork: Type.String({ description: "The title's wide picture: a path at the gateway, or an address" }),
  currency: Type.String(),
  decimals: Type.Integer({
    minimum: 0,
    maximum: 8,
    description: 'Of the currency: they say what a minor unit is (V11)',
  }),
  /** BCP 47 tag. */
  language: Type.String(),
  balance: Type.Integer({ description: "Minor units; 0 where the vendor's own wallet is played from" }),
  provablyFair: Type.Optional(
    Type.Boolean({ description: 'Rounds are committed to before they are played, so that the player can verify them' }),
  ),
  betsOff: Type.Optional(
    Type.Boolean({ description: 'The site shows these events and takes no bets on them, not with play money either' }),
  ),
  ownWallet: Type.Optional(
    Type.Boolean({ description: "Played from the player's wallet at the vendor; stakes and wins are not called for" }),
  ),
})
export type Authenticated = Static<typeof AuthenticatedSchema>

/** An accepted transaction. `balance` is the one right after it, and is absent where no money moved. */
const AcceptedSchema = Type.Object({
  transactionId: Type.String(),
  balance: Type.Optional(Type.Integer({ description: 'Minor units' })),
})
export type Accepted = Static<typeof AcceptedSchema>

/** Days that a player may let a vendor go on for at most. */
export const mostStandingDays = 90

/** Why a session that goes on after its player has ended. */
export const standingEnds = ['short', 'done', 'expired', 'refused', 'ended'] as const
export type StandingEnd = (typeof standingEnds)[number]

/** Wins that may be sent with one call. */
export const mostWins = 250

/** A win that was refused, while others of its call were taken. After `unavailable` it may be sent again. */
const RefusedWinSchema = Type.Object({
  transactionId: Type.String(),
  code: Type.Unsafe<SeamlessProblem>({ type: 'string', enum: Object.keys(seamlessProblemStatus) }),
  message: Type.String(),
})

/**
 * The calls of the seamless wallet, made by a vendor's server: `POST {base}/{name}`, JSON body, signed.
 * - `authenticate` exchanges a one-time launch token for a game session.
 * - `bet` takes the stake and opens the round.
 * - `win` settles the round; 0 settles it as lost.
 * - `wins` settles up to 250 rounds, each for itself as `win` does, for draws that many have bet on.
 * - `rollback` gives the stake of an unsettled round back. When the bet has not come yet, it leaves a tombstone that
 *   refuses the bet later.
 * - `standing` is for a subscription that the player has asked for while playing: it answers a session that goes on after the player has
 *   signed out, for stakes up to an amount and so many days. A frozen account ends it too.
 * - `endStanding` ends such a session as soon as its subscription needs it no more; it stays ended. A session that is
 *   unknown or over already is answered alike. The player is told once what `tell` says.
 * `win`, `wins` and `rollback` work after the session has expired or its player has signed out. A refused call changes nothing and is not remembered.
 */
export const seamlessCalls = {
  authenticate: {
    body: Type.Object({ merchant, transactionId, launch: token('One-time token of the launch') }, strict),
    value: AuthenticatedSchema,
  },
  balance: {
    body: Type.Object({ merchant, session }, strict),
    value: Type.Object({ balance: Type.Integer({ description: 'Minor units' }) }),
  },
  bet: {
    body: Type.Object({ merchant, session, transactionId, roundId, amount: amount(1) }, strict),
    value: AcceptedSchema,
  },
  win: {
    body: Type.Object({ merchant, transactionId, roundId, amount: amount(0) }, strict),
    value: AcceptedSchema,
  },
  wins: {
    body: Type.Object(
      {
        merchant,
        wins: Type.Array(Type.Object({ transactionId, roundId, amount: amount(0) }, strict), {
          minItems: 1,
          maxItems: mostWins,
        }),
      },
      strict,
    ),
    value: Type.Object({
      outcomes: Type.Array(Type.Union([AcceptedSchema, RefusedWinSchema]), {
        description: 'One for each, in their order',
      }),
    }),
  },
  standing: {
    body: Type.Object(
      {
        merchant,
        session,
        transactionId,
        amount: amount(1),
        days: Type.Integer({ minimum: 1, maximum: mostStandingDays }),
      },
      strict,
    ),
    value: Type.Object({ session }),
  },
  endStanding: {
    body: Type.Object(
      {
        merchant,
        session,
        tell: Type.Optional(
          Type.Unsafe<StandingEnd>({
            type: 'string',
            enum: standingEnds,
            description:
              'What the player is told: the balance was short, all was bought, its days are over, no more is taken of it, or it has ended without a reason; nothing when left out',
          }),
        ),
      },
      strict,
    ),
    value: Type.Object({}),
  },
  rollback: {
    body: Type.Object(
      {
        merchant,
        session,
        transactionId,
        roundId,
        betTransactionId: id('Transaction id of the bet'),
        reason: Type.Optional(VoidReasonSchema),
      },
      strict,
    ),
    value: AcceptedSchema,
  },
} as const

export type SeamlessCall = keyof typeof seamlessCalls
export type SeamlessBody<Call extends SeamlessCall> = Static<(typeof seamlessCalls)[Call]['body']>
export type SeamlessValue<Call extends SeamlessCall> = Static<(typeof seamlessCalls)[Call]['value']>
