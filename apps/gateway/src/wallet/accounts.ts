import { type Kysely, sql } from 'kysely'
import type { AccountsTable, Database } from '../database/schema.ts'

export interface AccountName {
  readonly merchantId: number
  readonly kind: AccountsTable['kind']
  /** Member of a `member`, `trial` or `reserve` account. */
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
export async function ensureAccount(db: Kysely<Database>, name: AccountName): Promise<Account> {
  const opened = await db
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
  const found = await findAccount(db, name)
  if (found === undefined) throw new Error(`The ${name.kind} account could neither be opened nor read`)
  return found
}

/** Reads an account by name. */
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

/** The ids of accounts without a member, in the order of their names; what is missing is opened. */
export async function ensureAccounts(db: Kysely<Database>, names: readonly AccountName[]): Promise<readonly bigint[]> {
  if (names.length === 0) return []
  const wanted = new Map(names.map((name) => [textOf(name), name]))
  const { rows } = await sql<{ name: string; account_id: bigint }>`
    select merchant_id || ' ' || kind || ' ' || currency || ' ' || owner as name, account_id
    from unnest(
      ${[...wanted.values()].map(({ merchantId }) => merchantId)}::integer[],
      ${[...wanted.values()].map(({ kind }) => kind)}::text[],
      ${[...wanted.values()].map(({ owner = '' }) => owner)}::text[],
      ${[...wanted.values()].map(({ currency }) => currency)}::text[]
    ) wanted (merchant_id, kind, owner, currency)
    join accounts using (merchant_id, kind, owner, currency)
    where member_id is null`.execute(db)
  const ids = new Map(rows.map((row) => [row.name, row.account_id]))
  for (const [text, name] of wanted) if (!ids.has(text)) ids.set(text, (await ensureAccount(db, name)).accountId)
  return names.map((name) => ids.get(textOf(name)) ?? 0n)
}

const textOf = ({ merchantId, kind, owner = '', currency }: AccountName): string =>
  `${merchantId} ${kind} ${currency} ${owner}`
