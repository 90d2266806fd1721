import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createVendorsFixture } from '../../../server/vendorsFixture.ts'
import type { PlayedRound } from '../../../wire/game.ts'
import { type Fish, fishAt } from '../engine/sea.ts'
import type { Shot } from '../engine/shoot.ts'
import type { Species } from '../engine/species.ts'

const sea = 'bgs-1'
let vendors: Awaited<ReturnType<typeof createVendorsFixture>>
let token: string

beforeEach(async () => {
  vendors = await createVendorsFixture()
  Object.assign(vendors.wallet, { category: 'FISH', genre: 'Reef', gameName: 'Golden Turtle Hunt' })
  token = (await vendors.start()).token
})
afterEach(() => vendors.close())

const shootAt = (fish: Pick<Fish, 'id'>, playId: string, stake = 100) =>
  vendors.send<PlayedRound<Shot>>('POST', '/api/rounds/fish', token, { playId, stake, choice: { fish: fish.id } })

/** A fish that swims now and for some seconds more. */
function someFish(species?: Species): Fish {
  const { now } = vendors.world
  const found = fishAt(sea, now).find((one) => one.goesAt > now + 6000 && (species ?? one.species) === one.species)
  if (found === undefined) throw new Error('The sea is empty')
  return found
}
/** The next draw is 0, which always catches, or 42 out of at least 50, which never does. */
function nextDraw(kind: 'catch' | 'miss'): void {
  vendors.world.draws = kind === 'catch' ? 0 : 6
}
const moneyCalls = () => ['bet', 'win', 'rollback'].map((call) => vendors.wallet.countOf(call))

describe('a shot', () => {
  test('G07 costs what it says, pays what the fish is worth and stands in the history with what decided it', async () => {
    const fish = someFish()
    nextDraw('catch')
    const { body } = await shootAt(fish, 'a')
    expect(body.result).toMatchObject({ fish: fish.id, species: fish.species, stake: 100, caught: true })
    expect(body.balance).toBe(10_000 - 100 + body.result.win)
    expect(vendors.wallet.balance).toBe(body.balance)
    nextDraw('miss')
    const { body: missed } = await shootAt(someFish('turtle'), 'b', 50)
    expect(missed.result).toMatchObject({ stake: 50, win: 0, caught: false })
    const { body: state } = await vendors.state(token)
    expect(state).toMatchObject({
      kind: 'fish',
      otherGenre: false,
      now: vendors.world.now,
      history: [missed, body],
      totals: { rounds: 2, staked: 150, won: body.result.win },
    })
  })

  test('GW07 asked for again is answered as the first time, whatever has become of the fish', async () => {
    const fish = someFish()
    nextDraw('catch')
    const { body } = await shootAt(fish, 'a')
    expect((await shootAt(fish, 'a')).body).toEqual(body)
    vendors.world.now = fish.goesAt + 60_000
    expect((await shootAt(fish, 'a')).body).toEqual(body)
    expect(moneyCalls()).toEqual([1, 1, 0])
  })

  test('GW07 one id for shots at two fish, or at two prices, is refused', async () => {
    const fish = someFish()
    await shootAt(fish, 'a')
    for (const other of [shootAt(fish, 'a', 50), shootAt(someFish('turtle'), 'a')])
      expect(await other).toMatchObject({ status: 409, body: { code: 'play_conflict' } })
  })

  test('GW07 that comes after its fish has gone, or before it comes, is refused and costs nothing', async () => {
    const fish = someFish()
    for (const now of [fish.goesAt + 2000, fish.comesAt - 2001]) {
      vendors.world.now = now
      expect(await shootAt(fish, `at-${now}`)).toMatchObject({ status: 409, body: { code: 'target_gone' } })
    }
    expect([moneyCalls(), vendors.world.draws, vendors.wallet.balance]).toEqual([[0, 0, 0], 0, 10_000])
    expect((await vendors.state(token)).body).toMatchObject({ history: [], totals: { rounds: 0 } })
  })

  test('GW07 fired in the last moment may be on its way for two seconds', async () => {
    const fish = someFish()
    vendors.world.now = fish.goesAt + 1999
    expect(await shootAt(fish, 'a')).toMatchObject({ status: 200 })
  })

  test('GW07 at a fish that the player has caught is refused and costs nothing, after a restart too', async () => {
    const fish = someFish('turtle')
    nextDraw('miss')
    await shootAt(fish, 'a')
    nextDraw('catch')
    const { body } = await shootAt(fish, 'b')
    await vendors.restart()
    expect(await shootAt(fish, 'c')).toMatchObject({ status: 409, body: { code: 'target_gone' } })
    expect(vendors.wallet.balance).toBe(body.balance)
    // Another player's sea still has it.
    token = (await vendors.start()).token
    expect(await shootAt(fish, 'd')).toMatchObject({ status: 200 })
  })

  test('GW07 at a fish that the player has caught is refused under another writing of its number too', async () => {
    const fish = someFish('turtle')
    nextDraw('catch')
    const { body } = await shootAt(fish, 'a')
    const other = { id: fish.id.replace('-', '-0') }
    expect(await shootAt(other, 'b')).toMatchObject({ status: 422, body: { code: 'malformed' } })
    expect(vendors.wallet.balance).toBe(body.balance)
  })

  test('QR20 more shots than a calm hand fires are refused until time has passed', async () => {
    const fish = someFish('turtle')
    for (let n = 0; n < 12; n++) {
      nextDraw('miss')
      expect((await shootAt(fish, `s-${n}`)).status).toBe(200)
    }
    expect(await shootAt(fish, 'more')).toMatchObject({ status: 429, body: { code: 'too_fast' } })
    expect(vendors.wallet.countOf('bet')).toBe(12)
    vendors.world.now += 5001
    expect(await shootAt(fish, 'more')).toMatchObject({ status: 200 })
  })

  test('G07 over the balance, of another price, at nothing or at no fish of this sea is refused', async () => {
    vendors.wallet.balance = 40
    expect(await shootAt(someFish(), 'a')).toMatchObject({ status: 409, body: { code: 'insufficient_funds' } })
    expect(await shootAt(someFish(), 'b', 30)).toMatchObject({ status: 422, body: { code: 'malformed' } })
    for (const id of ['', 'shark-1-0', 'sprat-1-9', '../x'])
      expect(await shootAt({ id }, `c${id.length}`)).toMatchObject({ status: 422, body: { code: 'malformed' } })
    const body = { playId: 'd', stake: 10 }
    expect(await vendors.send('POST', '/api/rounds/fish', token, body)).toMatchObject({ status: 422 })
    expect([vendors.wallet.countOf('win'), vendors.wallet.balance]).toEqual([0, 40])
  })
})

