import type { TransferDownlines, TransferPartner } from '@foyer/contract'
import type { Kysely } from 'kysely'
import { containsPattern } from '../../database/likePattern.ts'
import type { Database } from '../../database/schema.ts'
import type { MovedMoney } from './decideTransfers.ts'

interface Asker {
  readonly merchantId: number
  readonly memberId: bigint
}

/** Who stands above a member; nobody above most. */
export async function readUpline(
  db: Kysely<Database>,
  { merchantId, memberId }: Asker,
): Promise<TransferPartner | undefined> {
  return db
    .selectFrom('members as m')
    .innerJoin('members as u', (join) =>
      join.onRef('u.merchant_id', '=', 'm.merchant_id').onRef('u.member_id', '=', 'm.upline_id'),
    )
    .select(['u.username as account', 'u.nickname'])
    .where('m.merchant_id', '=', merchantId)
    .where('m.member_id', '=', memberId)
    .executeTakeFirst()
}

/** As many downlines as one answer lists. */
const listedDownlines = 20

/** Those directly below a member that have a wallet in the currency, by a part of their user name or nickname (X07). */
export async function readDownlines(
  db: Kysely<Database>,
  { merchantId, memberId, currency }: Asker & { readonly currency: string },
  text: string,
): Promise<TransferDownlines> {
  const pattern = containsPattern(text.trim())
  const rows = await db
    .selectFrom('members as m')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.merchant_id', '=', 'm.merchant_id').onRef('a.member_id', '=', 'm.member_id'),
    )
    .select(({ fn }) => ['m.username as account', 'm.nickname', fn.countAll().over().as('total')])
    .where('m.merchant_id', '=', merchantId)
    .where('m.upline_id', '=', memberId)
    .where('a.kind', '=', 'member')
    .where('a.owner', '=', '')
    .where('a.currency', '=', currency)
    .where((one) => one.or([one('m.username', 'ilike', pattern), one('m.nickname', 'ilike', pattern)]))
    .orderBy('m.username_key')
    .limit(listedDownlines)
    .execute()
  return {
    list: rows.map(({ account, nickname }) => ({ account, nickname })),
    totalCount: Number(rows[0]?.total ?? 0),
  }
}

export interface SentMoney extends MovedMoney {
  readonly at: Date
  readonly to: TransferPartner
}

/** How many transfers are listed; the account record has all of them. */
const listed = 50

/** What a member sent from the main wallet to those of other members, the newest first (P05). */
export async function readSent(db: Kysely<Database>, { merchantId, memberId }: Asker): Promise<readonly SentMoney[]> {
  const rows = await db
    .selectFrom('accounts as a')
    .innerJoin('entries as e', (join) =>
      join.onRef('e.merchant_id', '=', 'a.merchant_id').onRef('e.account_id', '=', 'a.account_id'),
    )
    .innerJoin('journal as j', (join) =>
      join.onRef('j.merchant_id', '=', 'e.merchant_id').onRef('j.journal_id', '=', 'e.journal_id'),
    )
    .innerJoin('entries as oe', (join) =>
      join.onRef('oe.merchant_id', '=', 'e.merchant_id').onRef('oe.journal_id', '=', 'e.journal_id'),
    )
    .innerJoin('accounts as o', (join) =>
      join.onRef('o.merchant_id', '=', 'oe.merchant_id').onRef('o.account_id', '=', 'oe.account_id'),
    )
    .innerJoin('members as to', (join) =>
      join.onRef('to.merchant_id', '=', 'o.merchant_id').onRef('to.member_id', '=', 'o.member_id'),
    )
    .select([
      'e.journal_id',
      'e.amount',
      'e.balance_after',
      'j.reference',
      'j.created_at',
      'to.username',
      'to.nickname',
    ])
    .where('a.merchant_id', '=', merchantId)
    .where('a.kind', '=', 'member')
    .where('a.owner', '=', '')
    .where('a.member_id', '=', memberId)
    .where('j.kind', '=', 'transfer')
    .where('e.amount', '<', 0n)
    .where('o.kind', '=', 'member')
    .where('o.owner', '=', '')
    .where('o.member_id', '!=', memberId)
    .orderBy('e.journal_id', 'desc')
    .limit(listed)
    .execute()
  return rows.map((row) => ({
    journalId: row.journal_id,
    reference: row.reference,
    amount: -row.amount,
    balance: row.balance_after,
    at: row.created_at,
    to: { account: row.username, nickname: row.nickname },
  }))
}
