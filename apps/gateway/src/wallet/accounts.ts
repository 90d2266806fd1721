import type { Kysely, Transaction } from 'kysely'
import type { AccountsTable, Database } from '../database/schema.ts'

export interface AccountName {
  readonly merchantId: number
  readonly kind: AccountsTable['kind']
  /** Member of a `member` or `trial` account. */
  readonly memberId?: bigint
  /** Vendor code of a `vendor` account, trial id of a guest's `trial` account, else empty. */
  readonly owner?: string
  readonly currency: string
}

export interface Account {
  readonly accountId: bigint
  /** Minor units. */
  readonly balance: bigint
}

/** The account of that name; it is opened with a zero balance when there is none. */
export async function ensureAccount(trx: Transaction<Database>, name: AccountName): Promise<Account> {
  const opened = await trx
    .insertInto('accounts')
    .values({
      merchant_id: name.merchantId,
      kind: name.kind,
      member_id: name.memberId ?? null,
      owner: name.owner ?? '',
      currency: name.currency,
    })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'kind', 'owner', 'member_id', 'currency']).doNothing())
    .returning(['account_id', 'balance'])
    .executeTakeFirst()
  if (opened !== undefined) return { accountId: opened.account_id, balance: opened.balance }
  const found = await findAccount(trx, name)
  if (found === undefined) throw new Error(`The ${name.kind} account could neither be opened nor read`)
  return found
}

/** Reads an account by name; also works outside a transaction. */
export async function findAccount(db: Kysely<Database>, name: AccountName): Promise<Account | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(['account_id', 'balance'])
    .where('merchant_id', '=', name.merchantId)
    .where('kind', '=', name.kind)
    .where('owner', '=', name.owner ?? '')
    .where('member_id', 'is not distinct from', name.memberId ?? null)
    .where('currency', '=', name.currency)
    .executeTakeFirst()
  return row && { accountId: row.account_id, balance: row.balance }
}
