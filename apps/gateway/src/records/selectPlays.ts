import { gameTypesAsked } from '@foyer/contract'
import { type Kysely, sql } from 'kysely'
import type { SignedInContext } from '../calls/handlers.ts'
import type { RecordSpan } from '../calls/recordSpan.ts'
import type { Database } from '../database/schema.ts'
import { isOfType } from './isOfType.ts'
import { type EntryFilter, selectEntries } from './selectEntries.ts'

type Asker = Pick<SignedInContext, 'merchant' | 'session'>

/**
 * Settled rounds that were played from wallets of vendors, told as entries would tell them at the moment they ended: the
 * stake, the win, and what the wallet at the vendor has lost by the round, which makes all three nothing together.
 */
export function selectOwnRounds(
  db: Kysely<Database>,
  { merchant, session }: Asker,
  { from, to }: Pick<RecordSpan, 'from' | 'to'>,
  { vassalage, ...play }: Omit<EntryFilter, 'kind'> = {},
) {
  const parts = sql<{ kind: string; amount: bigint }>`(values ('bet', -b.bet_amount), ('win', b.win_amount),
    ('wallet', b.bet_amount - b.win_amount))`
  let rounds = db
    .selectFrom('bets as b')
    .innerJoinLateral(parts.as<'part'>(sql`part(kind, amount)`), (join) => join.onTrue())
    .where('b.merchant_id', '=', merchant.id)
    .where('b.member_id', '=', session.memberId)
    .where('b.status', 'in', ['WON', 'LOST'])
    .where('b.own_settled_at', '>=', from)
    .where('b.own_settled_at', '<', to)
  const types = gameTypesAsked(play)
  if (types !== undefined) rounds = rounds.where(isOfType(types))
  if (vassalage !== undefined) rounds = rounds.where('b.vendor_code', '=', vassalage)
  return rounds
}

/** Everything that was played: entries of play, and rounds of vendors’ own wallets (`own_wallet`), which have none. */
export function selectPlays(
  db: Kysely<Database>,
  asker: Asker,
  span: Pick<RecordSpan, 'from' | 'to'>,
  filter: Omit<EntryFilter, 'kind'>,
) {
  const entries = selectEntries(db, asker, span, { ...filter, kind: 'play' })
    .select(['e.amount', sql<string>`j.kind`.as('kind'), 'j.created_at as at', 'b.game_type', 'b.vendor_code'])
    .select(sql<boolean>`false`.as('own_wallet'))
  const own = selectOwnRounds(db, asker, span, filter)
    .where('part.kind', '<>', 'wallet')
    .select(['part.amount', 'part.kind', sql<Date>`b.own_settled_at`.as('at'), 'b.game_type', 'b.vendor_code'])
    .select(sql<boolean>`true`.as('own_wallet'))
  return db.selectFrom(entries.unionAll(own).as('p'))
}
