import type { LegResult } from '../engine/bets.ts'
import { legResult, settleBet } from '../engine/bets.ts'
import { marketsOf } from '../engine/markets.ts'
import type { BetLeg } from '../wire.ts'
import type { BookStakes } from './bookStakes.ts'
import type { Feed } from './createFeed.ts'
import type { BookEvent } from './eventStore.ts'
import type { OpenLegs } from './openLegs.ts'

/** How a leg stands: as its event ended, or open. */
export function resultOfLeg({ market, selection }: BetLeg, event: BookEvent | undefined): LegResult {
  if (event === undefined || event.state === 'void') return 'void'
  const { model } = event.fixture
  const found = marketsOf(model).find(({ id }) => id === market)
  if (event.score === undefined || found === undefined) return 'open'
  return legResult(found, model, selection, event.score)
}

interface SettleGround {
  readonly feed: Pick<Feed, 'find'>
  readonly legs: OpenLegs
  readonly stakes: BookStakes
  readonly together: (act: () => void) => void
}

/** Writes down what became of bets whose events are decided. What it returns pays them, or gives a void one's stake back. */
export function settleDue({ feed, legs, stakes, together }: SettleGround): (() => Promise<unknown>)[] {
  return legs.due().flatMap((id) => {
    const bet = stakes.find(id)
    if (bet?.progress === 'reserved') return []
    if (bet?.progress !== 'placed') {
      legs.drop(id)
      return []
    }
    const results = bet.what.legs.map((leg) => resultOfLeg(leg, feed.find(leg.event)))
    const ended = settleBet(
      bet.stake,
      bet.what.legs.map(({ odds }, index) => ({ odds, result: results[index] ?? 'open' })),
    )
    if (ended === undefined) return []
    const isVoid = ended.state === 'void'
    const draws = bet.what.legs.flatMap(({ event }) => feed.find(event)?.draws ?? [])
    together(() => {
      // A stake that is not named goes back.
      stakes.decide({
        round: id,
        outcome: { results },
        draws,
        wins: new Map(isVoid ? [] : [[id, ended.win]]),
        voidReason: 'event_void',
      })
      legs.drop(id)
    })
    return [() => (isVoid ? stakes.giveBack(id) : stakes.pay(id))]
  })
}
