import { kindFacts } from '@foyer/rules'
import { expect, test } from 'vitest'
import { antesOf } from '../match/engine/antes.ts'
import { statedReturn as blackjackReturn } from './blackjack/engine/houseRules.ts'
import { tableSteps as blackjackSteps } from './blackjack/engine/limits.ts'
import { limitsOf } from './book/engine/limits.ts'
import { cascade } from './cascade/engine/cascade.ts'
import { classic } from './classic/engine/classic.ts'
import { costs } from './fish/engine/shoot.ts'
import { statedReturn as fishReturn } from './fish/engine/species.ts'
import { hold } from './hold/engine/hold.ts'
import { jackpot } from './jackpot/engine/jackpot.ts'
import { lines } from './lines/engine/lines.ts'
import { limitsOf as lotteryLimitsOf } from './lottery/limits.ts'
import { statedReturn } from './roulette/engine/returnToPlayer.ts'
import { tableSteps } from './roulette/engine/tableSteps.ts'
import { ways } from './ways/engine/ways.ts'

test('QR22 what is told of a slot before it is opened is what its rules state in the game', () => {
  for (const [kind, maths] of Object.entries({ lines, hold, jackpot, classic }))
    expect([kind, kindFacts[kind as keyof typeof kindFacts]]).toEqual([
      kind,
      { rtp: maths.statedReturn, lines: maths.lines.length },
    ])
  expect(kindFacts.ways).toMatchObject({ rtp: ways.statedReturn, lines: ways.rows ** ways.reels.length })
  expect(kindFacts.cascade.rtp).toBe(cascade.statedReturn)
})

test('QR22 what is told of a wheel is what its tables do', () => {
  const least = Math.min(...tableSteps(2).map((limits) => limits.least)) / 100
  expect(kindFacts.roulette).toEqual({ rtp: statedReturn, lines: null, minBet: least })
})

test('QR22 what is told of fish is what every shot returns and what the cheapest costs', () => {
  expect(kindFacts.fish).toEqual({ rtp: fishReturn, lines: null, minBet: Math.min(...costs) / 100 })
})

test('QR22 what is told of a match is the smallest ante; a return that depends on play is not told', () => {
  for (const kind of ['dominoes', 'bigtwo'] as const)
    expect(kindFacts[kind]).toEqual({ rtp: null, lines: null, minBet: (antesOf(2)[0] ?? 0) / 100 })
})

test('QR22 of a book no single return is told, as each market has its own and accumulators multiply them', () => {
  for (const kind of ['sports', 'esports', 'cockfight'] as const)
    expect(kindFacts[kind]).toEqual({ rtp: null, lines: null, minBet: limitsOf(2).least / 100 })
})

test('QR22 what is told of blackjack is what its tables do', () => {
  const least = Math.min(...blackjackSteps(2).map((limits) => limits.least)) / 100
  expect(kindFacts.blackjack).toEqual({ rtp: blackjackReturn, lines: null, minBet: least })
})

test('QR22 what is told of a lottery is the lowest price of a line', () => {
  expect(kindFacts.lottery).toEqual({ rtp: null, lines: null, minBet: lotteryLimitsOf(2).least / 100 })
})
