import { bookPercent, type Market, marketsOf, selectionsOf, winnerOf } from './markets.ts'
import { eachScore, type Model, resultCount, resultOf, type Score } from './models.ts'

/** Odds are whole hundredths: 215 is 2.15. */
export const leastOdds = 102
export const mostOdds = 20_000

/** How far an event's odds have moved: what each result's chance is of that at the opening. */
export type Drift = readonly number[]

export interface Priced {
  readonly id: string
  readonly odds: number
}

export interface PricedMarket extends Market {
  /** Only those that can be offered. */
  readonly selections: readonly Priced[]
}

/** An event's chances, worked out once: odds that have moved follow from them at once. */
export interface Prices {
  readonly markets: readonly Market[]
  /** The chance of a selection; 0 for one that there is not. */
  readonly chanceOf: (market: string, selection: string, drift: Drift) => number
  /** Chances of the results, as they were at the opening. */
  readonly results: readonly number[]
}

export const noDrift = (model: Model): Drift => Array.from({ length: resultCount(model) }, () => 1)

export function createPrices(model: Model): Prices {
  const markets = marketsOf(model)
  const count = resultCount(model)
  const empty = () => Array.from({ length: count }, () => 0)
  const shares = new Map(
    markets.map((one) => [one.id, new Map(selectionsOf(one, model).map((id) => [id, empty()]))] as const),
  )
  const each = markets.map((one) => ({ one, share: shares.get(one.id) }))
  const results = empty()
  eachScore(model, (score, probability) => {
    const result = resultOf(model, score)
    results[result] = (results[result] ?? 0) + probability
    for (const { one, share } of each) {
      const own = share?.get(winnerOf(one, model, score))
      if (own !== undefined) own[result] = (own[result] ?? 0) + probability
    }
  })
  return {
    markets,
    results,
    chanceOf: (id, selection, drift) =>
      (shares.get(id)?.get(selection) ?? []).reduce((sum, share, result) => sum + share * (drift[result] ?? 1), 0),
  }
}

/**
 * Odds for a chance, rounded down to a hundredth. `shade` is what is taken off for what many have bet on already.
 * `undefined` where none are offered: too near to certain, or too far from it.
 */
export function oddsOf(chance: number, percent: number, shade = 0): number | undefined {
  const odds = Math.floor((10_000 / (chance * percent)) * (1 - shade) + 1e-9)
  return odds >= leastOdds && odds <= mostOdds ? odds : undefined
}

/** All odds of an event. `shadeOf` tells what is taken off a selection's. */
export function priceMarkets(
  model: Model,
  prices: Prices,
  drift: Drift,
  shadeOf: (market: string, selection: string) => number = () => 0,
): readonly PricedMarket[] {
  const priced = prices.markets.map((one) => ({
    ...one,
    selections: selectionsOf(one, model).flatMap((id) => {
      const percent = bookPercent(one.kind, model)
      const odds = oddsOf(prices.chanceOf(one.id, id, drift), percent, shadeOf(one.id, id))
      return odds === undefined ? [] : [{ id, odds }]
    }),
  }))
  // Beside the main market only those with two sides to choose from.
  return priced.filter(({ selections }, place) => place === 0 || selections.length > 1)
}

/** How far one step moves a chance. */
const stepSize = 0.016

/**
 * One step of an event's odds: the chance of a result grows or shrinks, those of the others make up for it. Up and down move every
 * chance by the same amount, so while both are equally likely, no odds are better for being early or late.
 */
export function moveDrift(drift: Drift, results: readonly number[], result: number, up: boolean): Drift {
  const chance = (results[result] ?? 0) * (drift[result] ?? 1)
  const step = up ? stepSize : -stepSize
  return drift.map((factor, index) => factor * (index === result ? 1 + step * (1 - chance) : 1 - step * chance))
}

/** Parts that a draw of a score is made of. */
export const scoreParts = 2 ** 40

/** The score that a drawn number stands for, by the chances that the last odds were made of. */
export function scoreAt(model: Model, drift: Drift, drawn: number): Score {
  const aim = (drawn + 0.5) / scoreParts
  let sum = 0
  let last: Score = [0, 0]
  let found: Score | undefined
  eachScore(model, (score, probability) => {
    if (found !== undefined) return
    last = score
    sum += probability * (drift[resultOf(model, score)] ?? 1)
    if (sum > aim) found = score
  })
  return found ?? last
}
