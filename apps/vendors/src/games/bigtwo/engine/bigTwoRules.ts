import { type Card, deck } from '../../../cards/card.ts'
import { shuffle } from '../../../frame/random/shuffle.ts'
import { type MatchRules, type SeatView, seatCount } from '../../../match/engine/rules.ts'
import { chooseCards } from './chooseCards.ts'
import { beats, byOrder, combinationOf } from './combination.ts'
import type { BigTwoMove, BigTwoState, BigTwoTable } from './hand.ts'
import { playable } from './playable.ts'

export type BigTwoView = SeatView<BigTwoTable, Card>

/** The lowest card: who holds it begins, and with it. */
export const opener: Card = '3d'

const perSeat = deck.length / seatCount

export function dealt(order: readonly Card[]): BigTwoState {
  const hands = Array.from({ length: seatCount }, (_, seat) =>
    order.slice(seat * perSeat, (seat + 1) * perSeat).sort(byOrder),
  )
  return {
    hands,
    table: {
      counts: hands.map(({ length }) => length),
      last: hands.map(() => null),
      turn: hands.findIndex((hand) => hand.includes(opener)),
      passes: 0,
      isOpening: true,
    },
  }
}

/** Whether cards may be laid on what lies there, whoever holds them. */
export function mayLie({ lead, isOpening }: BigTwoTable, cards: readonly Card[]): boolean {
  if (lead !== undefined) return beats(cards, lead.cards)
  return combinationOf(cards) !== undefined && (!isOpening || cards.includes(opener))
}

/** What a seat can play, each strength with its lowest cards. */
export const playableOn = ({ open, held }: Pick<BigTwoView, 'open' | 'held'>): Card[][] =>
  playable(held).filter((cards) => mayLie(open, cards))

function isLegal({ open, held }: BigTwoView, move: BigTwoMove): boolean {
  if (move.kind === 'pass') return open.lead !== undefined
  const isHeld = move.cards.every((card) => held.includes(card)) && new Set(move.cards).size === move.cards.length
  return isHeld && mayLie(open, move.cards)
}

function play({ hands, table }: BigTwoState, move: BigTwoMove): BigTwoState {
  const { turn, counts, last, passes, lead } = table
  const next = { turn: (turn + 1) % seatCount, counts, isOpening: false }
  const said = (before: readonly (BigTwoMove | null)[]) => before.map((one, seat) => (seat === turn ? move : one))
  if (move.kind === 'pass') {
    // After three passes in a row whoever laid last leads anew.
    const isOver = passes + 1 === seatCount - 1
    return {
      hands,
      table: { ...next, last: said(last), passes: isOver ? 0 : passes + 1, ...(isOver || !lead ? {} : { lead }) },
    }
  }
  return {
    hands: hands.map((held, seat) => (seat === turn ? held.filter((card) => !move.cards.includes(card)) : held)),
    table: {
      ...next,
      counts: counts.map((count, seat) => (seat === turn ? count - move.cards.length : count)),
      last: said(lead === undefined ? last.map(() => null) : last),
      passes: 0,
      lead: { seat: turn, cards: [...move.cards].sort(byOrder) },
    },
  }
}

/** Big Two: thirteen cards each, the first to have played them all wins. */
export const bigTwoRules: MatchRules<BigTwoState, BigTwoTable, Card, BigTwoMove> = {
  deal: (draw) => dealt(shuffle(deck, draw)),
  openOf: ({ table }) => table,
  heldOf: ({ hands }, seat) => hands[seat] ?? [],
  turnOf: ({ hands, table }) => (hands.some(({ length }) => length === 0) ? undefined : table.turn),
  endingOf: ({ hands }) => {
    const out = hands.findIndex(({ length }) => length === 0)
    return out < 0 ? undefined : { why: 'out', winners: [out] }
  },
  isLegal,
  isForced: (view) => view.open.lead !== undefined && playableOn(view).length === 0,
  play,
  plain: ({ open, held }) => {
    const [lowest] = [...held].sort(byOrder)
    return open.lead !== undefined || lowest === undefined ? { kind: 'pass' } : { kind: 'cards', cards: [lowest] }
  },
  choose: (view) => chooseCards(view, playableOn(view)),
}
