import type { TableSpec } from '../../../wire/table.ts'
import { movesOf, resultOf } from '../engine/deal.ts'
import type { Limits } from '../engine/limits.ts'
import type { HandView, OwnView, PlaceView, TableView } from '../wire.ts'
import type { HandRound } from './handRound.ts'

/** Seats with what lies in front of them: bets before the cards, then hands. */
function placesOf(round: HandRound): PlaceView[] {
  const { places, dealer } = round.deal()
  const isDone = round.phase() === 'paid'
  if (places.length === 0) {
    const seats = new Set(
      round.tickets.all().flatMap(({ state, what }) => (state === 'placed' || state === 'sending' ? [what.seat] : [])),
    )
    return [...seats]
      .sort((one, other) => one - other)
      .map((seat) => ({ seat, hands: [{ cards: [], bet: round.stakedOn(seat, 0), state: 'open' }] }))
  }
  return places.map(({ seat, hands }) => {
    const insurance = round.insuranceOf(seat)
    return {
      seat,
      hands: hands.map(
        (hand, index): HandView => ({
          ...hand,
          bet: round.stakedOn(seat, index),
          ...(isDone ? { result: resultOf(hand, dealer) } : {}),
        }),
      ),
      ...(insurance > 0 ? { insurance } : {}),
    }
  })
}

type Surroundings = Pick<TableView, 'from' | 'until' | 'now' | 'seats' | 'taken' | 'results' | 'shoe'>

export function tableViewOf(spec: TableSpec<Limits>, round: HandRound, around: Surroundings): TableView {
  const { dealer } = round.deal()
  const shown = round.shown()
  const turn = round.phase() === 'acting' ? round.turn() : undefined
  return {
    table: spec.id,
    name: spec.name,
    limits: spec.limits,
    chips: spec.chips,
    round: round.id,
    phase: round.phase(),
    dealer: shown,
    hasHole: dealer.length > 1 && shown.length < 2,
    places: placesOf(round),
    ...(turn ? { turn } : {}),
    ...around,
  }
}

/** A player's own part. What the round brought is told once it is paid, with the last card. */
export function ownViewOf(
  round: HandRound,
  player: string,
  { seat, balance, roundsLeft }: { seat: number; balance: number; roundsLeft: number | undefined },
): OwnView {
  const tickets = round.tickets.of(player)
  const turn = round.phase() === 'acting' ? round.turn() : undefined
  const isOwn = turn !== undefined && turn.seat === seat
  const insurance = round.insuranceFor(player, seat)
  return {
    seat,
    ...(roundsLeft === undefined ? {} : { roundsLeft }),
    round: round.id,
    tickets: tickets.flatMap(({ id, what, stake, state }) =>
      what.kind === 'bet' ? [{ id, amount: stake, state: state === 'sending' ? ('sending' as const) : 'placed' }] : [],
    ),
    moves: isOwn && !round.isAsking() ? movesOf(round.deal(), turn) : [],
    isAsking: isOwn && round.isAsking(),
    ...(insurance === undefined ? {} : { insurance }),
    staked: tickets.reduce((sum, { stake }) => sum + stake, 0),
    balance: balance - round.tickets.onWay(player),
    ...(round.phase() === 'paid' && tickets.length > 0 ? { win: round.winOf(player) } : {}),
  }
}
