import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, signIn } from '../testing/callGateway.ts'
import { createTcpProxy, type TcpProxy } from '../testing/createTcpProxy.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { type Account, ensureAccount } from '../wallet/accounts.ts'
import { ledgerOf } from '../wallet/ledger.ts'
import { verifyLedger } from '../wallet/verifyLedger.ts'
import { createServerDatabase } from './createTestDatabase.ts'
import { migrateDatabase } from './migrateDatabase.ts'
import { openPostgres } from './openPostgres.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''

// The embedded database has no connections that could be lost.
describe.skipIf(serverUrl === '')('a PostgreSQL server that goes away', () => {
  let gateway: TestGateway
  let proxy: TcpProxy
  let drop: () => Promise<void>
  let player: { cookie: string }
  /** A connection that waits for none of the gateway's. */
  let operator: pg.Client

  beforeAll(async () => {
    const server = await createServerDatabase(serverUrl)
    drop = server.drop
    operator = new pg.Client(server.url)
    await operator.connect()
    const url = new URL(server.url)
    proxy = await createTcpProxy({ host: url.hostname, port: Number(url.port) })
    url.host = `127.0.0.1:${proxy.port}`
    const db = openPostgres({ databaseUrl: url.href, connections: 4, patience: 100 }, () => undefined)
    await migrateDatabase(db)
    gateway = await createTestGateway({ database: { db, close: () => db.destroy() } })
    player = await signIn(gateway, 'demoplayer')
  })
  afterAll(async () => {
    proxy.thaw()
    await gateway.close()
    proxy.close()
    await operator.end()
    await drop()
  })

  const balance = () => call(gateway, 'balance', { headers: player })

  test.each([
    ['killed', async () => proxy.cut()],
    [
      'restarted',
      async () => {
        await operator.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        )
      },
    ],
  ])(
    'FO01 a gateway whose database is %s under load answers 503 with Retry-After, recovers, and doubles no transfer',
    async (how, harm) => {
      const { db, merchant } = gateway
      const [from, to] = await db.transaction().execute(async (trx) => {
        const house: Account = await ensureAccount(trx, { merchantId: merchant.id, kind: 'house', currency: 'USD' })
        const guest = await ensureAccount(trx, { merchantId: merchant.id, kind: 'trial', owner: how, currency: 'USD' })
        return [house.accountId, guest.accountId]
      })
      const transfer = (key: string) =>
        ledgerOf(db).post({
          merchantId: merchant.id,
          kind: 'transfer',
          idempotencyKey: key,
          reference: how,
          lines: [
            { accountId: from, amount: -1n },
            { accountId: to, amount: 1n },
          ],
          at: gateway.clock.now(),
        })
      const failures: unknown[] = []
      const answers = new Set<number>()
      const post = async (key: string): Promise<void> => {
        for (;;) {
          try {
            await transfer(key)
            return
          } catch (error) {
            failures.push(error)
          }
        }
      }
      const read = async (): Promise<void> => {
        const answer = await balance()
        answers.add(answer.statusCode)
        if (answer.statusCode === 503) expect(answer.headers['retry-after']).toBe('2')
      }
      let posted = 0
      // Until one was under way when the connections went.
      for (let round = 1; round <= 10 || (failures.length === 0 && round <= 100); round += 1) {
        const keys = Array.from({ length: 12 }, (_, index) => `${how}-${round}-${index}`)
        posted += keys.length
        const work = keys.flatMap((key) => [post(key), read()])
        if (round % 3 === 0) await harm()
        await Promise.all(work)
      }
      expect(failures.length).toBeGreaterThan(0)
      for (const error of failures)
        expect(error).toMatchObject({ code: expect.stringMatching(/^(57P0[1-3]|08006|E[A-Z]+)$/) })
      expect([...answers].filter((status) => status !== 200 && status !== 503)).toEqual([])
      expect((await balance()).statusCode).toBe(200)
      expect(await verifyLedger(db)).toEqual([])
      const { count } = await db
        .selectFrom('journal')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .where('reference', '=', how)
        .executeTakeFirstOrThrow()
      expect(count).toBe(BigInt(posted))
    },
  )

  test('FO06 a read answers 503 with Retry-After while the database is frozen, and works again afterwards', async () => {
    expect((await balance()).statusCode).toBe(200)
    proxy.freeze()
    const answers = await Promise.all(Array.from({ length: 8 }, balance))
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ code: 'unavailable', retryAfter: 2 })
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('2')
    }
    expect((await gateway.app.inject('/readyz')).statusCode).toBe(503)
    proxy.thaw()
    expect((await balance()).statusCode).toBe(200)
  })

  test('FO06 lists of games go on while the database is away; whoever is signed in and money have to wait', async () => {
    const list = () => call(gateway, 'gameList')
    const usual = (await list()).json()
    proxy.freeze()
    for (const answer of await Promise.all(Array.from({ length: 8 }, list))) expect(answer.json()).toEqual(usual)
    expect((await call(gateway, 'memberInfo', { headers: player })).statusCode).toBe(503)
    expect((await balance()).statusCode).toBe(503)
    proxy.thaw()
    expect((await balance()).statusCode).toBe(200)
    expect((await list()).json()).toEqual(usual)
  })
})
