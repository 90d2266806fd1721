import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type Amount, AmountSchema, toMinor } from '../schemas/amount.ts'

/** Money that was moved; the same whenever it is asked for. `Money` is text on the wire, minor units in the portal. */
export interface TransferDone<Money> {
  transferId: string
  /** What both sides read in their records of it. */
  reference: string
  /** What left the account. */
  amount: Money
  /** The balance right after it. */
  balance: Money
}

const TransferDoneSchema = Type.Object({
  transferId: Type.String({ description: 'Number of its entry in the ledger' }),
  reference: Type.String({ description: 'What both sides read in their records of it' }),
  amount: AmountSchema,
  balance: AmountSchema,
})

const doneFromWire = (
  { transferId, reference, amount, balance }: TransferDone<Amount>,
  decimals: number,
): TransferDone<number> => ({
  transferId,
  reference,
  amount: toMinor(amount, decimals),
  balance: toMinor(balance, decimals),
})

export interface MemberTransferInput {
  amount: string
  to?: string
}

/** P05, X07. From the caller's main wallet to the upline's, or an agent's to one of its downlines'. */
export const memberTransfer = defineOperation<MemberTransferInput, TransferDone<Amount>, TransferDone<number>>()(
  {
    path: '/wps/relay/GCS_memberTransfer',
    method: 'POST',
    access: 'real',
    requirement: 'P05',
    summary: 'Transfer to upline or downline',
    idempotent: true,
    body: Type.Object({
      amount: Type.String({ pattern: '^\\d{1,13}(\\.\\d{1,8})?$', description: 'Such as "12.50"; more than zero' }),
      to: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'User name; the upline without it' })),
    }),
    value: TransferDoneSchema,
  },
  doneFromWire,
)

export interface WireTransferStatus {
  booked: boolean
  transfer?: TransferDone<Amount>
}
export interface TransferStatus {
  booked: boolean
  transfer?: TransferDone<number>
}

/**
 * GW07. What became of a transfer whose answer was lost, by the `Idempotency-Key` it was sent with. What is not booked was
 * refused, never came, or is still on its way: sent again with its key, it is done once all the same.
 */
export const transferStatus = defineOperation<{ key: string }, WireTransferStatus, TransferStatus>()(
  {
    path: '/wps/relay/GCS_transferStatus',
    method: 'GET',
    access: 'real',
    requirement: 'GW07',
    summary: 'A transfer by its key',
    query: Type.Object({
      key: Type.String({ pattern: '^[A-Za-z0-9_.:-]{8,128}$', description: 'The key the transfer was sent with' }),
    }),
    value: Type.Object({ booked: Type.Boolean(), transfer: Type.Optional(TransferDoneSchema) }),
  },
  ({ booked, transfer }, decimals) => ({
    booked,
    ...(transfer === undefined ? {} : { transfer: doneFromWire(transfer, decimals) }),
  }),
)

/** Somebody whom the signed-in account may send money to. */
export interface TransferPartner {
  account: string
  nickname: string
}

const TransferPartnerSchema = Type.Object({ account: Type.String(), nickname: Type.String() })

/** Money that the signed-in account sent to another member. */
export interface SentTransfer<Money> extends TransferDone<Money> {
  time: string
  to: TransferPartner
}

export interface MemberTransfers<Money> {
  upline?: TransferPartner
  sent: SentTransfer<Money>[]
}

/** P05. To whom the signed-in account may send money above it, and what it sent to other members, the newest first. */
export const memberTransfers = defineOperation<undefined, MemberTransfers<Amount>, MemberTransfers<number>>()(
  {
    path: '/wps/relay/GCS_memberTransfers',
    method: 'GET',
    access: 'real',
    requirement: 'P05',
    summary: 'The upline, and the last 50 transfers to other members',
    value: Type.Object({
      upline: Type.Optional(TransferPartnerSchema),
      sent: Type.Array(
        Type.Object({
          ...TransferDoneSchema.properties,
          time: Type.String({ description: 'ISO 8601 instant' }),
          to: TransferPartnerSchema,
        }),
      ),
    }),
  },
  (answer, decimals) => ({
    ...answer,
    sent: answer.sent.map((one) => ({ ...one, ...doneFromWire(one, decimals) })),
  }),
)

export interface TransferDownlines {
  /** The first of them by user name; a longer part of the name finds the others. */
  list: TransferPartner[]
  /** How many there are with the text. */
  totalCount: number
}

/** X07. Downlines of the signed-in account that money can be sent to, by a part of their user name or nickname. */
export const transferDownlines = defineOperation<{ text?: string }, TransferDownlines>()({
  path: '/wps/relay/GCS_transferDownlines',
  method: 'GET',
  access: 'real',
  requirement: 'X07',
  summary: 'The first 20 downlines that money can be sent to',
  query: Type.Object({
    text: Type.Optional(Type.String({ maxLength: 64, description: 'Part of the user name or nickname' })),
  }),
  value: Type.Object({ list: Type.Array(TransferPartnerSchema), totalCount: Type.Integer({ minimum: 0 }) }),
})
