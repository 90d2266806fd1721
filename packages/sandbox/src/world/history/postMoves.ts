import { createHash } from 'node:crypto'
import type { Database, Merchant, SandboxHost } from '@foyer/gateway/ports'
import { sql, type Transaction } from 'kysely'
import { insertRows } from '../../insertRows.ts'
import type { MoneyMove } from './moneyMoves.ts'

/** A movement of one account against a vendor or the house. */
export interface AccountMove extends MoneyMove {
  readonly accountId: bigint
  readonly idempotencyKey: string
}

const journalColumns = {
  merchant_id: 'integer',
  journal_id: 'bigint',
  idempotency_key: 'text',
  request_hash: 'bytea',
  kind: 'text',
  reference: 'text',
  created_at: 'timestamptz',
}
const entryColumns = {
  merchant_id: 'integer',
  journal_id: 'bigint',
  line: 'integer',
  account_id: 'bigint',
  amount: 'bigint',
  balance_after: 'bigint',
}

/**
 * Posts many past transfers at once, in the order given, with the entries `postTransfer` would have written. The database
 * checks them as it checks any other: sums of zero, and no member below zero.
 */
export async function postMoves(
  host: SandboxHost,
  trx: Transaction<Database>,
  merchant: Merchant,
  moves: readonly AccountMove[],
): Promise<void> {
  const others = await openOthers(host, trx, merchant, moves)
  const balances = await lockBalances(trx, merchant.id, [
    ...new Set([...moves.map(({ accountId }) => accountId), ...others.values()]),
  ])
  const ids = await reserveIds(trx, moves.length)
  const entries = moves.flatMap((move, index) => {
    const other = others.get(move.vendor) ?? 0n
    const line = (accountId: bigint, amount: bigint, number: number) => {
      const balance = (balances.get(accountId) ?? 0n) + amount
      balances.set(accountId, balance)
      return {
        merchant_id: merchant.id,
        journal_id: String(ids[index]),
        line: number,
        account_id: String(accountId),
        amount: String(amount),
        balance_after: String(balance),
      }
    }
    return [line(move.accountId, BigInt(move.amount), 1), line(other, -BigInt(move.amount), 2)]
  })
  await insertRows(
    trx,
    'journal',
    journalColumns,
    moves.map((move, index) => ({
      merchant_id: merchant.id,
      journal_id: String(ids[index]),
      idempotency_key: move.idempotencyKey,
      // Nobody repeats these requests; the hash only has to be one of its own.
      request_hash: `\\x${createHash('sha256').update(move.idempotencyKey).digest('hex')}`,
      kind: move.kind,
      reference: move.reference,
      created_at: new Date(move.at).toISOString(),
    })),
  )
  await insertRows(trx, 'entries', entryColumns, entries)
  for (const [accountId, balance] of balances) {
    await trx
      .updateTable('accounts')
      .set({ balance })
      .where('merchant_id', '=', merchant.id)
      .where('account_id', '=', accountId)
      .execute()
  }
}

/** Account of each vendor in `moves`, and of the house under `undefined`. */
async function openOthers(
  { ensureAccount }: SandboxHost,
  trx: Transaction<Database>,
  { id, currency }: Merchant,
  moves: readonly AccountMove[],
): Promise<ReadonlyMap<string | undefined, bigint>> {
  const others = new Map<string | undefined, bigint>()
  for (const vendor of new Set(moves.map((move) => move.vendor))) {
    const kind = vendor === undefined ? 'house' : 'vendor'
    const account = await ensureAccount(trx, { merchantId: id, kind, owner: vendor ?? '', currency })
    others.set(vendor, account.accountId)
  }
  return others
}

async function lockBalances(
  trx: Transaction<Database>,
  merchantId: number,
  accountIds: readonly bigint[],
): Promise<Map<bigint, bigint>> {
  if (accountIds.length === 0) return new Map()
  const rows = await trx
    .selectFrom('accounts')
    .select(['account_id', 'balance'])
    .where('merchant_id', '=', merchantId)
    .where('account_id', 'in', accountIds)
    .orderBy('account_id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.account_id, row.balance]))
}

/** Journal ids in rising order, so that a later movement has the higher one. */
async function reserveIds(trx: Transaction<Database>, count: number): Promise<readonly bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select nextval(pg_get_serial_sequence('journal', 'journal_id')) as id from generate_series(1, ${count}::integer)
  `.execute(trx)
  return rows.map(({ id }) => id)
}
