import { type SelectQueryBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RequestContext } from '../calls/requestContext.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { ensureAccount } from '../wallet/port.ts'
import { verifyLedger } from '../wallet/verifyLedger.ts'
import { selectBalanceAt } from './selectBalanceAt.ts'
import { selectEntries } from './selectEntries.ts'

const days = 400
const perDay = 20
const last = Date.parse('2026-11-21T00:00:00Z')
const day = 86_400_000

let gateway: TestGateway
let who: Parameters<typeof selectEntries>[1]
beforeAll(async () => {
  gateway = await createTestGateway()
  const { db, merchant } = gateway
  const { member_id } = await db
    .selectFrom('members')
    .select('member_id')
    .where('username', '=', 'demoplayer')
    .executeTakeFirstOrThrow()
  // Of a session only whose it is matters here.
  who = { merchant, session: { memberId: member_id } as NonNullable<RequestContext['session']> }
  const shared = { merchantId: merchant.id, currency: merchant.currency }
  const own = await ensureAccount(db, { ...shared, kind: 'member', memberId: member_id })
  const house = await ensureAccount(db, { ...shared, kind: 'house' })
  await sql`
    with given as (
      select number, nextval('journal_journal_id_seq') as journal_id,
        ${new Date(last - days * day)}::timestamptz + number * interval '72 minutes' as at
      from generate_series(0, ${days * perDay - 1}::int) number
    ), booked as (
      insert into journal (merchant_id, journal_id, idempotency_key, request_hash, kind, reference, created_at)
      select ${merchant.id}, journal_id, 'span:' || number, sha256('span'), 'deposit', 'span', at from given
    ), written as (
      insert into entries (merchant_id, journal_id, line, account_id, amount, balance_after, created_at)
      select ${merchant.id}, journal_id, line, account_id, amount, balance + amount * (number + 1), at
      from given cross join (values
        (1, ${own.accountId}::bigint, 1::bigint, ${own.balance}::bigint),
        (2, ${house.accountId}::bigint, -1::bigint, ${house.balance}::bigint)
      ) lines (line, account_id, amount, balance)
    )
    update accounts set balance = balance + ${days * perDay}::bigint * case kind when 'member' then 1 else -1 end
    where merchant_id = ${merchant.id} and account_id in (${own.accountId}, ${house.accountId})`.execute(db)
  await sql`analyze`.execute(db)
})
afterAll(() => gateway.close())

interface PlanNode {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanNode[]
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Rows of each table that a query took into its hand, those it let go again included. */
async function rowsRead<Tables, Table extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Table, Row>) {
  const [explained] = await query.explain<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>('json', sql`analyze`)
  const read: Record<string, number> = {}
  for (const node of explained ? nodesOf(explained['QUERY PLAN'][0].Plan) : []) {
    const { 'Relation Name': table, 'Actual Loops': loops } = node
    const rows =
      node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
    if (table !== undefined) read[table] = (read[table] ?? 0) + rows * loops
  }
  return read
}

const dayOf = { from: new Date(last - 200 * day), to: new Date(last - 199 * day) }

test('GW07 the books of these tests are right', async () => {
  expect(await verifyLedger(gateway.db)).toEqual([])
})

test.each([
  ['every entry', {}],
  ['play', { kind: 'play' }],
  ['one kind', { kind: 'deposit' }],
])('P07 P08 a history of one day over %s reads the entries of that day only', async (_what, filter) => {
  const read = await rowsRead(selectEntries(gateway.db, who, dayOf, filter).select('e.amount'))
  expect(read).toMatchObject({ entries: perDay, journal: perDay })
})

test('QR23 the balance a statement opens with reads nothing from before it', async () => {
  const { db } = gateway
  expect(await rowsRead(selectBalanceAt(db, who, dayOf.from))).toMatchObject({ entries: 200 * perDay })
  const before = await selectEntries(db, who, { from: new Date(0), to: dayOf.from })
    .select(sql<bigint>`sum(e.amount)::bigint`.as('balance'))
    .execute()
  expect(await selectBalanceAt(db, who, dayOf.from).execute()).toEqual(before)
})
