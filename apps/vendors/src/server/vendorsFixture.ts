import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { roundsBase, seamlessHeaders, signedPost } from '@foyer/contract'
import { createEventParser, type StreamEvent } from '../client/api/parseEvents.ts'
import type { Draw } from '../frame/random/draw.ts'
import { drawSecurely } from '../frame/random/drawSecurely.ts'
import type { SlotResult } from '../slot/engine/result.ts'
import type { GameState, PlayedRound, StartedGame } from '../wire/game.ts'
import { createVendorsServer } from './createVendorsServer.ts'
import type { DrawSource } from './drawSource.ts'
import { createFakeWallet } from './fakeWallet.ts'

/** What a game's page runs. */
export const script = 'void 0 // nothing is done here '.repeat(100)

/** A games' server over a wallet in memory; `restart` starts it again on the same file. */
export async function createVendorsFixture(balance = 10_000) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-vendors-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/index.js'), script)
  writeFileSync(join(folder, 'assets/index.js.br'), brotliCompressSync(script))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>game</title>')
  const secret = Buffer.from('secret of the vendor in tests')
  const wallet = await createFakeWallet(secret, balance)
  const world: {
    now: number
    draws: number
    tableDraw?: Draw
    readDraws?: DrawSource['read']
    countDraws?: DrawSource['countBetween']
  } = {
    now: Date.parse('2026-11-21T12:00:00Z'),
    draws: 0,
  }
  const gamesPath = join(folder, 'games.sqlite')

  const start = () =>
    createVendorsServer({
      gatewayUrl: wallet.url,
      portalOrigins: ['http://localhost:4000'],
      secretOf: () => secret,
      clientDir: folder,
      gamesPath,
      // Books draw whenever their clock says so; what a round draws is not theirs.
      tableDraw: (count) => world.tableDraw?.(count) ?? drawSecurely(count),
      draw: (count) => (world.draws++ * 7) % count,
      draws: {
        read: async (...asked) => world.readDraws?.(...asked),
        countBetween: async (...asked) => world.countDraws?.(...asked),
      },
      now: () => world.now,
      pauses: [1, 1],
      settleEvery: 20,
    })
  let app = await start()
  const send = async <Value>(method: 'GET' | 'POST', url: string, token?: string, body?: object) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const answer = await app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) })
    return { status: answer.statusCode, headers: answer.headers, body: answer.json<Value & { code?: string }>() }
  }
  const launch = { vendor: 'BGS', merchant: 'COMET', launch: 'one-time-token' }
  return {
    wallet,
    world,
    gamesPath,
    send,
    page: () => app.inject('/play/bgs-1'),
    /** Opens a stream of the server; each event goes to `take`. */
    listen: async (url: string, token: string, take: (event: StreamEvent) => void) => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await app.inject({ url, headers, payloadAsStream: true })
      const parse = createEventParser(take)
      answer.stream().on('data', (part: Buffer) => parse(part.toString()))
      let isOver = false
      answer.stream().on('close', () => {
        isOver = true
      })
      return { status: answer.statusCode, leave: () => void answer.stream().destroy(), isOver: () => isOver }
    },
    get: (url: string, headers = {}) => app.inject({ url, headers }),
    post: (url: string, payload: string, headers: Record<string, string>) =>
      app.inject({ method: 'POST', url, headers, payload }),
    start: async (where: Partial<typeof launch> = {}) =>
      (
        await send<StartedGame>('POST', '/api/session', undefined, {
          ...launch,
          gameId: wallet.gameId,
          exchangeId: randomUUID(),
          ...where,
        })
      ).body,
    /** What the gateway asks for when a player wants to see a round. */
    askReplay: async (question: object, caller = 'BGS', key = secret) => {
      const path = `${roundsBase}/replay`
      const callerHeader = seamlessHeaders.caller
      const post = await signedPost({ caller, callerHeader, path, body: JSON.stringify(question), secret: key })
      const answer = await app.inject({ method: 'POST', url: path, headers: post.headers, payload: post.body })
      return { status: answer.statusCode, body: answer.json<{ replay?: string; code?: string }>() }
    },
    state: (token: string) => send<GameState>('GET', '/api/session', token),
    spin: (token: string, playId: string, stake = 100) =>
      send<PlayedRound<SlotResult>>('POST', '/api/rounds/lines', token, { playId, stake }),
    restart: async () => {
      await app.close()
      app = await start()
    },
    close: async () => {
      await app.close()
      await wallet.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
