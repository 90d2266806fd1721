import type { Transaction } from 'kysely'
import { ask, listOf } from '../../database/ask.ts'
import type { Database } from '../../database/schema.ts'
import { type GameSession, hashToken } from './gameSessions.ts'
import type { PlayedAccount } from './readRounds.ts'
import type { RoundCall } from './roundCall.ts'
import type { SeamlessContext } from './seamlessContext.ts'

/** A game session, over or not, and what a bet in it needs. */
export interface Play extends GameSession, PlayedAccount {
  /** When the player's own session ends; null when there is none any more, or never was. */
  readonly login_expires_at: Date | null
  readonly game_name: string | null
  readonly game_type: string | null
}

export type FindPlay = (context: SeamlessContext, token: string) => Play | undefined

const read = `
  select s.merchant_id, s.session_hash, s.vendor_code, s.account_id, s.member_id, s.node_id, s.trial, s.login_hash,
    s.expires_at, s.standing_amount, accounts.kind as account_kind, accounts.currency, login.expires_at as login_expires_at,
    games.name as game_name, games.game_type
  from (
    select distinct merchant_id, decode(hash, 'hex') as session_hash
    from unnest($1::integer[], $2::text[]) given (merchant_id, hash)
    order by 1, 2
  ) named
  join game_sessions s using (merchant_id, session_hash)
  join accounts using (merchant_id, account_id)
  left join games using (merchant_id, node_id)
  left join lateral (
    select expires_at from sessions where merchant_id = s.merchant_id and token_hash = s.login_hash for key share
  ) login on true`

/**
 * The game sessions that the calls name. The players' own sessions are locked, so that a sign-out waits for the bets that
 * are being placed, and no bet is taken after it.
 */
export async function readPlays(trx: Transaction<Database>, calls: readonly RoundCall[]): Promise<FindPlay> {
  const hashes = new Map(
    calls.flatMap(({ body }) => ('session' in body ? [[body.session, hexOf(body.session)] as const] : [])),
  )
  const named = calls.flatMap(({ context, body }) =>
    'session' in body ? [{ merchant: context.merchant.id, hash: hashes.get(body.session) }] : [],
  )
  if (named.length === 0) return () => undefined
  const rows = await ask<Play>(trx, read, [
    listOf(named.map(({ merchant }) => merchant)),
    named.map(({ hash }) => hash),
  ])
  const plays = new Map(
    rows.map((row) => [nameOf(row.merchant_id, row.vendor_code, row.session_hash.toString('hex')), row]),
  )
  return ({ merchant, vendor }, token) => plays.get(nameOf(merchant.id, vendor, hashes.get(token)))
}

const hexOf = (token: string): string => hashToken(token).toString('hex')

const nameOf = (merchantId: number, vendor: string, hash: string | undefined): string =>
  `${merchantId} ${vendor} ${hash}`