describe('when the connection or the wallet stutters', () => {
  test('GW07 a shot that the wallet is told twice counts once', async () => {
    vendors.wallet.faults.push('answer-lost', 'lost', 'none', 'answer-lost')
    nextDraw('catch')
    const { body } = await shootAt(someFish(), 'a')
    expect(vendors.wallet.balance).toBe(10_000 - 100 + body.result.win)
  })

  test('GW07 a shot whose stake got no answer keeps the next one waiting and comes to the same end later', async () => {
    const fish = someFish()
    vendors.wallet.faults.push('answer-lost', 'lost', 'lost')
    expect(await shootAt(fish, 'a')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(await shootAt(fish, 'b')).toMatchObject({ status: 409, body: { code: 'round_running' } })
    expect((await vendors.state(token)).body.openPlay).toEqual({ playId: 'a', stake: 100, choice: { fish: fish.id } })
    vendors.world.now = fish.goesAt + 10_000
    const { body } = await shootAt(fish, 'a')
    expect(vendors.wallet.balance).toBe(10_000 - 100 + body.result.win)
  })

  test('GW07 a shot survives a restart between stake and win, with the same outcome, paid once', async () => {
    const fish = someFish()
    nextDraw('catch')
    vendors.wallet.faults.push('none', 'lost', 'lost', 'lost')
    expect((await shootAt(fish, 'a')).status).toBe(503)
    await vendors.restart()
    const { body } = await shootAt(fish, 'a')
    expect(body.result.caught).toBe(true)
    expect([vendors.wallet.countOf('win'), vendors.wallet.balance]).toEqual([1, 9900 + body.result.win])
  })

  test('GW07 a shot that nobody asks for any more is taken back', async () => {
    vendors.wallet.faults.push('answer-lost', 'lost', 'lost')
    const fish = someFish()
    await shootAt(fish, 'a')
    vendors.world.now += 61_000
    await vi.waitFor(() => expect(vendors.wallet.countOf('rollback')).toBe(1))
    expect(vendors.wallet.balance).toBe(10_000)
    expect(await shootAt(fish, 'a')).toMatchObject({ status: 409, body: { code: 'round_cancelled' } })
  })
})
