import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameState, PlayedRound } from '../../wire/game.ts'
import { createInstantGame, type Scene } from './createInstantGame.ts'
import { createSession } from './createSession.ts'

const launch = { facts: { launch: 'one-time', vendor: 'BGS', merchant: 'COMET' }, language: 'en' }
const state: GameState = {
  player: 'p',
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
  now: 0,
  startedAt: '2026-11-21T12:00:00.000Z',
  totals: { rounds: 0, staked: 0, won: 0 },
  history: [],
}

const roundOf = (playId: string, stake: number): PlayedRound => ({
  playId,
  roundId: 'R1',
  at: state.startedAt,
  result: { stake, win: 40 },
  balance: 1000 - stake + 40,
})

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
const plays = (sent: Sent) => [200, roundOf(sent.body.playId, sent.body.stake)] as const
const lost = () => [0, undefined] as const
const refuses = (code: string) => () => [409, { code }] as const

/** A scene without a screen, which takes no time and remembers what was shown. */
function createSilentScene() {
  const shown: string[] = []
  const scene: Scene<PlayedRound['result']> = {
    begin: () => void shown.push('begin'),
    show: async ({ win }) => void shown.push(`won ${win}`),
    undo: async () => void shown.push('undo'),
    until: async () => undefined,
  }
  return { scene, shown }
}

