import { describe, expect, test } from 'vitest'
import { seededDraw, simulate } from '../../../slot/testing/simulate.ts'
import { returnOf, returnToPlayer } from './returnToPlayer.ts'
import { type Fish, findFish, fishAt } from './sea.ts'
import { shoot } from './shoot.ts'
import { allSpecies, chanceOf, pays, statedReturn } from './species.ts'
import { placeOf } from './swim.ts'

const sea = 'rft-0001'
/** 2026-11-23, as a minute at which to look at the sea. */
const noon = Date.UTC(2026, 10, 23, 12)

describe('a shot', () => {
  test.each(allSpecies)('QR22 at a %s returns what is stated, over every draw that can come', (species) => {
    const { over, under } = returnOf(species)
    expect((100 * Number(over)) / Number(under)).toBe(statedReturn)
  })

  test('QR22 at all species in turn returns the same', () => {
    const { over, under } = returnToPlayer()
    expect(Number((over * 10_000n) / under) / 100).toBe(statedReturn)
  })

  test('QR22 100,000 seeded shots, at whatever comes, return what is stated within their interval', () => {
    const aim = seededDraw(11)
    const play = (cost: number, draw: (count: number) => number) =>
      shoot(cost, 'x', allSpecies[aim(allSpecies.length)] ?? 'sprat', draw)
    const { mean, margin } = simulate(play, 100_000)
    expect(Math.abs(mean * 100 - statedReturn)).toBeLessThan(margin * 100)
  })

  test.each(allSpecies)('QR22 100,000 seeded shots at a %s catch as often as is stated', (species) => {
    const { over, under } = chanceOf(species)
    const draw = seededDraw(5)
    let caught = 0
    for (let n = 0; n < 100_000; n++) caught += shoot(100, 'x', species, draw).caught ? 1 : 0
    const chance = over / under
    const margin = 4 * Math.sqrt((chance * (1 - chance)) / 100_000)
    expect(Math.abs(caught / 100_000 - chance)).toBeLessThan(margin)
  })

  test('pays what it cost times what the fish is worth, or nothing', () => {
    for (const species of allSpecies) {
      expect(shoot(50, 'x', species, () => 0)).toMatchObject({ stake: 50, win: 50 * pays[species], caught: true })
      expect(shoot(50, 'x', species, (count) => count - 1)).toMatchObject({ stake: 50, win: 0, caught: false })
    }
  })
})

describe('the sea', () => {
  test('is the same for all who know title and clock, and another at another title', () => {
    expect(fishAt(sea, noon)).toEqual(fishAt(sea, noon))
    expect(fishAt(sea, noon)).not.toEqual(fishAt('jlb-0002', noon))
  })

  test('has something to aim at in every second of an hour, and every species comes in it', () => {
    const seen = new Set<string>()
    for (let second = 0; second < 3600; second++) {
      const fish = fishAt(sea, noon + second * 1000)
      for (const { species } of fish) seen.add(species)
      expect(fish.length).toBeGreaterThan(5)
      expect(fish.length).toBeLessThan(40)
    }
    expect([...seen].sort()).toEqual([...allSpecies].sort())
  })

  test('shows a fish from when it comes until it goes, and its id finds it again', () => {
    for (const fish of fishAt(sea, noon)) {
      expect(findFish(sea, fish.id)).toEqual(fish)
      expect(fishAt(sea, fish.comesAt)).toContainEqual(fish)
      expect(fishAt(sea, fish.goesAt - 1)).toContainEqual(fish)
      expect(fishAt(sea, fish.goesAt)).not.toContainEqual(fish)
    }
  })

  test.each(['', 'shark-1-0', 'sprat-1-9', 'sprat-x-0', 'sprat-1', 'constructor-1-0'])('knows no fish %j', (id) => {
    expect(findFish(sea, id)).toBeUndefined()
  })

  test('fish come in beyond one edge, leave beyond the other and stay in the water between', () => {
    const crosses = (fish: Fish): void => {
      const { facing } = placeOf(sea, fish, fish.comesAt)
      const [from, to] = [placeOf(sea, fish, fish.comesAt).x, placeOf(sea, fish, fish.goesAt).x]
      expect(facing === 1 ? from : 1 - from).toBeLessThan(-0.1)
      expect(facing === 1 ? to : 1 - to).toBeGreaterThan(1.1)
      for (let part = 0; part <= 1; part += 0.05) {
        const { y } = placeOf(sea, fish, fish.comesAt + part * (fish.goesAt - fish.comesAt))
        expect(y, fish.id).toBeGreaterThan(0)
        expect(y, fish.id).toBeLessThan(1)
      }
    }
    for (let minute = 0; minute < 60; minute++) for (const fish of fishAt(sea, noon + minute * 60_000)) crosses(fish)
  })
})
