import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createServerDatabase } from '../database/createTestDatabase.ts'
import { deleteExpired } from '../database/deleteExpired.ts'
import { migrateDatabase } from '../database/migrateDatabase.ts'
import { openPostgres } from '../database/openPostgres.ts'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway, testSecrets } from '../testing/createTestGateway.ts'
import { holdSession } from './createSession.ts'
import { storePassword } from './passwords/storePassword.ts'
import { hashSessionToken } from './sessionToken.ts'

// Works as ever; something else happens right after it.
vi.mock('./createSession.ts', { spy: true })

const serverUrl = process.env.TEST_DATABASE_URL ?? ''

// The embedded database carries out one transaction at a time.
describe.skipIf(serverUrl === '')('two transactions on one account', () => {
  let gateway: TestGateway
  let drop: () => Promise<void>
  beforeAll(async () => {
    const server = await createServerDatabase(serverUrl)
    drop = server.drop
    const db = openPostgres({ databaseUrl: server.url, connections: 4 }, () => undefined)
    await migrateDatabase(db)
    gateway = await createTestGateway({ database: { db, close: () => db.destroy() } })
  })
  afterAll(async () => {
    await gateway.close()
    await drop()
  })
  beforeEach(() => gateway.clock.set('2026-11-21T12:00:00Z'))

  /** Waits until one transaction waits for another. */
  async function untilOneWaits(): Promise<void> {
    await vi.waitFor(
      async () => {
        const { rows } = await sql`select 1 from pg_locks where not granted`.execute(gateway.db)
        expect(rows).not.toEqual([])
      },
      { timeout: 15_000 },
    )
  }

  /** The owner sets a new password, as after one that was forgotten. */
  async function resetPassword(username: string): Promise<boolean> {
    const { db, merchant, clock } = gateway
    const query = db.selectFrom('members').select(['member_id as memberId', 'password_hash as passwordHash'])
    const account = await query.where('username_key', '=', username).executeTakeFirstOrThrow()
    const address = '198.51.100.1'
    const context = { merchant, clock, secrets: testSecrets, address, deviceToken: undefined, keepDevice: () => {} }
    return db.transaction().execute((trx) => storePassword(trx, context, account, account.passwordHash))
  }

  test.each([
    ['saveProfile', { values: { nickname: 'Ada' } }],
    ['setPaymentPassword', { newPassword: '271828', confirmNewPassword: '271828' }],
  ] as const)(
    'A08 %s and a new password that ends its session wait for one another and are both carried out',
    async (id, body) => {
      const headers = await signIn(gateway, 'demodownline')
      const { holdSession: hold } = await vi.importActual<{ holdSession: typeof holdSession }>('./createSession.ts')
      let reset: Promise<boolean> | undefined
      vi.mocked(holdSession).mockImplementationOnce(async (...args) => {
        await hold(...args)
        reset = resetPassword('demodownline')
        await untilOneWaits()
      })
      const changed = await call(gateway, id, { headers, body })
      expect(changed.statusCode, changed.body).toBe(200)
      expect(await reset).toBe(true)
      expect((await call(gateway, 'memberInfo', { headers })).json().code).toBe('not_logged_in')
    },
  )

  test('A08 what has expired is deleted beside a transaction that holds some of it, and neither waits for the other', async () => {
    const { db, clock } = gateway
    const token = (headers: { cookie: string }) => /foyer-session=([^;]+)/.exec(headers.cookie)?.[1] ?? ''
    const [held, free] = [await signIn(gateway, 'demoplayer'), await signIn(gateway, 'demoplayer')].map(token)
    const sessions = async () =>
      (await db.selectFrom('sessions').select('token_hash').execute()).map(({ token_hash }) =>
        token_hash.toString('hex'),
      )
    const [heldHash = '', freeHash = ''] = [held, free].map((one) => hashSessionToken(one ?? '').toString('hex'))
    clock.set('2026-11-23T12:00:00Z')
    await db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('sessions')
        .select('member_id')
        .where('token_hash', '=', Buffer.from(heldHash, 'hex'))
        .forUpdate()
        .execute()
      await deleteExpired(db, clock)
    })
    expect(await sessions()).toContain(heldHash)
    expect(await sessions()).not.toContain(freeHash)
    await deleteExpired(db, clock)
    expect(await sessions()).not.toContain(heldHash)
  })
})
