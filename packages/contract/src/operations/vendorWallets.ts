import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type Amount, AmountSchema, toMinor } from '../schemas/amount.ts'
import { type WalletRefusal, walletRefusals } from '../wallets/vendorWallet.ts'

/** `PENDING`: the vendor has not said what became of it; `UNDONE`: the money is back where it came from. */
const statuses = ['PENDING', 'DONE', 'UNDONE'] as const
export type WalletTransferStatus = (typeof statuses)[number]

/** `unconfirmed`: the vendor never heard of the transfer. */
export type WalletTransferReason = WalletRefusal | 'unconfirmed'
const reasons = [...walletRefusals, 'unconfirmed'] as const

/** `Money` is text on the wire, minor units in the portal. */
export interface WalletTransfer<Money = number> {
  reference: string
  vendor: string
  /** Into the vendor's wallet, or out of it into the main wallet. */
  direction: 'in' | 'out'
  amount: Money
  status: WalletTransferStatus
  reason?: WalletTransferReason
  /** ISO 8601 instants of the world clock. */
  createdAt: string
  settledAt?: string
}

const vendorCode = Type.String({ pattern: '^[A-Z][A-Z0-9_]{1,39}$', description: 'Code of the vendor' })
const direction = Type.Union([Type.Literal('in'), Type.Literal('out')], {
  description: "`in`: from the main wallet into the vendor's; `out`: back",
})

const WalletTransferSchema = Type.Object({
  reference: Type.String(),
  vendor: Type.String(),
  direction,
  amount: AmountSchema,
  status: Type.Unsafe<WalletTransferStatus>(Type.Union(statuses.map((status) => Type.Literal(status)))),
  reason: Type.Optional(Type.Unsafe<WalletTransferReason>(Type.Union(reasons.map((reason) => Type.Literal(reason))))),
  createdAt: Type.String({ description: 'ISO 8601 instant' }),
  settledAt: Type.Optional(Type.String({ description: 'ISO 8601 instant' })),
})

const transferFromWire = (transfer: WalletTransfer<Amount>, decimals: number): WalletTransfer => ({
  ...transfer,
  amount: toMinor(transfer.amount, decimals),
})

export interface VendorWallet {
  vendor: string
  /** As players read it. */
  name: string
  /** The brand names the vendor no more: money only comes back from there. */
  isClosed?: boolean
}

export interface VendorWallets<Money = number> {
  list: VendorWallet[]
  /** Those under way, and the last that ended; the newest first. */
  transfers: WalletTransfer<Money>[]
}

/** P02. Vendors that keep a wallet of their own, or have money of the member that kept one, and transfers with them; their balances are asked one by one. */
export const vendorWallets = defineOperation<undefined, VendorWallets<Amount>, VendorWallets>()(
  {
    path: '/wps/relay/GCS_vendorWallets',
    method: 'GET',
    access: 'real',
    requirement: 'P02',
    summary: "Vendors' wallets and the last transfers with them",
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          vendor: Type.String(),
          name: Type.String(),
          isClosed: Type.Optional(Type.Boolean({ description: 'Money only comes back from there' })),
        }),
      ),
      transfers: Type.Array(WalletTransferSchema),
    }),
  },
  ({ list, transfers }, decimals) => ({
    list,
    transfers: transfers.map((transfer) => transferFromWire(transfer, decimals)),
  }),
)

/** A balance, or why there is none: the vendor did not answer. */
export interface VendorWalletBalance<Money = number> {
  balance?: Money
  problem?: 'unreachable'
}

/** P02. What is in one vendor's wallet. It takes as long as the vendor does, five seconds at most. */
export const vendorWalletBalance = defineOperation<
  { vendor: string },
  VendorWalletBalance<Amount>,
  VendorWalletBalance
>()(
  {
    path: '/wps/relay/GCS_vendorWalletBalance',
    method: 'GET',
    access: 'real',
    requirement: 'P02',
    summary: "Balance of one vendor's wallet",
    query: Type.Object({ vendor: vendorCode }),
    value: Type.Object({
      balance: Type.Optional(AmountSchema),
      problem: Type.Optional(Type.Literal('unreachable')),
    }),
  },
  ({ balance, ...rest }, decimals) => ({
    ...rest,
    ...(balance === undefined ? {} : { balance: toMinor(balance, decimals) }),
  }),
)

export interface WalletTransferInput {
  vendor: string
  direction: 'in' | 'out'
  amount: string
}

/**
 * P02. Moves money between the main wallet and a vendor's. The same key is answered with the same transfer, as far as it is
 * by then; one that is `PENDING` ends in `DONE` or `UNDONE` by itself.
 */
export const walletTransfer = defineOperation<WalletTransferInput, WalletTransfer<Amount>, WalletTransfer>()(
  {
    path: '/wps/relay/GCS_walletTransfer',
    method: 'POST',
    access: 'real',
    requirement: 'P02',
    summary: "Transfer into or out of a vendor's wallet",
    idempotent: true,
    body: Type.Object({
      vendor: vendorCode,
      direction,
      amount: Type.String({ pattern: '^\\d{1,13}(\\.\\d{1,8})?$', description: 'Such as "12.50"; more than zero' }),
    }),
    value: WalletTransferSchema,
  },
  transferFromWire,
)
