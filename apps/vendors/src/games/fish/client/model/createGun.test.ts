import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSession } from '../../../../client/model/createSession.ts'
import type { GameState } from '../../../../wire/game.ts'
import { type Fish, fishAt } from '../../engine/sea.ts'
import { type Shot, shoot } from '../../engine/shoot.ts'
import { createGun } from './createGun.ts'
import { createSeaClock } from './createSeaClock.ts'

const launch = { facts: { launch: 'one-time', vendor: 'RFT', merchant: 'COMET' }, language: 'en' }
const noon = Date.UTC(2026, 10, 23, 12)
const state: GameState = {
  player: 'p',
  gameId: 'rft-0001',
  kind: 'fish',
  title: 'Golden Turtle Hunt',
  provider: 'Reeftide',
  inHouse: false,
  otherGenre: false,
  trial: false,
  currency: 'USD',
  decimals: 2,
  language: 'en',
  balance: 1000,
  now: noon,
  startedAt: '2026-11-23T11:00:00.000Z',
  totals: { rounds: 0, staked: 0, won: 0 },
  history: [],
}
// The sea of a title is never empty.
const [small, other] = fishAt(state.gameId, noon) as [Fish, Fish]

interface Sent {
  readonly playId: string
  readonly stake: number
  readonly choice: { readonly fish: string }
}
type Answer = 'catch' | 'miss' | 'lost' | { readonly refuses: string }

/** A server that keeps the books of one player: it answers shots in turn and the state at any time. */
function serve(answers: Answer[]) {
  const server = { balance: 1000, sent: [] as Sent[], openPlay: undefined as GameState['openPlay'] }
  const rounds = new Map<string, object>()
  vi.stubGlobal('fetch', async (path: string, init: { body?: string }) => {
    const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status })
    if (!path.startsWith('/api/rounds')) {
      const { balance, openPlay } = server
      const now = { ...state, balance, ...(openPlay === undefined ? {} : { openPlay }) }
      return answer(200, init.body === undefined ? now : { token: 't', state: now })
    }
    // The page sends what the route's body is.
    const shot = JSON.parse(init.body ?? '') as Sent
    server.sent.push(shot)
    const next = answers.shift() ?? 'miss'
    if (next === 'lost') throw new TypeError('network')
    if (typeof next === 'object') return answer(409, { code: next.refuses })
    const { playId, stake, choice } = shot
    if (!rounds.has(playId)) {
      const species = choice.fish.split('-', 1)[0] as Fish['species'] // Ids begin with it.
      const result = shoot(stake, choice.fish, species, (count) => (next === 'catch' ? 0 : count - 1))
      server.balance += result.win - stake
      server.openPlay = undefined
      rounds.set(playId, { playId, roundId: playId, at: new Date(noon).toISOString(), result, balance: server.balance })
    }
    return answer(200, rounds.get(playId) ?? {})
  })
  return server
}

