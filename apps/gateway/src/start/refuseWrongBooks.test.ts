import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { verifyLedger } from '../wallet/verifyLedger.ts'
import { refuseWrongBooks } from './refuseWrongBooks.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

/** What is said after harm that no statement of the gateway does, as damaged files do; it is undone afterwards. */
async function refusalAfter(...statements: readonly string[]): Promise<string> {
  let refusal = 'taken'
  const undone = gateway.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    for (const statement of statements) await sql.raw(statement).execute(trx)
    await refuseWrongBooks(trx).catch((error: Error) => {
      refusal = error.message
    })
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  return refusal
}

test('MN01 books that are right are taken', async () => {
  expect(await verifyLedger(gateway.db)).toEqual([])
  await refuseWrongBooks(gateway.db)
})

test.each([
  ['the entries are gone', ['delete from entries'], /account \d+ has balance -?\d+, its last entry is missing/],
  ['the table of entries is gone', ['drop table entries cascade'], /relation "entries" does not exist/],
  ['the accounts are gone', ['delete from accounts'], /there are entries and no accounts/],
  ['the members are gone', ['delete from members'], /account \d+ belongs to nobody/],
  ['the merchants are gone', ['delete from merchants'], /account \d+ belongs to nobody/],
  ['one balance has changed', ["update accounts set balance = balance + 1 where kind = 'house'"], /sum to \d+/],
])('FO09 a database in which %s is refused in one line', async (_what, statements, reason) => {
  const line = await refusalAfter(...statements)
  expect(line).toMatch(/^The books of the database are wrong: .*; restore it from a backup .*$/)
  expect(line).toMatch(reason)
})
