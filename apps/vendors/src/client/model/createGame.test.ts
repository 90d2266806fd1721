import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { playRound, type RoundResult } from '../../engine/playRound.ts'
import { reels } from '../../engine/reels.ts'
import type { GameState, PlayedRound } from '../../wire/game.ts'
import { createGame } from './createGame.ts'
import type { Stage } from './showRound.ts'

const launch = { facts: { launch: 'one-time', vendor: 'BGS', merchant: 'COMET' }, language: 'en' }
const state: GameState = {
  gameId: 'g',
  kind: 'lines',
  title: 'Lantern Harbor',
  provider: 'Backstage Games',
  inHouse: true,
  otherGenre: false,
  trial: false,
  currency: 'USD',
  decimals: 2,
  language: 'en',
  balance: 1000,
  startedAt: '2026-11-21T12:00:00.000Z',
  totals: { rounds: 0, staked: 0, won: 0 },
  history: [],
}

const scatterStops = reels.map((strip, reel) => (reel > 0 && reel < 4 ? strip.indexOf('scatter') : 0))

function roundOf(playId: string, stake: number, stops: readonly number[]): PlayedRound<RoundResult> {
  let drawn = 0
  const result = playRound(stake, () => stops[drawn++ % stops.length] ?? 0)
  return { playId, roundId: 'R1', at: state.startedAt, result, balance: 1000 - stake + result.win }
}

interface Sent {
  readonly path: string
  readonly body: { readonly playId: string; readonly stake: number }
}

/** A server of answers in turn; a status of 0 is a lost connection. */
function serve(answers: readonly ((sent: Sent) => readonly [number, unknown])[]): Sent[] {
  const calls: Sent[] = []
  vi.stubGlobal('fetch', async (path: string, init: { body?: string }) => {
    const sent = { path, body: JSON.parse(init.body ?? '{}') as Sent['body'] }
    calls.push(sent)
    const [status, body] = answers[calls.length - 1]?.(sent) ?? [500, {}]
    if (status === 0) throw new TypeError('network')
    return new Response(JSON.stringify(body), { status })
  })
  return calls
}

const opens = () => [200, { token: 'token', state }] as const
const spins = (sent: Sent) => [200, roundOf(sent.body.playId, sent.body.stake, [0, 0, 0, 0, 0])] as const
const lost = () => [0, undefined] as const
const refuses = (code: string) => () => [409, { code }] as const

/** A stage without a screen, which takes no time and remembers what was shown. */
function createSilentStage(): Stage & { readonly landed: string[] } {
  const landed: string[] = []
  return {
    landed,
    rest: [9, 9, 9, 9, 9],
    roll: () => undefined,
    land: async (stops) => void landed.push(stops.join()),
    mark: () => undefined,
    pause: async () => undefined,
    goOn: () => undefined,
    hurried: () => false,
    until: async () => undefined,
    begin: () => undefined,
  }
}

async function openGame() {
  const stage = createSilentStage()
  const onRound = vi.fn()
  const game = createGame('g', launch, stage, onRound)
  await game.open()
  const settle = async (): Promise<void> => {
    for (let tries = 0; game.view().phase === 'spinning' && tries < 100; tries++) await vi.advanceTimersByTimeAsync(200)
    expect(game.view().phase).not.toBe('spinning')
  }
  return { game, stage, onRound, settle }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the game in the browser', () => {
  test('shows the stake gone at once and the result when the server has drawn it', async () => {
    serve([opens, spins])
    const { game, stage, settle } = await openGame()
    game.spin()
    expect(game.view()).toMatchObject({ phase: 'spinning', balance: 900 })
    await settle()
    const { result, balance } = roundOf('', 100, [0, 0, 0, 0, 0])
    expect(game.view()).toMatchObject({
      phase: 'idle',
      balance,
      win: result.win,
      totals: { rounds: 1, staked: 100, won: result.win },
    })
    expect(stage.landed).toEqual(['0,0,0,0,0'])
  })

  test('H17 says that a round is over after it was shown, and nothing of a refused one', async () => {
    serve([opens, spins, refuses('insufficient_funds'), () => [200, state]])
    const { game, onRound, settle } = await openGame()
    onRound.mockImplementation(() => expect(game.view().history).toHaveLength(1))
    game.spin()
    expect(onRound).not.toHaveBeenCalled()
    await settle()
    expect(onRound).toHaveBeenCalledTimes(1)
    game.spin()
    await settle()
    expect(onRound).toHaveBeenCalledTimes(1)
  })

  test('GW07 sends the same spin again when the connection breaks, and says so meanwhile', async () => {
    const calls = serve([opens, lost, lost, spins])
    const { game, settle } = await openGame()
    const notices = new Set<string | undefined>()
    game.subscribe(() => notices.add(game.view().notice))
    game.spin()
    await settle()
    expect(notices).toContain('reconnecting')
    expect(new Set(calls.slice(1).map(({ body }) => body.playId)).size).toBe(1)
    expect(game.view()).toMatchObject({ phase: 'idle', notice: undefined, totals: { rounds: 1 } })
  })

  test('QR20 spins once for a press, however often it is pressed meanwhile', async () => {
    const calls = serve([opens, spins, spins])
    const { game, settle } = await openGame()
    game.spin()
    game.spin()
    game.spin()
    await settle()
    expect(calls.filter(({ path }) => path === '/api/rounds/lines')).toHaveLength(1)
  })

  test('finishes a spin that was begun before a reload', async () => {
    serve([
      () => [200, { token: 'token', state: { ...state, balance: 980, openPlay: { playId: 'old', stake: 20 } } }],
      spins,
    ])
    const { game } = await openGame()
    expect(game.view()).toMatchObject({ phase: 'idle', notice: 'resumed', stake: 20, history: [{ playId: 'old' }] })
  })

  test('does not ask for a spin that the balance does not cover', async () => {
    const calls = serve([() => [200, { token: 'token', state: { ...state, balance: 50 } }]])
    const { game } = await openGame()
    game.spin()
    expect(game.view()).toMatchObject({ phase: 'idle', notice: 'insufficient_funds' })
    expect(calls).toHaveLength(1)
  })

  test('gives the stake back on the screen when the server refuses it', async () => {
    serve([opens, refuses('insufficient_funds'), () => [200, { ...state, balance: 70 }]])
    const { game, settle } = await openGame()
    game.spin()
    await settle()
    expect(game.view()).toMatchObject({ phase: 'idle', notice: 'insufficient_funds', balance: 70 })
  })

  test('stops where the session is over', async () => {
    serve([opens, () => [401, { code: 'session_over' }]])
    const { game, settle } = await openGame()
    game.spin()
    await settle()
    expect(game.view()).toMatchObject({ phase: 'blocked', blocked: 'session_over' })
  })

  test('opens nothing with a launch that was used', async () => {
    serve([() => [401, { code: 'launch_refused' }]])
    const { game } = await openGame()
    expect(game.view()).toMatchObject({ phase: 'blocked', blocked: 'launch_refused' })
  })

  test('shows every free spin, and in the end what the round won as a whole', async () => {
    const round = (sent: Sent) => [200, roundOf(sent.body.playId, sent.body.stake, scatterStops)] as const
    serve([opens, round])
    const { game, stage, settle } = await openGame()
    game.spin()
    await settle()
    expect(stage.landed).toHaveLength(9)
    expect(game.view().win).toBe(roundOf('', 100, scatterStops).result.win)
    expect(game.view().free).toBeUndefined()
  })
})
