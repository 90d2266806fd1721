import Type, { type Static } from 'typebox'
import { seamlessHeaders } from '../seamless/headers.ts'

/** Headers of every call between the gateway and a vendor's wallet, both ways; the vendor's secret signs them. */
export const walletHeaders = seamlessHeaders

/** Address at a vendor's server, before the name of the call: `POST {base}/{call}`, JSON, signed. */
export const walletBase = '/wallet/v1'
/** Address at the gateway where a vendor reports what became of a transfer: `POST`, JSON, signed. */
export const walletReportPath = '/wallet/v1/report'

const strict = { additionalProperties: false } as const
const id = (description: string) =>
  Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9._:-]+$', description })
const merchant = Type.String({ minLength: 1, maxLength: 40, description: 'Merchant code' })
const player = id('The player, by the name that a game session has')
const currency = Type.String({ pattern: '^[A-Z]{3,5}$', description: 'Code of the currency' })
const reference = id('Names the transfer at the gateway')
const minor = { maximum: 1_000_000_000_000_000, description: 'Minor units' }

/**
 * What a vendor's wallet is asked. `deposit` puts money into it and `withdraw` takes it out; sent again with its reference,
 * each is answered as it stands and done once. `status` looks a transfer up; a reference that was answered `unknown` is
 * refused for good afterwards, so that a call that comes late moves nothing.
 */
export const walletCalls = {
  balance: Type.Object({ merchant, player, currency }, strict),
  deposit: Type.Object(
    { merchant, player, currency, reference, amount: Type.Integer({ minimum: 1, ...minor }) },
    strict,
  ),
  withdraw: Type.Object(
    { merchant, player, currency, reference, amount: Type.Integer({ minimum: 1, ...minor }) },
    strict,
  ),
  status: Type.Object({ merchant, reference }, strict),
} as const
export type WalletCall = keyof typeof walletCalls
export type WalletBalanceQuestion = Static<typeof walletCalls.balance>
export type WalletOrder = Static<typeof walletCalls.deposit>
export type WalletQuestion = Static<typeof walletCalls.status>

export const WalletBalanceSchema = Type.Object({ balance: Type.Integer({ minimum: 0, ...minor }) })

/** Why a vendor does not do a transfer. */
export const walletRefusals = ['insufficient_funds', 'player_locked', 'refused'] as const
export type WalletRefusal = (typeof walletRefusals)[number]
const reason = Type.Optional(Type.Unsafe<WalletRefusal>(Type.Union(walletRefusals.map((one) => Type.Literal(one)))))

/** `pending`: taken, and to be reported or asked for later; `unknown`: never heard of, and never to be done any more. */
export const walletStates = ['done', 'refused', 'pending', 'unknown'] as const
export type WalletState = (typeof walletStates)[number]

export const WalletAnswerSchema = Type.Object({
  reference,
  state: Type.Unsafe<WalletState>(Type.Union(walletStates.map((state) => Type.Literal(state)))),
  reason,
})
export type WalletAnswer = Static<typeof WalletAnswerSchema>

/** What a vendor reports of a transfer it had answered `pending`; sent again, it changes nothing. */
export const WalletReportSchema = Type.Object(
  { merchant, reference, state: Type.Union([Type.Literal('done'), Type.Literal('refused')]), reason },
  strict,
)
export type WalletReport = Static<typeof WalletReportSchema>

/** Every code a report may be refused with, and its HTTP status. */
export const walletProblemStatus = {
  /** Not JSON of the call's shape. */
  malformed: 422,
  /** Vendor, timestamp or signature missing or wrong. */
  signature_refused: 401,
  /** The merchant has no such transfer with this vendor. */
  transfer_unknown: 404,
  /** The transfer has ended otherwise. */
  transfer_ended: 409,
  /** Try the same call again. */
  unavailable: 503,
} as const
export type WalletProblem = keyof typeof walletProblemStatus
