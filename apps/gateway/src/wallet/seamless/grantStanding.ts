import type { MoneyNoticeKind, SeamlessBody, SeamlessValue, StandingEnd } from '@foyer/contract'
import { addNotice } from '../addNotice.ts'
import { findGameSession, hashToken, readGameSession, sessionTokenOf } from './gameSessions.ts'
import type { SeamlessContext } from './seamlessContext.ts'
import { SeamlessError } from './seamlessError.ts'

const dayMs = 24 * 3_600_000

/**
 * A session for stakes that a player lets the vendor go on taking (QP11): of the account and the game they play now, up to an amount, for
 * so many days. Only a player who is signed in and plays for real money grants one; a granted one grants no other.
 */
export function grantStanding(
  context: SeamlessContext,
  { session: token, transactionId, amount, days }: SeamlessBody<'standing'>,
): Promise<SeamlessValue<'standing'>> {
  return context.db.transaction().execute(async (trx) => {
    const { merchant, vendor, secrets, clock } = context
    const played = await readGameSession(trx, context, token)
    if (played.trial || played.standing_amount !== null || played.login_hash === null)
      throw new SeamlessError('session_expired', 'The game session grants no standing order')
    const granted = sessionTokenOf(secrets.ofVendor(vendor), `standing\n${token}`, transactionId)
    const { account_id, member_id, node_id } = played
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('game_sessions')
      .values({
        merchant_id: merchant.id,
        session_hash: hashToken(granted),
        vendor_code: vendor,
        account_id,
        member_id,
        node_id,
        trial: false,
        login_hash: null,
        expires_at: new Date(clock.now().getTime() + days * dayMs),
        standing_amount: BigInt(amount),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) {
      const known = await findGameSession(trx, context, granted)
      if (known?.standing_amount !== BigInt(amount))
        throw new SeamlessError('transaction_conflict', `Transaction ${transactionId} had another content`)
    }
    return { session: granted }
  })
}

const notices = {
  short: 'subscriptionShort',
  done: 'subscriptionDone',
  expired: 'subscriptionExpired',
  refused: 'subscriptionRefused',
  ended: 'subscriptionEnded',
} as const satisfies Record<StandingEnd, MoneyNoticeKind>

/** Ends one that is not needed any more and leaves word of it; a player's own session is none of it. */
export function endStanding(
  { db, merchant, vendor, clock }: SeamlessContext,
  { session, tell }: SeamlessBody<'endStanding'>,
): Promise<SeamlessValue<'endStanding'>> {
  const at = clock.now()
  return db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('game_sessions')
      .from('games')
      .set({ expires_at: at, standing_ended: true })
      .whereRef('games.merchant_id', '=', 'game_sessions.merchant_id')
      .whereRef('games.node_id', '=', 'game_sessions.node_id')
      .where('game_sessions.merchant_id', '=', merchant.id)
      .where('session_hash', '=', hashToken(session))
      .where('game_sessions.vendor_code', '=', vendor)
      .where('standing_amount', 'is not', null)
      .where('standing_ended', '=', false)
      .returning(['game_sessions.member_id', 'standing_amount', 'games.game_id'])
      .executeTakeFirst()
    if (tell !== undefined && ended?.member_id && ended.standing_amount !== null)
      await addNotice(
        trx,
        {
          merchant_id: merchant.id,
          member_id: ended.member_id,
          reference: ended.game_id,
          currency: merchant.currency,
        },
        { kind: notices[tell], amount: ended.standing_amount, at },
      )
    return {}
  })
}
