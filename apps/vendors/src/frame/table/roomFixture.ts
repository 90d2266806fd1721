import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fastify from 'fastify'
import { createEventParser } from '../../client/api/parseEvents.ts'
import { createFakeWallet } from '../../server/fakeWallet.ts'
import { GameError } from '../../server/gameError.ts'
import { createSeamlessClient } from '../../server/seamlessClient.ts'
import type { OpenedTables, TableGround } from '../kind.ts'
import type { SessionRecord } from '../store/records.ts'
import { createHandClock } from './handClock.ts'
import type { TableClock } from './tableClock.ts'

interface RoomOptions {
  readonly kind: string
  readonly open: (ground: TableGround, clock: TableClock) => OpenedTables
  readonly draw: (count: number) => number
  readonly balance?: number
}

/** Tables over a wallet reached by HTTP and a file that outlives `restart`; the clock is moved by hand. */
export async function createRoomFixture<Table, Own>({ kind, open, draw, balance = 100_000 }: RoomOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-tables-'))
  const secret = Buffer.from('secret of the vendor in tests')
  const wallet = await createFakeWallet(secret, balance)
  const problems: unknown[] = []
  const callWallet = createSeamlessClient({ gatewayUrl: wallet.url, secretOf: () => secret, pauses: [1, 1] })
  const sessions = new Map<string, SessionRecord>()
  const addSession = (player: string, gameId = 'lvo-0001'): string => {
    const id = `session-of-${player}-${sessions.size}`
    sessions.set(id, {
      id,
      player,
      gameId,
      vendor: 'LVO',
      merchant: 'COMET',
      walletSession: 'wallet-session-0001',
      currency: 'USD',
      decimals: 2,
      trial: false,
      // What the tables do not look at is left out.
    } as unknown as SessionRecord)
    return id
  }

  const start = async () => {
    const hand = createHandClock()
    const database = new DatabaseSync(join(folder, 'games.sqlite'))
    const app = fastify({ ajv: { customOptions: { removeAdditional: false, coerceTypes: false } } })
    app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) =>
      error instanceof GameError
        ? reply.code(error.status).send({ code: error.code })
        : reply.code(error.statusCode === 400 ? 422 : 500).send({ code: error.message }),
    )
    const find = (id: string | undefined): SessionRecord => {
      const session = sessions.get(id ?? '')
      if (session === undefined) throw new GameError('session_over')
      return session
    }
    const tables = open(
      {
        app,
        database,
        findSession: (id) => sessions.get(id),
        sessionOf: ({ headers }) => find(headers.authorization),
        balanceOf: async ({ vendor, merchant, walletSession }) =>
          (await callWallet(vendor, 'balance', { merchant, session: walletSession })).balance,
        confirm: async () => {
          if (wallet.sessionOver) throw new GameError('session_over')
        },
        walletOf: () => callWallet,
        draw,
        draws: { read: async () => undefined, countBetween: async () => undefined },
        now: hand.clock.now,
        worldTime: hand.clock.now,
        onProblem: (error) => void problems.push(error),
      },
      hand.clock,
    )
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    return { app, hand, database, tables, url }
  }
  let running = await start()
  const stop = async (): Promise<void> => {
    running.tables.close()
    await running.app.close()
    running.database.close()
  }

  const send = async (session: string, path: string, body?: object) => {
    const answer = await fetch(`${running.url}/api/${kind}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: session, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    // Each test knows what it asked for.
    return { status: answer.status, body: (await answer.json()) as { code?: string; balance?: number } }
  }
  /** Sits down and keeps what the stream says last. */
  const sit = async (session: string, table = '1') => {
    const gone = new AbortController()
    const answer = await fetch(`${running.url}/api/${kind}/${table}/events`, {
      headers: { authorization: session },
      signal: gone.signal,
    })
    const seen: { table?: Table; own?: Own; ended: boolean } = { ended: false }
    const take = createEventParser(({ name, data }) => {
      // The stream's names are those of its shapes.
      if (name === 'table') seen.table = JSON.parse(data) as Table
      // Sent by the server under test.
      if (name === 'own') seen.own = JSON.parse(data) as Own
    })
    const listen = async (): Promise<void> => {
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) take(part.value)
    }
    const done = listen()
      .catch(() => undefined)
      .then(() => {
        seen.ended = true
      })
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      seen,
      leave: async () => {
        gone.abort()
        await done
      },
      post: (path: string, body: object) => send(session, `/${table}${path}`, { ticket: randomUUID(), ...body }),
    }
  }
  return {
    wallet,
    problems,
    addSession,
    send,
    sit,
    move: (ms: number) => running.hand.move(ms),
    settleOpen: () => running.tables.settleOpen(),
    roundsOf: (session: string) => running.tables.roundsOf(session),
    lobbyOf: (gameId = 'lvo-0001') =>
      running.tables.lobbyOf?.({ merchant: 'COMET', gameId, currency: 'USD', decimals: 2, trial: false }, '')?.table,
    ask: (sql: string) => running.database.prepare(sql).all(),
    restart: async (whileStopped: (database: DatabaseSync) => void = () => undefined) => {
      await stop()
      const database = new DatabaseSync(join(folder, 'games.sqlite'))
      whileStopped(database)
      database.close()
      running = await start()
    },
    close: async () => {
      await stop()
      await wallet.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
