import { seamlessCalls } from '@foyer/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixturesBetween } from '../feed/fixtures.ts'
import { bookKinds } from '../feed/plans.ts'
import { seeded } from '../feed/seeded.ts'
import { type LegResult, oddsLeft, payoutOf, settleBet, totalOdds } from './bets.ts'
import { limitsOf } from './limits.ts'
import { bookPercent, selectionsOf, winnerOf } from './markets.ts'
import { eachScore, resultOf } from './models.ts'
import { createPrices, moveDrift, noDrift, oddsOf, priceMarkets, scoreAt, scoreParts } from './prices.ts'

const day = 24 * 3_600_000
const monday = Date.parse('2026-11-23T00:00:00Z')
/** One event of each model and league of the first day. */
const fixtures = [
  ...new Map(
    bookKinds.flatMap((kind) => fixturesBetween(kind, monday, monday + day)).map((one) => [one.league, one]),
  ).values(),
]

test('QP12 the fixtures of a day are the same for whoever asks, dozens of them, and nobody plays against themselves', () => {
  const events = fixturesBetween('sports', monday, monday + day)
  expect(events.length).toBeGreaterThan(36)
  expect(fixturesBetween('sports', monday, monday + day)).toEqual(events)
  expect(fixturesBetween('sports', monday - day, monday + 2 * day)).toEqual(expect.arrayContaining(events))
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
  for (const { sides, id } of events) expect(new Set(sides).size, id).toBe(sides.length)
})

test('QP12 QR22 every market returns one part in its book percentage, whatever is bet on: by every score there is', () => {
  for (const { model, id } of fixtures) {
    const prices = createPrices(model)
    let sum = 0
    const returned = new Map<string, number>()
    eachScore(model, (score, probability) => {
      sum += probability
      for (const market of prices.markets) {
        const winner = winnerOf(market, model, score)
        const key = `${market.id} ${winner}`
        // Odds before they are rounded to hundredths.
        const odds = 100 / (prices.chanceOf(market.id, winner, noDrift(model)) * bookPercent(market.kind, model))
        returned.set(key, (returned.get(key) ?? 0) + probability * odds)
      }
    })
    expect(sum, id).toBeCloseTo(1, 9)
    for (const market of prices.markets)
      for (const selection of selectionsOf(market, model))
        expect(returned.get(`${market.id} ${selection}`), `${id} ${market.id} ${selection}`).toBeCloseTo(
          100 / bookPercent(market.kind, model),
          9,
        )
  }
})

test('QP12 odds are rounded down to a hundredth, never up, and are not offered near certainty', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.0001, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 0.06, noNaN: true }),
      (chance, shade) => {
        const odds = oddsOf(chance, 105, shade)
        const exact = (10_000 / (chance * 105)) * (1 - shade)
        if (odds === undefined) return exact < 102 || exact >= 20_000
        return Number.isInteger(odds) && odds <= exact + 1e-6 && odds > exact - 1
      },
    ),
  )
})

test('QP12 a step of the odds is as likely up as down and moves no chance on average, so that early and late bets return the same', () => {
  for (const { model, id } of fixtures) {
    const prices = createPrices(model)
    const before = noDrift(model)
    for (const [result] of prices.results.entries()) {
      const up = moveDrift(before, prices.results, result, true)
      const down = moveDrift(before, prices.results, result, false)
      for (const market of prices.markets) {
        const sum = selectionsOf(market, model).reduce((total, one) => total + prices.chanceOf(market.id, one, up), 0)
        expect(sum, id).toBeCloseTo(1, 9)
        for (const selection of selectionsOf(market, model)) {
          const chance = (drift: readonly number[]) => prices.chanceOf(market.id, selection, drift)
          expect((chance(up) + chance(down)) / 2, `${id} ${market.id}`).toBeCloseTo(chance(before), 9)
        }
      }
    }
  }
})

