import { createHash } from 'node:crypto'
import { siteLanguages } from '@foyer/brand'
import type { InputOf, Operations, PaymentAnswer } from '@foyer/contract'
import { paymentFee, writeDecimal } from '@foyer/rules'
import { sql, type Transaction } from 'kysely'
import type { SignedInContext } from '../calls/handlers.ts'
import { newReference } from '../calls/newReference.ts'
import { ProblemError } from '../calls/problem.ts'
import type { Database } from '../database/schema.ts'
import { countAttempt } from '../session/port.ts'
import { applyReport } from './applyReport.ts'
import { checkDeposit } from './checkDeposit.ts'
import { addEvent, type DepositRow, findDeposit, lockDeposit, updateDeposit } from './deposits.ts'
import { decimalsOf, type Method, methodsOf } from './methods.ts'
import { createPaymentProvider } from './paymentProvider.ts'

export type StartDeposit = InputOf<Operations['startDeposit']>

const minute = 60 * 1000
/** More than a person starts. */
const startLimit = { most: 40, windowSeconds: 3600, waitSeconds: 300 }
/** Codes of vouchers are not to be guessed. */
const voucherLimit = { most: 10, windowSeconds: 3600, waitSeconds: 900 }
/**
 * For this long an equal deposit that is still to be paid is the same one, from whatever tab it is asked for. Not longer: a
 * transfer that was sent may take a day, and a second one that names the same reference waits for a person.
 */
const sameFor = 30 * minute

/** Begins a deposit, or finds the one that was begun by the same request, and hands it to its provider. */
export async function startDeposit(context: SignedInContext, input: StartDeposit): Promise<DepositRow> {
  const { db, merchant, session, clock, idempotencyKey = '' } = context
  const known = await findByKey(context, idempotencyKey)
  const requestHash = hashOf(input)
  if (known !== undefined) return handOver(context, sameRequest(known, requestHash), input)

  const found = methodsOf(context, merchant).find(({ id }) => id === input.methodId)
  const { method, amount } = checkDeposit(input, found, decimalsOf(merchant))
  const begun = await db.transaction().execute(async (trx) => {
    await lockMember(trx, context)
    const meanwhile = await trx
      .selectFrom('deposits')
      .selectAll()
      .where('merchant_id', '=', merchant.id)
      .where('member_id', '=', session.memberId)
      .where((where) =>
        where.or([
          where('idempotency_key', '=', idempotencyKey),
          where.and([
            where('request_hash', '=', requestHash),
            where('status', '=', 'PENDING'),
            where.or([
              where('created_at', '>', new Date(clock.now().getTime() - sameFor)),
              // One that nobody can pay yet is asked for again, however long that takes.
              where('instructions', '=', sql<never>`'{}'::jsonb`),
            ]),
            where('expires_at', '>', clock.now()),
          ]),
        ]),
      )
      .orderBy('deposit_id', 'desc')
      .executeTakeFirst()
    if (meanwhile !== undefined) return sameRequest(meanwhile, requestHash)
    return (await countStart(trx, context, method)) ?? insertDeposit(trx, context, method, amount, requestHash)
  })
  if (begun instanceof ProblemError) throw begun
  return handOver(context, begun, input)
}

/** Counts a deposit that is begun, not one that is found again. Returns why there is none, so that the count is committed. */
async function countStart(
  trx: Transaction<Database>,
  { merchant, session, clock }: SignedInContext,
  { kind }: Method,
): Promise<ProblemError | undefined> {
  const scope = { db: trx, clock, merchantId: merchant.id }
  try {
    await countAttempt(scope, `deposit:${session.memberId}`, startLimit)
    if (kind === 'voucher') await countAttempt(scope, `voucher:${session.memberId}`, voucherLimit)
    return undefined
  } catch (error) {
    if (error instanceof ProblemError) return error
    throw error
  }
}

