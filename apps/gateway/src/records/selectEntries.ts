import { gameTypesAsked, type TransactionKind, transactionGroups, type WireTypeFilter } from '@foyer/contract'
import { type Kysely, sql } from 'kysely'
import type { SignedInContext } from '../calls/handlers.ts'
import type { RecordSpan } from '../calls/recordSpan.ts'
import type { Database } from '../database/schema.ts'
import { isOfType } from './isOfType.ts'

export interface EntryFilter extends WireTypeFilter {
  /** A kind of the journal or one of the contract's groups. */
  readonly kind?: string | undefined
  readonly vassalage?: string | undefined
}

interface KindGroup {
  readonly of?: readonly TransactionKind[]
  readonly notOf?: readonly TransactionKind[]
}
const groups: Readonly<Record<string, KindGroup>> = transactionGroups

const ofGames = ['bet', 'win', 'rollback'] as const satisfies readonly TransactionKind[]

/**
 * Entries of the signed-in account with their journal, and the bet that play belongs to. A journal of play refers to its
 * bet as `<vendor>:<round>`.
 */
export function selectEntries(
  db: Kysely<Database>,
  { merchant, session }: Pick<SignedInContext, 'merchant' | 'session'>,
  { from, to }: Pick<RecordSpan, 'from' | 'to'>,
  { kind, vassalage, ...play }: EntryFilter = {},
) {
  let entries = db
    .selectFrom('accounts as a')
    .innerJoin('entries as e', (join) =>
      join.onRef('e.merchant_id', '=', 'a.merchant_id').onRef('e.account_id', '=', 'a.account_id'),
    )
    .innerJoin('journal as j', (join) =>
      join.onRef('j.merchant_id', '=', 'e.merchant_id').onRef('j.journal_id', '=', 'e.journal_id'),
    )
    .leftJoin('bets as b', (join) =>
      join
        .onRef('b.merchant_id', '=', 'j.merchant_id')
        // Whatever else has a reference of this form: what is no play belongs to no bet.
        .on('j.kind', 'in', ofGames)
        .on(sql<boolean>`b.vendor_code = split_part(j.reference, ':', 1)`)
        .on(sql<boolean>`b.round_id = substr(j.reference, strpos(j.reference, ':') + 1)`),
    )
    .where('a.merchant_id', '=', merchant.id)
    .where('a.kind', '=', 'member')
    .where('a.member_id', '=', session.memberId)
    .where('e.created_at', '>=', from)
    .where('e.created_at', '<', to)
  // The column holds kinds this version may not know yet, so it is compared as text.
  if (kind !== undefined) {
    const { of = [kind], notOf } = groups[kind] ?? {}
    entries = notOf ? entries.where(sql<string>`j.kind`, 'not in', notOf) : entries.where(sql<string>`j.kind`, 'in', of)
  }
  const types = gameTypesAsked(play)
  if (types !== undefined) entries = entries.where(isOfType(types))
  if (vassalage !== undefined) entries = entries.where('b.vendor_code', '=', vassalage)
  return entries
}