test('QP12 100,000 drawn events come out as their odds say, after the odds have moved too', () => {
  const { model } = fixtures.find(({ sport }) => sport === 'football') ?? { model: undefined }
  if (model === undefined) throw new Error('No football on this day')
  const random = seeded('a hundred thousand')
  const prices = createPrices(model)
  let drift = noDrift(model)
  for (let step = 0; step < 60; step++) drift = moveDrift(drift, prices.results, step % 2, random() < 0.7)
  const rounds = 100_000
  const won = new Map<string, number>()
  const scores = new Map<number, readonly [number, number]>()
  for (let round = 0; round < rounds; round++) {
    // Scores of coarse draws are remembered: finding one takes a walk through all of them.
    const drawn = Math.floor(random() * 4096) * (scoreParts / 4096)
    const score = scores.get(drawn) ?? scoreAt(model, drift, drawn)
    scores.set(drawn, score)
    for (const market of prices.markets) {
      const key = `${market.id} ${winnerOf(market, model, score)}`
      won.set(key, (won.get(key) ?? 0) + 1)
    }
  }
  for (const market of priceMarkets(model, prices, drift))
    for (const { id, odds } of market.selections) {
      const chance = prices.chanceOf(market.id, id, drift)
      const share = (won.get(`${market.id} ${id}`) ?? 0) / rounds
      expect(Math.abs(share - chance), `${market.id} ${id}`).toBeLessThan(
        5 * Math.sqrt((chance * (1 - chance)) / rounds) + 1 / 4096,
      )
      expect((share * odds) / 100, `${market.id} ${id}`).toBeLessThan(1)
    }
})

test('QP12 every drawn number stands for a score, the first and the last one too', () => {
  for (const { model } of fixtures)
    for (const drawn of [0, scoreParts - 1]) {
      const score = scoreAt(model, noDrift(model), drawn)
      expect(resultOf(model, score)).toBeGreaterThanOrEqual(0)
    }
})

describe('accumulators', () => {
  const odds = fc.integer({ min: 102, max: 20_000 })
  const results = fc.constantFrom<LegResult>('won', 'lost', 'void', 'open')
  const legs = fc.array(fc.record({ odds, result: results }), { minLength: 1, maxLength: 8 })
  const stakes = fc.integer({ min: 1, max: 1_000_000 })

  test('QP12 pay the stake times the odds of all legs, rounded down to the minor unit', () => {
    expect(payoutOf(1000, [{ odds: 215 }, { odds: 133 }])).toBe(2859)
    // Shown odds and stake make the payout that is shown: 2.35 at 1.75 and 1.90 brings 7.81.
    expect(totalOdds([{ odds: 175 }, { odds: 190 }])).toBe(332.5)
    expect(payoutOf(235, [{ odds: 175 }, { odds: 190 }])).toBe(Math.floor(235 * 3.325))
    expect(totalOdds([{ odds: 215 }])).toBe(215)
    const legs = [
      { odds: 180, result: 'open' },
      { odds: 210, result: 'void' },
    ] as const
    expect(oddsLeft(legs)).toBe(180)
    expect(oddsLeft(legs.slice(1))).toBe(210)
    expect(payoutOf(1, [{ odds: 199 }])).toBe(1)
    fc.assert(
      fc.property(stakes, fc.array(fc.record({ odds }), { minLength: 1, maxLength: 4 }), (stake, some) => {
        const exact = some.reduce((product, leg) => product * (leg.odds / 100), stake)
        const paid = payoutOf(stake, some)
        return paid <= exact * (1 + 1e-9) && paid > exact * (1 - 1e-9) - 1
      }),
    )
  })

  test('QP12 are lost with one leg, go on without void ones, and give the stake back where all are void', () => {
    fc.assert(
      fc.property(stakes, legs, (stake, some) => {
        const ended = settleBet(stake, some)
        const has = (result: LegResult) => some.some((leg) => leg.result === result)
        if (has('lost')) return ended?.state === 'lost' && ended.win === 0
        if (has('open')) return ended === undefined
        if (!has('won')) return ended?.state === 'void' && ended.win === stake
        return (
          ended?.win ===
          payoutOf(
            stake,
            some.filter(({ result }) => result === 'won'),
          )
        )
      }),
    )
  })
})

test('V11 QP12 limits are whole minor units, and no bet may pay more than one movement of the wallet carries', () => {
  // As its schema says.
  const { maximum: most } = seamlessCalls.win.body.properties.amount as { maximum?: number }
  for (let decimals = 0; decimals <= 8; decimals += 1) {
    const limits = limitsOf(decimals)
    expect(Object.values(limits).every((limit) => Number.isSafeInteger(limit) && limit > 0)).toBe(true)
    expect(limits.payout).toBeLessThanOrEqual(most ?? 0)
    expect(limits.least).toBeLessThan(limits.most)
  }
})