async function openSea(answers: Answer[]) {
  const server = serve(answers)
  const session = createSession('rft-0001', launch)
  await session.open()
  const ends: [string, Shot | undefined][] = []
  const gun = createGun({
    session,
    clock: createSeaClock(session),
    onFired: () => undefined,
    onEnded: ({ fish }, result) => void ends.push([fish, result]),
    pause: () => new Promise((resolve) => setTimeout(resolve, 600)),
  })
  await gun.start()
  gun.setCost(100)
  const settle = async (): Promise<void> => {
    for (let tries = 0; gun.view().shots.length > 0 && tries < 200; tries++) await vi.advanceTimersByTimeAsync(200)
  }
  return { server, session, gun, ends, settle, balance: () => session.view().balance }
}

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
  // The browser's own, which hear when the network is back.
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, vi.fn())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('shots', () => {
  test('G07 leave one after the other, each with an id of its own, and their cost is shown as spent at once', async () => {
    const { gun, server, balance, settle, session } = await openSea(['miss', 'miss', 'miss'])
    gun.aim(other)
    expect([gun.fire(), gun.fire(), gun.fire()]).toEqual([true, true, true])
    expect(balance()).toBe(700)
    expect(server.sent).toHaveLength(1)
    await settle()
    expect(new Set(server.sent.map(({ playId }) => playId)).size).toBe(3)
    expect([balance(), session.view().totals]).toEqual([700, { rounds: 3, staked: 300, won: 0 }])
  })

  test('QR20 more than three are never under way', async () => {
    const { gun, balance, settle } = await openSea([])
    gun.aim(other)
    expect([1, 2, 3, 4].map(() => gun.fire())).toEqual([true, true, true, false])
    expect([gun.view().said, balance()]).toEqual([{ what: 'wait' }, 700])
    await settle()
    expect(gun.fire()).toBe(true)
  })

  test('G07 at nothing, or beyond the balance, are not fired', async () => {
    const { gun, server, session } = await openSea([])
    expect(gun.fire()).toBe(false)
    expect(gun.view().said).toEqual({ what: 'choose' })
    gun.aim(small)
    session.change({ balance: 99 })
    expect(gun.fire()).toBe(false)
    expect([session.view().notice, server.sent.length]).toEqual(['insufficient_funds', 0])
  })

  test('G07 a catch ends the aim, and what was to follow at the same fish never leaves and costs nothing', async () => {
    const { gun, server, ends, balance, settle } = await openSea(['catch'])
    gun.aim(small)
    gun.fire()
    gun.fire()
    await settle()
    expect(server.sent).toHaveLength(1)
    expect(ends.map(([, result]) => result?.caught).sort()).toEqual([true, undefined])
    expect([gun.view().target, gun.view().caught.has(small.id)]).toEqual([undefined, true])
    expect(balance()).toBe(server.balance)
  })

  test('GW07 a fish that has gone is told with nothing taken', async () => {
    const { gun, ends, balance, settle } = await openSea([{ refuses: 'target_gone' }])
    gun.aim(small)
    gun.fire()
    await settle()
    expect(gun.view().said).toEqual({ what: 'late', species: small.species })
    expect([ends, balance()]).toEqual([[[small.id, undefined]], 1000])
  })
})

describe('when the connection stutters', () => {
  test('GW07 the shot on its way is asked for again by its id; those that wait are dropped and cost nothing', async () => {
    const { gun, server, session, balance, settle } = await openSea(['lost', 'lost', 'miss'])
    gun.aim(other)
    gun.fire()
    gun.fire()
    gun.fire()
    await vi.advanceTimersByTimeAsync(100)
    expect([gun.view().said, gun.view().shots.length, balance()]).toEqual([{ what: 'dropped', count: 2 }, 1, 900])
    expect(session.view().notice).toBe('reconnecting')
    await settle()
    expect([server.sent.length, new Set(server.sent.map(({ playId }) => playId)).size]).toEqual([3, 1])
    expect([balance(), server.balance]).toEqual([900, 900])
  })

  test('GW07 a shot that came too fast, or while another is open, is sent again under its id', async () => {
    const { gun, server, settle, balance } = await openSea([
      { refuses: 'too_fast' },
      { refuses: 'round_running' },
      'miss',
    ])
    gun.aim(other)
    gun.fire()
    await settle()
    expect(new Set(server.sent.map(({ playId }) => playId)).size).toBe(1)
    expect([server.sent.length, balance()]).toEqual([3, 900])
  })

  test('G07 a shot begun before a reload comes to its end', async () => {
    const answers: Answer[] = ['miss']
    const server = serve(answers)
    server.openPlay = { playId: 'before', stake: 200, choice: { fish: other.id } }
    const session = createSession('rft-0001', launch)
    await session.open()
    const gun = createGun({
      session,
      clock: createSeaClock(session),
      onFired: () => undefined,
      onEnded: () => undefined,
      pause: async () => undefined,
    })
    await gun.start()
    expect(server.sent).toEqual([{ playId: 'before', stake: 200, choice: { fish: other.id } }])
    expect([session.view().notice, session.view().balance, session.view().totals.rounds]).toEqual(['resumed', 800, 1])
  })

  test('G09 a session that is over stops the cannon', async () => {
    const { gun, session, settle } = await openSea([{ refuses: 'session_over' }])
    gun.aim(small)
    gun.fire()
    gun.fire()
    await settle()
    expect([session.view().phase, gun.view().shots, gun.fire()]).toEqual(['blocked', [], false])
  })
})