async function openGame() {
  const { scene, shown } = createSilentScene()
  const onRound = vi.fn()
  const session = createSession('g', launch, onRound)
  await session.open()
  const game = createInstantGame(session, scene, { stakes: [20, 100], defaultStake: 100 })
  await game.start()
  const settle = async (): Promise<void> => {
    for (let tries = 0; game.view().phase === 'playing' && tries < 100; tries++) await vi.advanceTimersByTimeAsync(200)
  }
  const view = () => ({ ...game.view(), ...session.view(), phase: game.view().phase })
  return { game, session, view, shown, onRound, settle }
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

describe('an instant game in the browser', () => {
  test('shows the stake gone at once and the result when the server has drawn it', async () => {
    serve([opens, plays])
    const { game, session, view, shown, settle } = await openGame()
    expect(session.view().phase).toBe('open')
    game.play()
    expect(view()).toMatchObject({ phase: 'playing', balance: 900 })
    await settle()
    const { result, balance } = roundOf('', 100)
    expect(view()).toMatchObject({
      phase: 'idle',
      balance,
      totals: { rounds: 1, staked: 100, won: result.win },
    })
    expect(shown).toEqual(['begin', 'won 40'])
  })

  test('H17 says that a round is over after it was shown, and nothing of a refused one', async () => {
    serve([opens, plays, refuses('insufficient_funds'), () => [200, { ...state, balance: 940 }]])
    const { game, view, onRound, settle } = await openGame()
    onRound.mockImplementation(() => expect(view().history).toHaveLength(1))
    game.play()
    expect(onRound).not.toHaveBeenCalled()
    await settle()
    expect(onRound).toHaveBeenCalledTimes(1)
    game.play()
    await settle()
    expect(onRound).toHaveBeenCalledTimes(1)
  })

  test('GW07 sends the same round again when the connection breaks, and says so meanwhile', async () => {
    const calls = serve([opens, lost, lost, plays])
    const { game, session, view, settle } = await openGame()
    const notices = new Set<string | undefined>()
    session.subscribe(() => notices.add(view().notice))
    game.play()
    await settle()
    expect(notices).toContain('reconnecting')
    expect(new Set(calls.slice(1).map(({ body }) => body.playId)).size).toBe(1)
    expect(view()).toMatchObject({ phase: 'idle', notice: undefined, totals: { rounds: 1 } })
  })

  test('QR20 plays once for a press, however often it is pressed meanwhile', async () => {
    const calls = serve([opens, plays, plays])
    const { game, settle } = await openGame()
    game.play()
    game.play()
    game.play()
    await settle()
    expect(calls.filter(({ path }) => path === '/api/rounds/lines')).toHaveLength(1)
  })

  test('finishes a round that was begun before a reload', async () => {
    serve([
      () => [200, { token: 'token', state: { ...state, balance: 980, openPlay: { playId: 'old', stake: 20 } } }],
      plays,
    ])
    const { view } = await openGame()
    expect(view()).toMatchObject({ phase: 'idle', notice: 'resumed', stake: 20, history: [{ playId: 'old' }] })
  })

  test('GW07 R25 shows a round again that was decided while its page was loaded anew or closed, once, in whichever session or tab', async () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
    const calls = serve([opens, () => new Promise<never>(() => undefined) as never])
    const { game } = await openGame()
    game.play()
    await vi.advanceTimersByTimeAsync(0)
    const { playId, stake } = calls.at(-1)?.body ?? { playId: '', stake: 0 }
    const reopens = () => [200, { token: 'another', state: { ...state, balance: 940 } }] as const
    const tells = () => [200, { rounds: [roundOf(playId, stake)] }] as const
    serve([reopens, tells, reopens])
    const { view, shown } = await openGame()
    expect(shown).toEqual(['begin', 'won 40'])
    expect(view()).toMatchObject({ phase: 'idle', balance: 940, notice: 'resumed' })
    const again = await openGame()
    expect(again.shown).toEqual([])
  })

  test('does not ask for a round that the balance does not cover', async () => {
    const calls = serve([() => [200, { token: 'token', state: { ...state, balance: 50 } }]])
    const { game, view } = await openGame()
    game.play()
    expect(view()).toMatchObject({ phase: 'idle', notice: 'insufficient_funds' })
    expect(calls).toHaveLength(1)
  })

  test('gives the stake back on the screen when the server refuses it', async () => {
    serve([opens, refuses('insufficient_funds'), () => [200, { ...state, balance: 70 }]])
    const { game, view, settle } = await openGame()
    game.play()
    await settle()
    expect(view()).toMatchObject({ phase: 'idle', notice: 'insufficient_funds', balance: 70 })
  })

  test('GW07 says that a win is owed, asks no more for its round and lets the next be played', async () => {
    const calls = serve([
      () => [200, { token: 'token', state: { ...state, openPlay: { playId: 'a', stake: 100 } } }],
      refuses('win_owed'),
      () => [200, { ...state, balance: 900, openPlay: { playId: 'a', stake: 100 } }],
      plays,
    ])
    const { game, view, settle } = await openGame()
    await settle()
    expect(view()).toMatchObject({ phase: 'idle', notice: 'win_owed', balance: 900 })
    expect(calls).toHaveLength(3)
    game.play()
    await settle()
    expect(view()).toMatchObject({ phase: 'idle', notice: undefined })
  })

  test('stops where the session is over', async () => {
    serve([opens, () => [401, { code: 'session_over' }]])
    const { game, session, settle } = await openGame()
    game.play()
    await settle()
    expect(session.view()).toMatchObject({ phase: 'blocked', blocked: 'session_over' })
  })

  test('opens nothing with a launch that was used', async () => {
    serve([() => [401, { code: 'launch_refused' }]])
    const { session } = await openGame()
    expect(session.view()).toMatchObject({ phase: 'blocked', blocked: 'launch_refused' })
  })
})

test('H17 the page around a game hears of money that moved without a round shown, as when a ticket is bought', async () => {
  const told = (balance: number) => () => [200, { ...state, balance }] as const
  serve([opens, told(1000), told(900), told(900)])
  const onMoney = vi.fn()
  const session = createSession('g', launch, onMoney)
  await session.open()
  await session.refresh()
  expect(onMoney).not.toHaveBeenCalled()
  await session.refresh()
  await session.refresh()
  expect(onMoney).toHaveBeenCalledTimes(1)
})

test('H17 a game that is seen again asks for the balance, but not while a round is played', async () => {
  const sent = serve([opens, () => [200, { ...state, balance: 900 }], plays])
  const { game, view, settle } = await openGame()
  game.seen()
  await settle()
  await vi.advanceTimersByTimeAsync(0)
  expect(view().balance).toBe(900)
  game.play()
  game.seen()
  await settle()
  expect(sent).toHaveLength(3)
})
