/** Goals, points, runs, sets or maps of both sides; of a field of runners the place of the winner in its list, and 0. */
export type Score = readonly [home: number, away: number]

/**
 * How an event comes out, as the book sees it.
 * `goals`: both sides' goals by Poisson. `points`: normal, rounded to whole points, level scores played on. `sets`: sets of one chance
 * each, until one side has `toWin`. `field`: one of several wins.
 */
export type Model =
  | { readonly kind: 'goals'; readonly home: number; readonly away: number }
  | { readonly kind: 'points'; readonly home: number; readonly away: number; readonly spread: number }
  | { readonly kind: 'sets'; readonly chance: number; readonly toWin: number }
  | { readonly kind: 'field'; readonly chances: readonly number[] }

type Visit = (score: Score, probability: number) => void

const mostGoals = 14
/** Points this many standard deviations from the mean are not reached. */
const reach = 4

/** Every score that can come out, with its probability; they add up to 1. */
export function eachScore(model: Model, visit: Visit): void {
  switch (model.kind) {
    case 'goals':
      eachPair(poisson(model.home), poisson(model.away), visit)
      break
    case 'points':
      eachPair(normal(model.home, model.spread), normal(model.away, model.spread), visit, true)
      break
    case 'sets':
      eachSets(model.chance, model.toWin, visit)
      break
    case 'field': {
      const sum = model.chances.reduce((total, chance) => total + chance, 0)
      for (const [runner, chance] of model.chances.entries()) visit([runner, 0], chance / sum)
    }
  }
}

/** What an event comes down to: home, draw or away, or who of a field won. Odds move by these. */
export const resultOf = ({ kind }: Model, [home, away]: Score): number =>
  kind === 'field' ? home : home > away ? 0 : home < away ? 2 : 1

export const resultCount = (model: Model): number => (model.kind === 'field' ? model.chances.length : 3)

type Side = readonly (readonly [value: number, weight: number])[]

function eachPair(home: Side, away: Side, visit: Visit, noLevel = false): void {
  let sum = 0
  for (const [one, first] of home)
    for (const [other, second] of away) if (!noLevel || one !== other) sum += first * second
  for (const [one, first] of home)
    for (const [other, second] of away) if (!noLevel || one !== other) visit([one, other], (first * second) / sum)
}

function poisson(mean: number): Side {
  let weight = Math.exp(-mean)
  return Array.from({ length: mostGoals + 1 }, (_, goals) => {
    if (goals > 0) weight *= mean / goals
    return [goals, weight]
  })
}

function normal(mean: number, spread: number): Side {
  const first = Math.max(0, Math.ceil(mean - reach * spread))
  const last = Math.floor(mean + reach * spread)
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const value = first + index
    return [value, Math.exp(-(((value - mean) / spread) ** 2) / 2)]
  })
}

function eachSets(chance: number, toWin: number, visit: Visit): void {
  let ways = 1
  for (let lost = 0; lost < toWin; lost++) {
    // Ways in which the loser's sets come before the winner's last.
    if (lost > 0) ways = (ways * (toWin - 1 + lost)) / lost
    visit([toWin, lost], ways * chance ** toWin * (1 - chance) ** lost)
    visit([lost, toWin], ways * (1 - chance) ** toWin * chance ** lost)
  }
}
