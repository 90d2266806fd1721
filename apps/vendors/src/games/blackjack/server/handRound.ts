import type { Card } from '../../../cards/card.ts'
import type { Placed } from '../../../frame/stakes/stakes.ts'
import { type LaidStakes, layStakes, type Refusal } from '../../../frame/table/layStakes.ts'
import {
  type Deal,
  dealerHasBlackjack,
  dealNext,
  emptyDeal,
  handAt,
  type Move,
  movesOf,
  offersInsurance,
  play,
  playDealer,
  resultOf,
  type Turn,
  turnOf,
} from '../engine/deal.ts'
import { insurancePays, pays } from '../engine/houseRules.ts'
import { type BetProblem, checkBet, type Limits } from '../engine/limits.ts'
import type { BlackjackBet, RoundPhase, StakeKind } from '../wire.ts'
import type { BlackjackTableStakes } from './blackjackStakes.ts'
import type { StoredShoe } from './shoeStore.ts'
import { createSignal } from './signal.ts'

export type RoundProblem = BetProblem | 'bets_closed' | 'ticket_conflict' | 'not_your_turn' | 'move_refused'

/** Who asks, from which seat and session. `ticket` is chosen by the browser: the same one always has the same answer. */
export interface Asked {
  readonly player: string
  readonly session: string
  readonly seat: number
  readonly ticket: string
}

type Answer = Promise<Placed | Refusal<RoundProblem> | { readonly state: 'done' }>

/** One round at a table: its bets, its cards, its decisions. `playRound` leads it through its phases. */
export interface HandRound extends Pick<LaidStakes<BlackjackBet>, 'tickets' | 'pay'> {
  readonly id: string
  readonly phase: () => RoundPhase
  readonly setPhase: (phase: RoundPhase) => void
  readonly deal: () => Deal
  readonly turn: () => Turn | undefined
  readonly stakedOn: (seat: number, hand: number) => number
  readonly insuranceOf: (seat: number) => number
  /** What insurance would cost a player who may take it. */
  readonly insuranceFor: (player: string, seat: number) => number | undefined
  readonly isAsking: () => boolean
  readonly bet: (asked: Asked, amount: number) => Answer
  readonly takeBack: (player: string, ticket: string) => Promise<number | undefined | 'not_back'>
  readonly insure: (asked: Asked, takes: boolean) => Answer
  readonly move: (asked: Asked, hand: number, move: Move) => Answer
  /** Waits for stakes on their way, at most as long as `patience`. */
  readonly answered: (patience: Promise<void>) => Promise<void>
  /** The shoe is on the table: cards fall one by one, until this says false. */
  readonly dealOne: (shoe: StoredShoe) => boolean
  readonly mayInsure: () => boolean
  /** Resolves once every seat that may take insurance has answered. */
  readonly insuranceAnswered: () => Promise<void>
  /** Gives the turn to the next open hand; false when there is none, or the dealer has blackjack. */
  readonly nextTurn: () => boolean
  /** Resolves with the next decision. */
  readonly moved: () => Promise<void>
  /** The clock of the turn has run out: its hand stands. */
  readonly standTurn: () => void
  /** Deals the dealer's cards and writes the round down, before any of it is shown. Throws where that failed. */
  readonly decide: (shoe: StoredShoe) => void
  /** Of the dealer's cards those that lie open. */
  readonly shown: () => readonly Card[]
  /** Turns over the dealer's next card; false once all lie open. */
  readonly showOne: () => boolean
  readonly giveUp: () => Promise<void>
  readonly winOf: (player: string) => number
}

interface RoundOptions {
  readonly id: string
  readonly table: string
  readonly limits: Limits
  readonly stakes: BlackjackTableStakes
  /** A player's stakes have changed, and with them the balance where the wallet has told one. */
  readonly onChange: (player: string, balance?: number) => void
}

