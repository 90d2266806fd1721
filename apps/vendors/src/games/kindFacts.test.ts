import { kindFacts } from '@foyer/rules'
import { expect, test } from 'vitest'
import { cascade } from './cascade/engine/cascade.ts'
import { classic } from './classic/engine/classic.ts'
import { hold } from './hold/engine/hold.ts'
import { jackpot } from './jackpot/engine/jackpot.ts'
import { lines } from './lines/engine/lines.ts'
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
