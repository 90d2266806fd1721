import type { TableClock } from '../../frame/table/tableClock.ts'
import { type MatchRules, viewOf } from '../engine/rules.ts'
import type { KeptMove, SeatShown } from '../wire.ts'
import { botMs, dealMs, forcedMs, mostIdle, turnMs } from './matchTimes.ts'

/** Who plays a seat of a hand. */
export type Actor =
  | { readonly kind: 'player'; readonly player: string }
  | { readonly kind: 'bot'; readonly bot: number }

export type MoveProblem = 'not_seated' | 'not_your_turn' | 'move_refused' | 'ticket_conflict'

/** A move as a player sends it. */
export interface SentMove<Move> {
  readonly player: string
  /** Chosen by the browser; the same id is the same move. */
  readonly id: string
  readonly turnNumber: number
  readonly move: Move
}

/** One hand, from the deal to its end. */
export interface MatchHand<State, Move> {
  readonly state: () => State
  /** Whose turn it is; `undefined` while the deal is looked at, and at the end. */
  readonly turn: () => number | undefined
  readonly turnNumber: () => number
  readonly span: () => { readonly from: number; readonly until: number }
  readonly seats: () => readonly SeatShown[]
  readonly seatOf: (player: string) => number | undefined
  readonly isAway: (player: string) => boolean
  readonly moves: () => readonly KeptMove<Move>[]
  /** Plays a move, or says why not. */
  readonly move: (sent: SentMove<Move>) => MoveProblem | undefined
  /** A bot sits in for a player at once. */
  readonly leave: (player: string) => void
  /** The player plays for themselves again. */
  readonly comeBack: (player: string) => void
  readonly stop: () => void
}

interface HandOptions<State, Open, Piece, Move> {
  readonly rules: MatchRules<State, Open, Piece, Move>
  readonly dealt: State
  readonly actors: readonly Actor[]
  readonly clock: TableClock
  /** False for a player who has no page open: the clock waits for them once only. */
  readonly isPresent: (player: string) => boolean
  readonly onChange: () => void
  readonly onOver: () => void
  readonly onFailed: (error: unknown) => void
}

export function createMatchHand<State, Open, Piece, Move>(
  options: HandOptions<State, Open, Piece, Move>,
): MatchHand<State, Move> {
  const { rules, dealt, actors, clock, isPresent, onChange, onOver, onFailed } = options
  const away = new Set<number>()
  const idle = actors.map(() => 0)
  const done = new Map<string, string>()
  const moves: KeptMove<Move>[] = []
  let state = dealt
  let isBegun = false
  /** When the running turn is over, however often its player leaves and comes back. */
  let turnEnds = 0
  let span = { from: clock.now(), until: clock.now() + dealMs }
  let stopTurn = (): void => undefined
  const seatOf = (player: string): number | undefined => {
    const seat = actors.findIndex((actor) => actor.kind === 'player' && actor.player === player)
    return seat < 0 ? undefined : seat
  }

  const later = (ms: number, act: () => void): void => {
    stopTurn = clock.after(ms, () => {
      try {
        act()
      } catch (error) {
        onFailed(error)
      }
    })
  }
  const playNow = (seat: number, by: KeptMove<Move>['by'], move: Move): void => {
    stopTurn()
    state = rules.play(state, move)
    moves.push({ seat, by, move })
    beginTurn()
  }
  const timeOut = (seat: number, player: string): void => {
    const view = viewOf(rules, state, seat)
    if (!rules.isForced(view)) idle[seat] = isPresent(player) ? (idle[seat] ?? 0) + 1 : mostIdle
    if ((idle[seat] ?? 0) >= mostIdle) away.add(seat)
    playNow(seat, 'clock', rules.plain(view))
  }
  function beginTurn(): void {
    isBegun = true
    const seat = rules.turnOf(state)
    const isForced = seat !== undefined && rules.isForced(viewOf(rules, state, seat))
    turnEnds = clock.now() + (isForced ? forcedMs : turnMs)
    takeTurn()
  }
  function takeTurn(): void {
    stopTurn()
    const seat = rules.turnOf(state)
    const actor = seat === undefined ? undefined : actors[seat]
    if (seat === undefined || actor === undefined) {
      onChange()
      onOver()
      return
    }
    const view = viewOf(rules, state, seat)
    const isBot = actor.kind === 'bot' || away.has(seat)
    const left = turnEnds - clock.now()
    const ms = isBot ? Math.min(botMs, left) : left
    span = { from: clock.now(), until: clock.now() + ms }
    later(ms, () => {
      if (isBot) playNow(seat, 'bot', rules.choose(view))
      else timeOut(seat, actor.player)
    })
    onChange()
  }
  /** Gives the running turn to the bot that sits in, or back to the player. */
  const hand = (seat: number): void => {
    if (isBegun && rules.turnOf(state) === seat && clock.now() < turnEnds) takeTurn()
    else onChange()
  }

  // The deal is looked at before the first turn.
  later(dealMs, beginTurn)
  return {
    state: () => state,
    turn: () => (isBegun ? rules.turnOf(state) : undefined),
    turnNumber: () => moves.length,
    span: () => span,
    seats: () =>
      actors.map((actor, seat) =>
        actor.kind === 'bot' ? { kind: 'bot', bot: actor.bot } : { kind: 'player', isAway: away.has(seat) },
      ),
    seatOf,
    isAway: (player) => away.has(seatOf(player) ?? -1),
    moves: () => moves,
    move: ({ player, id, turnNumber, move }) => {
      const text = JSON.stringify([player, turnNumber, move])
      const known = done.get(id)
      if (known !== undefined) return known === text ? undefined : 'ticket_conflict'
      const seat = seatOf(player)
      if (seat === undefined) return 'not_seated'
      if (!isBegun || rules.turnOf(state) !== seat || turnNumber !== moves.length) return 'not_your_turn'
      if (!rules.isLegal(viewOf(rules, state, seat), move)) return 'move_refused'
      done.set(id, text)
      idle[seat] = 0
      away.delete(seat)
      playNow(seat, 'player', move)
      return undefined
    },
    leave: (player) => {
      const seat = seatOf(player)
      if (seat === undefined || away.has(seat)) return
      away.add(seat)
      hand(seat)
    },
    comeBack: (player) => {
      const seat = seatOf(player)
      if (seat === undefined || !away.delete(seat)) return
      idle[seat] = 0
      hand(seat)
    },
    stop: () => stopTurn(),
  }
}