function findByKey({ db, merchant, session }: SignedInContext, key: string): Promise<DepositRow | undefined> {
  return db
    .selectFrom('deposits')
    .selectAll()
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

function sameRequest(deposit: DepositRow, requestHash: Buffer): DepositRow {
  if (!deposit.request_hash.equals(requestHash)) throw new ProblemError('idempotency_conflict')
  return deposit
}

const hashOf = ({ methodId, amount, voucher = '' }: StartDeposit): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([methodId, amount, voucher]))
    .digest()

/** Of two requests of one member one comes first, whichever gateway they reach. */
async function lockMember(trx: Transaction<Database>, { merchant, session }: SignedInContext): Promise<void> {
  const key = createHash('sha256').update(`deposits\n${merchant.id}\n${session.memberId}`).digest().readBigInt64BE()
  await sql`select pg_advisory_xact_lock(${key}::bigint)`.execute(trx)
}

async function insertDeposit(
  trx: Transaction<Database>,
  { merchant, session, clock, idempotencyKey = '' }: SignedInContext,
  method: Method,
  amount: bigint,
  requestHash: Buffer,
): Promise<DepositRow> {
  const now = clock.now()
  const fee = paymentFee(amount, method.fee, decimalsOf(merchant))
  const row = await trx
    .insertInto('deposits')
    .values({
      merchant_id: merchant.id,
      reference: newReference('D'),
      member_id: session.memberId,
      idempotency_key: idempotencyKey,
      request_hash: requestHash,
      method_id: method.id,
      kind: method.kind,
      provider: method.provider,
      provider_reference: null,
      currency: merchant.currency,
      amount,
      fee,
      fee_terms: JSON.stringify(method.fee),
      status: 'PENDING',
      reason: null,
      paid_amount: null,
      paid_event: null,
      paid_again: null,
      instructions: '{}',
      journal_id: null,
      created_at: now,
      expires_at: new Date(now.getTime() + method.openFor * minute),
      ask_at: new Date(now.getTime() + minute),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await addEvent(trx, row, { step: 'started', source: 'member', at: now, amount })
  return row
}

/** Tells the provider of a deposit that it does not know yet; a provider that cannot be reached is told by the same request later. */
async function handOver(context: SignedInContext, deposit: DepositRow, { voucher }: StartDeposit): Promise<DepositRow> {
  const { db, merchant, clock, secrets, onUnsigned, siteOrigin, language } = context
  const isOpen = deposit.status === 'PENDING' && deposit.expires_at > clock.now()
  const method = methodsOf(context, merchant).find(({ provider }) => provider === deposit.provider)
  if (!isOpen || deposit.provider_reference !== null || method === undefined) return deposit
  const decimals = decimalsOf(merchant)
  const { prefix = '' } = siteLanguages(merchant.config.languages).find(({ tag }) => tag === language) ?? {}
  const answer = await createPaymentProvider(
    deposit.provider,
    method.url,
    secrets.ofPayments(deposit.provider),
    onUnsigned,
  ).create({
    merchant: merchant.code,
    merchantName: merchant.name,
    reference: deposit.reference,
    amount: writeDecimal(deposit.amount, decimals),
    currency: deposit.currency,
    language,
    returnUrl: `${siteOrigin}${prefix}/?centre=member.depositv2&centre.deposit=${deposit.reference}`,
    expiresAt: deposit.expires_at.toISOString(),
    ...(voucher === undefined ? {} : { voucher }),
  })
  if (answer !== undefined && isKnown(answer))
    await db.transaction().execute(async (trx) => {
      const locked = await lockDeposit(trx, merchant.id, deposit.reference)
      if (locked === undefined || locked.provider_reference !== null) return
      await updateDeposit(trx, locked, {
        provider_reference: answer.providerReference ?? answer.reference,
        ...(answer.instructions === undefined ? {} : { instructions: JSON.stringify(answer.instructions) }),
      })
      await addEvent(trx, locked, { step: 'waiting', source: 'provider', at: clock.now() })
      await applyReport(trx, locked, answer, { source: 'provider', at: clock.now(), decimals, isSeen: true })
    })
  return (await findDeposit(db, merchant.id, deposit.reference)) ?? deposit
}

const isKnown = ({ state }: PaymentAnswer): boolean => state !== 'unknown'
