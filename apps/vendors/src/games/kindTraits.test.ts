import { type GameFeature, kindFacts, kindTraits } from '@foyer/rules'
import { expect, test } from 'vitest'
import type { SlotMaths } from '../slot/engine/slotMaths.ts'
import { seededDraw } from '../slot/testing/simulate.ts'
import { cascade } from './cascade/engine/cascade.ts'
import { classic } from './classic/engine/classic.ts'
import { hold } from './hold/engine/hold.ts'
import { jackpot } from './jackpot/engine/jackpot.ts'
import { lines } from './lines/engine/lines.ts'
import { ways } from './ways/engine/ways.ts'

const slots = { lines, ways, cascade, hold, jackpot, classic } satisfies Record<string, SlotMaths>

/** What was seen on the reels in so many rounds. */
function seenIn({ playRound, reels }: SlotMaths, rounds: number): Set<GameFeature> {
  const seen = new Set<GameFeature>()
  const draw = seededDraw(7)
  for (let round = 0; round < rounds; round++) {
    const { spin, freeSpins } = playRound(100, draw)
    if (freeSpins.length > 0) seen.add('freeSpins')
    for (const { by, multiplier = 1 } of [spin, ...freeSpins].flatMap(({ steps }) => steps)) {
      if (by === 'fall') seen.add('cascades')
      if (by === 'respin') seen.add('respins')
      if (multiplier > 1) seen.add('multiplier')
    }
  }
  if (reels.some((ring) => ring.includes('W'))) seen.add('wilds')
  return seen
}

test.each(Object.entries(slots))('QP03 what a slot of kind %s is found by is what its engine does', (kind, maths) => {
  // The table names kinds.
  const { volatility, features } = kindTraits[kind as keyof typeof slots]
  expect(volatility).toBe(maths.volatility)
  const seen = seenIn(maths, 2000)
  // A wild that multiplies stands in the pay table, and lines that pay both ways or none at all in the rules.
  const ofRules: readonly GameFeature[] = ['ways', 'bothWays', ...(kind === 'classic' ? (['multiplier'] as const) : [])]
  expect(features.filter((feature) => !ofRules.includes(feature)).sort()).toEqual([...seen].sort())
})

test('QP03 ways pay where no lines do, both ways where they pay from the last reel, and one kind has a jackpot', () => {
  const kinds = Object.entries(kindTraits)
  const withFeature = (feature: GameFeature) =>
    kinds.filter(([, { features }]) => features.includes(feature)).map(([kind]) => kind)
  expect(withFeature('ways')).toEqual(['ways'])
  expect(kindFacts.ways.lines).toBe(ways.rows ** ways.reels.length)
  expect(withFeature('bothWays')).toEqual(['jackpot'])
  expect(kinds.filter(([, { hasJackpot }]) => hasJackpot).map(([kind]) => kind)).toEqual(['jackpot'])
})
