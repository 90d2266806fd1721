import { createHash } from 'node:crypto'
import type { InputOf, Operations } from '@foyer/contract'
import { paymentFee } from '@foyer/rules'
import type { Kysely, Transaction } from 'kysely'
import type { SignedInContext } from '../../calls/handlers.ts'
import { newReference } from '../../calls/newReference.ts'
import { ProblemError } from '../../calls/problem.ts'
import type { Database } from '../../database/schema.ts'
import { countAttempt } from '../../session/port.ts'
import { checkAmount } from '../checkDeposit.ts'
import { decimalsOf, type WayOut, waysOutOf } from '../methods.ts'
import { readAllowance } from './allowance.ts'
import { approvesItself } from './approvesItself.ts'
import { ownBankAccounts } from './bankAccounts.ts'
import { checkPaymentPassword } from './checkPaymentPassword.ts'
import { heldUntil } from './heldUntil.ts'
import { holdMember } from './holdMember.ts'
import { postReserve } from './postWithdrawal.ts'
import { readTurnover } from './turnover.ts'
import { addWithdrawalEvent, type WithdrawalRow } from './withdrawals.ts'

export type StartWithdrawal = InputOf<Operations['startWithdrawal']>

/** More than a person starts. */
const startLimit = { most: 40, windowSeconds: 3600, waitSeconds: 300 }

/** Begins a withdrawal, or finds the one that was begun by the same request. */
export async function startWithdrawal(context: SignedInContext, input: StartWithdrawal): Promise<WithdrawalRow> {
  const { db, merchant, session, clock } = context
  const known = await findByKey(db, context)
  if (known !== undefined) return sameRequest(known, input)
  const wanted = await checkInput(context, input)
  await checkPaymentPassword(context, input.paymentPassword)
  await countAttempt({ db, clock, merchantId: merchant.id }, `withdrawal:${session.memberId}`, startLimit)
  return db.transaction().execute((trx) => bookWithdrawal(trx, context, input, wanted))
}

interface Wanted {
  readonly method: WayOut
  readonly amount: bigint
  readonly bankAccountId: bigint
}

async function checkInput(
  context: SignedInContext,
  { methodId, amount, bankAccountId }: StartWithdrawal,
): Promise<Wanted> {
  const method = waysOutOf(context, context.merchant).find(({ id }) => id === methodId)
  const checked = checkAmount(amount, method, decimalsOf(context.merchant))
  const account = await ownBankAccounts(context.db, context)
    .where('bank_account_id', '=', BigInt(bankAccountId))
    .executeTakeFirst()
  if (account === undefined)
    throw new ProblemError('validation_failed', {
      issues: [{ path: '/bankAccountId', message: 'is not one of yours' }],
    })
  return { ...checked, bankAccountId: account.bank_account_id }
}

/**
 * Takes the money off the balance with the withdrawal that it is for. The account is held before anything of it is read, so
 * that of requests at the same time each finds what those before it have left.
 */
export async function bookWithdrawal(
  trx: Transaction<Database>,
  context: SignedInContext,
  input: StartWithdrawal,
  { method, amount, bankAccountId }: Wanted,
): Promise<WithdrawalRow> {
  const { merchant, session, clock, idempotencyKey = '' } = context
  const { accountId } = await holdMember(trx, context)
  const meanwhile = await findByKey(trx, context)
  if (meanwhile !== undefined) return sameRequest(meanwhile, input)
  if ((await heldUntil(trx, context)) !== undefined) throw new ProblemError('withdrawals_held')
  const at = clock.now()
  const { times, amount: day } = await readAllowance(trx, context)
  if (times?.left === 0 || (day !== undefined && day.left < amount)) throw new ProblemError('allowance_used')
  const { turnover } = merchant.config.payments.withdrawal
  const { remaining } = await readTurnover(trx, { merchantId: merchant.id, accountId }, turnover)
  if (remaining > 0n) throw new ProblemError('turnover_open')
  const row = await trx
    .insertInto('withdrawals')
    .values({
      merchant_id: merchant.id,
      reference: newReference('W'),
      member_id: session.memberId,
      idempotency_key: idempotencyKey,
      request_hash: hashOf(input),
      method_id: method.id,
      kind: method.kind,
      provider: method.provider,
      bank_account_id: bankAccountId,
      currency: merchant.currency,
      amount,
      fee: paymentFee(amount, method.fee, decimalsOf(merchant)),
      status: 'PENDING',
      reason: null,
      receipt: null,
      created_at: at,
      sent_at: null,
      due_at: approvesItself(merchant, amount, at) ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await postReserve(trx, row, at)
  await addWithdrawalEvent(trx, row, { step: 'started', source: 'member', at })
  return row
}

function findByKey(
  db: Kysely<Database>,
  { merchant, session, idempotencyKey = '' }: SignedInContext,
): Promise<WithdrawalRow | undefined> {
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
}

function sameRequest(row: WithdrawalRow, input: StartWithdrawal): WithdrawalRow {
  if (!row.request_hash.equals(hashOf(input))) throw new ProblemError('idempotency_conflict')
  return row
}

/** The password is no part of what is asked for. */
const hashOf = ({ methodId, amount, bankAccountId }: StartWithdrawal): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([methodId, amount, bankAccountId]))
    .digest()
