import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../database/createTestDatabase.ts'
import type { OpenDatabase } from '../database/openDatabase.ts'
import { createTestGateway } from '../testing/createTestGateway.ts'
import { claimDatabase } from './claimDatabase.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.db.deleteFrom('settings').execute())

const secret = 'a secret for tests, long enough to be one'
const claim = (mode: 'sandbox' | 'production', own = secret) => claimDatabase(database.db, { mode, secret: own })

test.each([
  ['production', 'sandbox'],
  ['sandbox', 'production'],
] as const)('GW11 a %s world is refused to a gateway in %s mode, in one line that names both', async (owner, other) => {
  expect(await claim(owner)).toEqual({ isNew: true })
  await expect(claim(other)).rejects.toThrow(
    new RegExp(`^The database holds a ${owner} world and FOYER_MODE is ${other}; set FOYER_MODE=${owner}, or .*$`),
  )
  expect(await claim(owner)).toEqual({ isNew: false })
})

test('GW11 another secret than the one the world was made under is refused, and the database keeps neither', async () => {
  await claim('production')
  await expect(claim('production', 'another secret of sixteen and more')).rejects.toThrow(
    /^The database was made under another FOYER_VENDOR_SECRET.*; set FOYER_VENDOR_SECRET to that one.*$/,
  )
  expect(await claim('production')).toEqual({ isNew: false })
  expect(JSON.stringify(await database.db.selectFrom('settings').selectAll().execute())).not.toContain(
    'secret for tests',
  )
})

test('GW11 a world without a mark is a sandbox when it has demo accounts, and production otherwise', async () => {
  const gateway = await createTestGateway({ database: { db: database.db, close: async () => undefined } })
  await gateway.close()
  await expect(claim('production')).rejects.toThrow('holds a sandbox world')
  expect(await claim('sandbox')).toEqual({ isNew: false })

  const { db } = database
  await db.deleteFrom('settings').execute()
  await db.updateTable('members').set({ type: 0 }).where('username_key', '=', 'demoagent').execute()
  await expect(claim('sandbox')).rejects.toThrow('holds a production world')
  expect(await claim('production')).toEqual({ isNew: false })
})
