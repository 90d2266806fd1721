import { mostLegs, totalOdds } from '../../engine/bets.ts'
import type { Market } from '../../engine/markets.ts'
import type { Sport } from '../../feed/plans.ts'
import type { Acceptance, BetProblem, EventView, LegOrder } from '../../wire.ts'

/** A selection on the slip. Its odds are those that the player has agreed to. */
export interface SlipLeg extends LegOrder {
  readonly key: string
  readonly kind: Market['kind']
  readonly line?: number
  readonly sport: Sport
  readonly sides: readonly string[]
  readonly start: number
}

export interface SlipProblem {
  readonly code: BetProblem | 'no_stake' | 'bad_stake'
  readonly amount?: number
}

export type SlipMode = 'singles' | 'accumulator'

export interface Slip {
  readonly legs: readonly SlipLeg[]
  readonly mode: SlipMode
  /** As they were typed: of each leg, and of the accumulator. */
  readonly stakes: Readonly<Record<string, string>>
  readonly accept: Acceptance
  readonly isPlacing: boolean
  /** Beside a leg, or beside the accumulator. */
  readonly problems: Readonly<Record<string, SlipProblem>>
  /** References of what was placed last. */
  readonly placed?: readonly string[] | undefined
  /** One more was chosen than a slip holds. */
  readonly isFull?: boolean
}

/** Where the accumulator's stake and problem stand. */
export const whole = 'accumulator'

export const keyOf = ({ event, market, selection }: Omit<LegOrder, 'odds'>): string =>
  [event, market, selection].join(' ')

export const emptySlip = (accept: Acceptance): Slip => ({
  legs: [],
  mode: 'singles',
  stakes: {},
  accept,
  isPlacing: false,
  problems: {},
})

/** Puts odds on the slip, or takes them off again. */
export function toggleLeg(slip: Slip, event: EventView, market: Market, selection: string, odds: number): Slip {
  if (slip.isPlacing) return slip
  const key = keyOf({ event: event.id, market: market.id, selection })
  if (slip.legs.some((leg) => leg.key === key)) return dropLeg(slip, key)
  if (slip.legs.length === mostLegs) return { ...slip, isFull: true }
  const { sport, sides, start } = event
  const leg: SlipLeg = {
    key,
    event: event.id,
    market: market.id,
    selection,
    odds,
    kind: market.kind,
    ...(market.line === undefined ? {} : { line: market.line }),
    sport,
    sides,
    start,
  }
  return { ...slip, legs: [...slip.legs, leg], isFull: false, placed: undefined }
}

export function dropLeg(slip: Slip, key: string): Slip {
  const legs = slip.legs.filter((leg) => leg.key !== key)
  const { [key]: _stake, ...stakes } = slip.stakes
  const { [key]: _problem, ...problems } = slip.problems
  return { ...slip, legs, stakes, problems, isFull: false, mode: legs.length < 2 ? 'singles' : slip.mode }
}

/** The odds of a leg as they are now; undefined where they are not offered any more. */
export function oddsNow(
  { event, market, selection }: Pick<LegOrder, 'event' | 'market' | 'selection'>,
  eventOf: (id: string) => EventView | undefined,
): number | undefined {
  const markets = eventOf(event)?.markets
  return markets?.find(({ id }) => id === market)?.selections.find(({ id }) => id === selection)?.odds
}

/** Whether no two selections are of one event: an accumulator takes one of each. */
export const areApart = (legs: readonly Pick<LegOrder, 'event'>[]): boolean =>
  new Set(legs.map(({ event }) => event)).size === legs.length

/** The odds of the one bet that a slip makes; singles beside each other have none together, nor do two of one event. */
export const betOdds = ({ legs, mode }: Pick<Slip, 'legs' | 'mode'>): number | undefined =>
  legs.length === 1 || (legs.length > 1 && mode === 'accumulator' && areApart(legs)) ? totalOdds(legs) : undefined

/** Whether the player has agreed to odds that hold now. */
export const isAgreed = (accept: Acceptance, agreed: number, now: number): boolean =>
  now === agreed || accept === 'any' || (accept === 'better' && now > agreed)

/** The slip at the odds of now, where the player has agreed to whatever they become: what may be paid is told by them. */
export function followOdds(slip: Slip, eventOf: (id: string) => EventView | undefined): Slip {
  const legs = slip.legs.map((leg) => {
    const now = oddsNow(leg, eventOf) ?? leg.odds
    return now !== leg.odds && isAgreed(slip.accept, leg.odds, now) ? { ...leg, odds: now } : leg
  })
  return legs.some((leg, index) => leg !== slip.legs[index]) ? { ...slip, legs } : slip
}
