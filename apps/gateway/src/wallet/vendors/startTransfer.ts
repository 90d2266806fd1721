import { createHash } from 'node:crypto'
import type { WalletTransferInput } from '@foyer/contract'
import type { SignedInContext } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import { readAmount } from '../../calls/readAmount.ts'
import { countAttempt } from '../../session/port.ts'
import { memberReference } from '../memberReference.ts'
import { hasWallet } from './closedWallets.ts'
import { moveMoney, openAccounts } from './moveMoney.ts'
import { playerOf } from './playerOf.ts'
import { settleTransfer } from './settleTransfer.ts'
import { vendorWalletOf, type WalletTransferRow } from './walletTransfers.ts'

/** More than a person starts. */
const limit = { most: 240, windowSeconds: 3600, waitSeconds: 300 }
/** The vendor is asked this long after a transfer that it did not answer. */
const firstPauseMs = 15_000
/** What vendors' wallets take in one transfer, minor units. */
const most = 1_000_000_000_000_000n

/**
 * Begins a transfer between the main wallet and a vendor's, and tells the vendor; or finds the one that was begun with the
 * same key. The money is in transit until the vendor has said what became of it.
 */
export async function startTransfer(context: SignedInContext, input: WalletTransferInput): Promise<WalletTransferRow> {
  const { db, merchant, session, clock, idempotencyKey = '' } = context
  const known = await findByKey(context)
  const request_hash = hashOf(input)
  if (known !== undefined) return sameRequest(known, request_hash)
  const amount = await checkTransfer(input, context)
  await countAttempt({ db, clock, merchantId: merchant.id }, `wallets:${session.memberId}`, limit)
  const at = clock.now()
  const wanted = {
    merchant_id: merchant.id,
    reference: referenceOf(context),
    member_id: session.memberId,
    idempotency_key: idempotencyKey,
    request_hash,
    vendor_code: input.vendor,
    direction: input.direction,
    currency: merchant.currency,
    amount,
    status: 'PENDING',
    reason: null,
    created_at: at,
    settled_at: null,
    ask_at: new Date(at.getTime() + firstPauseMs),
  } as const
  await openAccounts(db, wanted)
  const begun = await db.transaction().execute(async (trx) => {
    // Of two calls with one key the second waits here for the first.
    const row = await trx
      .insertInto('wallet_transfers')
      .values(wanted)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row !== undefined) await moveMoney(trx, row, 'begin', at)
    return row
  })
  if (begun !== undefined) return tellVendor(context, begun)
  const first = await findByKey(context)
  if (first === undefined) throw new ProblemError('unavailable')
  return sameRequest(first, request_hash)
}

/** Hands a transfer to its vendor. No answer leaves it in transit; the vendor is asked for it later. */
async function tellVendor(context: SignedInContext, transfer: WalletTransferRow): Promise<WalletTransferRow> {
  const { db, clock, merchant, secrets } = context
  const { vendor_code: vendor, currency, reference, member_id, amount, direction } = transfer
  const order = {
    merchant: merchant.code,
    player: playerOf(secrets, { vendor, merchantId: merchant.id, id: member_id }),
    currency,
    reference,
    amount: Number(amount),
  }
  const answer = await vendorWalletOf(context, vendor)?.[direction === 'in' ? 'deposit' : 'withdraw'](order)
  return settleTransfer(db, transfer, answer, clock.now())
}

function findByKey({ db, merchant, session, idempotencyKey = '' }: SignedInContext) {
  return db
    .selectFrom('wallet_transfers')
    .selectAll()
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
}

function sameRequest(transfer: WalletTransferRow, requestHash: Buffer): WalletTransferRow {
  if (!transfer.request_hash.equals(requestHash)) throw new ProblemError('idempotency_conflict')
  return transfer
}

const hashOf = ({ vendor, direction, amount }: WalletTransferInput): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([vendor, direction, amount]))
    .digest()

const referenceOf = ({ merchant, session, idempotencyKey = '' }: SignedInContext): string =>
  memberReference({ merchantId: merchant.id, memberId: session.memberId, key: idempotencyKey })

async function checkTransfer(
  { vendor, direction, amount }: WalletTransferInput,
  context: SignedInContext,
): Promise<bigint> {
  const { merchant } = context
  const isOpen = merchant.walletVendors.has(vendor)
  if (!isOpen && (direction === 'in' || !(await hasWallet(context, vendor))))
    throw refuse('/vendor', 'has no wallet of its own')
  // Nothing is sent on its way where nobody could ever be asked what became of it.
  if (vendorWalletOf(context, vendor) === undefined) throw new ProblemError('unavailable')
  const minor = readAmount(amount, merchant.decimals)
  if (minor === 0n) throw refuse('/amount', 'must be more than zero')
  if (minor > most) throw refuse('/amount', 'is too much for one transfer')
  return minor
}

const refuse = (path: string, message: string): ProblemError =>
  new ProblemError('validation_failed', { issues: [{ path, message }] })
