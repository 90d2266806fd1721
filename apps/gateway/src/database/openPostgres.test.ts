import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from './openPostgres.ts'
import { postingDatabaseOf } from './postingDatabase.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''

function open(databaseUrl: string) {
  const db = openPostgres({ databaseUrl, connections: 1 }, () => undefined)
  onTestFinished(() => db.destroy())
  return [db, postingDatabaseOf(db).db]
}

test('GW11 FO08 a connection asks for nothing that a pooler refuses at its beginning', async () => {
  const asked: string[] = []
  const server = createServer((socket) => {
    socket.once('data', (data) => {
      asked.push(data.toString('latin1').slice(8))
      socket.destroy()
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on TCP
  for (const db of open(`postgres://foyer@127.0.0.1:${port}/books`))
    await expect(sql`select 1`.execute(db)).rejects.toThrow()
  const words = ['user', 'foyer', 'database', 'books', 'client_encoding', 'UTF8', '', '']
  expect(asked.map((text) => text.split('\0'))).toEqual([words, words])
})

test.skipIf(serverUrl === '')('GW11 FO08 every connection ends a statement after 30 seconds', async () => {
  for (const db of open(serverUrl))
    expect((await sql`show statement_timeout`.execute(db)).rows).toEqual([{ statement_timeout: '30s' }])
})