export function createHandRound({ id, table, limits, stakes, onChange }: RoundOptions): HandRound {
  const laid = layStakes({ round: id, place: table, stakes, onChange })
  const { tickets } = laid
  const answers = new Map<string, { readonly key: string; readonly answer: Answer }>()
  const insured = new Set<number>()
  const moved = createSignal()
  const insuranceDone = createSignal()
  let phase: RoundPhase = 'betting'
  let deal: Deal = emptyDeal([])
  let shoe: StoredShoe | undefined
  let from = 0
  let open = 1
  let turn: Turn | undefined
  /** The turn whose double or split the wallet is asked for. */
  let asking: Turn | undefined

  const sumOf = (kind: StakeKind, seat: number, hand = 0): number =>
    tickets
      .all()
      .filter(({ what }) => what.kind === kind && what.seat === seat && what.hand === hand)
      .reduce((sum, { stake, state }) => (state === 'placed' || state === 'sending' ? sum + stake : sum), 0)
  const betOf = (seat: number): number => sumOf('bet', seat)
  const insuranceFor = (player: string, seat: number): number | undefined =>
    phase === 'insurance' && !insured.has(seat) && tickets.of(player).length > 0 ? betOf(seat) / 2 : undefined
  const problem = (code: RoundProblem): Refusal<RoundProblem> => ({ state: 'problem', code })
  const laying = ({ player, session, seat, ticket }: Asked, kind: StakeKind, hand: number, stake: number) => ({
    player,
    session,
    ticket,
    stake,
    what: { kind, seat, hand },
  })
  const nothing = (): RoundProblem | undefined => undefined

  /** A decision is carried out once, however often it is sent. */
  const once = ({ player, ticket }: Asked, what: string, act: () => Answer): Answer => {
    const key = `${player} ${what}`
    const known = answers.get(ticket)
    if (known !== undefined) return known.key === key ? known.answer : Promise.resolve(problem('ticket_conflict'))
    const answer = act()
    answers.set(ticket, { key, answer })
    return answer
  }
  const apply = (at: Turn, move: Move): void => {
    if (shoe === undefined) return
    deal = play(deal, at, move, shoe.take)
    moved.give()
  }
  /** Doubles or splits once the wallet has paid for it; without that the hand goes on as it was. */
  const raise = async (asked: Asked, at: Turn, move: 'double' | 'split'): Answer => {
    asking = at
    const bet = laying(asked, move, move === 'split' ? at.hand + 1 : at.hand, betOf(at.seat))
    const answer = await laid.lay({ ...bet, onPlaced: () => apply(at, move) }, nothing)
    if (asking === at) asking = undefined
    onChange(asked.player)
    return answer
  }
  const insuranceAnswered = (): void => {
    if (deal.places.every(({ seat }) => insured.has(seat))) insuranceDone.give()
  }
  /** What a stake brings. */
  const winOn = ({ kind, seat, hand }: BlackjackBet, stake: number): number => {
    if (kind === 'insurance') return dealerHasBlackjack(deal) ? insurancePays * stake : 0
    const played = handAt(deal, { seat, hand })
    return played === undefined ? stake : pays[resultOf(played, deal.dealer)] * stake
  }

  return {
    id,
    tickets,
    pay: laid.pay,
    phase: () => phase,
    setPhase: (next) => {
      phase = next
    },
    deal: () => deal,
    turn: () => turn,
    stakedOn: (seat, hand) =>
      (hand === 0 ? betOf(seat) : sumOf('split', seat, hand)) +
      (handAt(deal, { seat, hand })?.isDoubled ? sumOf('double', seat, hand) : 0),
    insuranceOf: (seat) => sumOf('insurance', seat),
    insuranceFor,
    isAsking: () => asking !== undefined && asking === turn,
    bet: (asked, amount) =>
      laid.lay(laying(asked, 'bet', 0, amount), () =>
        phase === 'betting' ? checkBet(limits, betOf(asked.seat), amount) : 'bets_closed',
      ),
    takeBack: (player, ticket) => laid.takeBack(player, ticket, () => phase === 'betting'),
    insure: (asked, takes) =>
      once(asked, `insurance ${takes}`, async () => {
        const cost = insuranceFor(asked.player, asked.seat)
        if (cost === undefined) return problem('bets_closed')
        insured.add(asked.seat)
        const answer: Awaited<Answer> = takes
          ? await laid.lay(laying(asked, 'insurance', 0, cost), nothing)
          : { state: 'done' }
        onChange(asked.player)
        insuranceAnswered()
        return answer
      }),
    move: (asked, hand, move) =>
      once(asked, `${move} ${hand}`, async () => {
        const at = turn
        if (at === undefined || at.seat !== asked.seat || at.hand !== hand || asking === at)
          return problem('not_your_turn')
        if (!movesOf(deal, at).includes(move)) return problem('move_refused')
        if (move === 'double' || move === 'split') return raise(asked, at, move)
        apply(at, move)
        return { state: 'done' }
      }),
    answered: laid.answered,
    dealOne: (next) => {
      if (shoe === undefined) {
        shoe = next
        from = next.dealt()
        const seats = new Set(laid.placed().map(({ what }) => what.seat))
        deal = emptyDeal([...seats].sort((one, other) => one - other))
      }
      const dealt = dealNext(deal, next.take)
      deal = dealt ?? deal
      return dealt !== undefined
    },
    mayInsure: () => offersInsurance(deal),
    insuranceAnswered: insuranceDone.next,
    nextTurn: () => {
      turn = dealerHasBlackjack(deal) ? undefined : turnOf(deal)
      return turn !== undefined
    },
    moved: moved.next,
    standTurn: () => {
      if (turn !== undefined) apply(turn, 'stand')
    },
    decide: ({ id: shoeId, take, dealt }) => {
      turn = undefined
      const end = playDealer(deal, take)
      deal = end
      const wins = new Map(laid.placed().map((ticket) => [ticket.id, winOn(ticket.what, ticket.stake)]))
      const outcome = { shoe: shoeId, from, count: dealt() - from, places: end.places, dealer: end.dealer }
      stakes.decide({ round: id, outcome, draws: [], wins })
    },
    shown: () => deal.dealer.slice(0, open),
    showOne: () => {
      if (open >= deal.dealer.length) return false
      open += 1
      return true
    },
    giveUp: laid.giveUp,
    winOf: (player) => tickets.of(player).reduce((sum, { what, stake }) => sum + winOn(what, stake), 0),
  }
}
