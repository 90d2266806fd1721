import type { Model, Score } from './models.ts'

/**
 * What can be bet on. `result`: home, draw or away. `winner`: who wins. `total`: more or less than the line in sum.
 * `handicap`: who is ahead once the line is added to the home side. `both`: both sides score.
 */
export type MarketKind = 'result' | 'winner' | 'total' | 'handicap' | 'both'

export interface Market {
  /** E.g. `total:2.5`. */
  readonly id: string
  readonly kind: MarketKind
  /** Half a point always, so that no bet ends level. */
  readonly line?: number
}

const market = (kind: MarketKind, line?: number): Market =>
  line === undefined ? { id: kind, kind } : { id: `${kind}:${line}`, kind, line }

const half = (value: number): number => Math.floor(value) + 0.5

/** The markets of an event, the main one first. Lines lie about its expected score. */
export function marketsOf(model: Model): readonly Market[] {
  switch (model.kind) {
    case 'goals': {
      const middle = half(model.home + model.away - 0.35)
      const totals = [middle - 1, middle, middle + 1].filter((line) => line > 0)
      const ahead = model.home >= model.away
      return [
        market('result'),
        ...totals.map((line) => market('total', line)),
        market('handicap', ahead ? -1.5 : 1.5),
        market('both'),
      ]
    }
    case 'points': {
      const step = Math.round(model.spread / 3)
      const total = half(model.home + model.away)
      const lead = half(model.away - model.home)
      return [
        market('winner'),
        ...[lead - step, lead, lead + step].map((line) => market('handicap', line)),
        ...[total - step, total, total + step].map((line) => market('total', line)),
      ]
    }
    case 'sets': {
      const most = model.toWin * 2 - 1
      const lines = Array.from({ length: most - model.toWin }, (_, index) => model.toWin + index + 0.5)
      return [
        market('winner'),
        market('handicap', -1.5),
        market('handicap', 1.5),
        ...lines.map((line) => market('total', line)),
      ]
    }
    case 'field':
      return [market('winner')]
  }
}

const sides = { result: ['home', 'draw', 'away'], winner: ['home', 'away'], handicap: ['home', 'away'] } as const

/** Names of a market's selections in the order they are shown; runners go by their place in the list. */
export function selectionsOf({ kind }: Market, model: Model): readonly string[] {
  if (model.kind === 'field') return model.chances.map((_, runner) => String(runner))
  if (kind === 'total') return ['over', 'under']
  return kind === 'both' ? ['yes', 'no'] : sides[kind]
}

/** Which selection of a market wins at a score: always exactly one. */
export function winnerOf({ kind, line = 0 }: Market, model: Model, [home, away]: Score): string {
  if (model.kind === 'field') return String(home)
  switch (kind) {
    case 'total':
      return home + away > line ? 'over' : 'under'
    case 'handicap':
      return home + line > away ? 'home' : 'away'
    case 'both':
      return home > 0 && away > 0 ? 'yes' : 'no'
    default:
      return home > away ? 'home' : home < away ? 'away' : 'draw'
  }
}

/** What a market's chances add up to in its odds, in per cent: over 100 is the book's margin. */
export const bookPercent = (kind: MarketKind, model: Pick<Model, 'kind'>): number =>
  model.kind === 'field' ? 110 : kind === 'result' || kind === 'both' ? 106 : 105
