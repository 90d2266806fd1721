import type { Transaction } from 'kysely'
import { ask } from '../../database/ask.ts'
import type { Database } from '../../database/schema.ts'
import type { TakenCall } from './decideCall.ts'
import { sessionDue, sessionExpiry } from './gameSessions.ts'

/** A call that was taken, and the journal row of its money. */
export interface DoneCall extends TakenCall {
  readonly journalId: bigint | undefined
}

const record = `
  with given as materialized (
    select * from json_to_recordset($1::json) given (
      merchant_id integer, vendor_code text, transaction_id text, kind text, round_id text, account_id bigint,
      amount bigint, journal_id bigint, request_hash bytea, target_id text, created_at timestamptz,
      is_recorded boolean, member_id bigint, node_id integer, game_name text, game_type text,
      status text, win_amount bigint, void_reason text, session_hash bytea, session_due timestamptz, session_ends timestamptz
    )
  ), remembered as (
    insert into wallet_transactions (merchant_id, vendor_code, transaction_id, kind, round_id, account_id, amount,
      journal_id, request_hash, target_id, created_at)
    select merchant_id, vendor_code, transaction_id, kind, round_id, account_id, amount, journal_id, request_hash,
      target_id, created_at
    from given
  ), opened as (
    insert into bets (merchant_id, vendor_code, round_id, member_id, node_id, game_name, game_type, bet_amount,
      win_amount, status, bet_at)
    select merchant_id, vendor_code, round_id, member_id, node_id, game_name, game_type, amount, 0, 'OPEN', created_at
    from given where is_recorded
  ), closed as (
    update bets set status = given.status, win_amount = given.win_amount, void_reason = given.void_reason,
      settled_at = given.created_at
    from given cross join lateral (
      select ctid as place from bets
      where merchant_id = given.merchant_id and vendor_code = given.vendor_code and round_id = given.round_id offset 0
    ) record
    where given.status is not null and bets.ctid = record.place
  )
  update game_sessions set expires_at = given.session_ends
  from given
  where game_sessions.merchant_id = given.merchant_id and game_sessions.session_hash = given.session_hash
    and game_sessions.expires_at < given.session_due and game_sessions.standing_amount is null`

/** Remembers the transactions, opens and closes records of bets and lets the games' sessions go on, with one statement. */
export async function recordCalls(trx: Transaction<Database>, done: readonly DoneCall[]): Promise<void> {
  if (done.length === 0) return
  await ask(trx, record, [JSON.stringify(done.map(rowOf))])
}

const bytes = (value: Buffer): string => `\\x${value.toString('hex')}`

/** A round played with play money is in no record of bets. */
function rowOf({ call, requestHash, accountId, amount, targetId, opens, closes, journalId }: DoneCall): object {
  const { merchant, vendor, clock } = call.context
  const now = clock.now()
  return {
    merchant_id: merchant.id,
    vendor_code: vendor,
    transaction_id: call.body.transactionId,
    kind: call.kind,
    round_id: call.body.roundId,
    account_id: String(accountId),
    amount: String(amount),
    journal_id: journalId === undefined ? null : String(journalId),
    request_hash: bytes(requestHash),
    target_id: targetId ?? null,
    created_at: now.toISOString(),
    is_recorded: opens !== undefined && !opens.trial,
    ...(opens === undefined
      ? {}
      : {
          member_id: opens.member_id === null ? null : String(opens.member_id),
          node_id: opens.node_id,
          game_name: opens.game_name,
          game_type: opens.game_type,
          session_hash: bytes(opens.session_hash),
          session_due: sessionDue(now).toISOString(),
          session_ends: sessionExpiry(now).toISOString(),
        }),
    ...(closes === undefined
      ? {}
      : { status: closes.status, win_amount: String(closes.winAmount), void_reason: closes.voidReason ?? null }),
  }
}
