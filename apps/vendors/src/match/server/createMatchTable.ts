import type { Draw } from '../../frame/random/draw.ts'
import type { Placed, Stakes } from '../../frame/stakes/stakes.ts'
import { createAudience } from '../../frame/table/audience.ts'
import { type Balances, createBalances } from '../../frame/table/balances.ts'
import type { TableClock } from '../../frame/table/tableClock.ts'
import { createTalk } from '../../frame/table/talk.ts'
import type { ChatLine, Phrase } from '../../wire/talk.ts'
import { type MatchRules, seatCount } from '../engine/rules.ts'
import type { HandResult, MatchListed, MatchTable, OwnSeat } from '../wire.ts'
import { type AnteStake, type Antes, createAntes, type Joiner, type JoinOrder } from './createAntes.ts'
import type { HandOutcome } from './handOutcome.ts'
import type { MoveProblem, SentMove } from './matchHand.ts'
import { anteMs, fullMs, joinMs } from './matchTimes.ts'
import { ownSeat, type RunningHand, tableShown } from './matchViews.ts'
import { playHand } from './playHand.ts'

/** What a player at the table is told, as often as it changes. */
export type MatchEvent<Open, Piece> =
  | { readonly kind: 'table'; readonly data: MatchTable<Open, Piece> }
  | { readonly kind: 'own'; readonly data: OwnSeat<Piece> }
  | { readonly kind: 'chat'; readonly data: readonly ChatLine[] }

export interface MatchOptions<State, Open, Piece, Move> {
  readonly spec: { readonly id: string; readonly name: string; readonly ante: number }
  readonly rules: MatchRules<State, Open, Piece, Move>
  readonly stakes: Stakes<AnteStake, HandOutcome<Move>>
  readonly clock: TableClock
  readonly draw: Draw
  readonly newRound: () => string
  readonly onProblem: (error: unknown, round: string) => void
}

export interface Match<Open, Piece, Move> {
  readonly name: string
  /** Looks on, from the player's seat if they have one. Returns how to stop. */
  readonly watch: (player: string, balance: number, tell: (event: MatchEvent<Open, Piece>) => void) => () => void
  readonly newestOf: Balances['newestOf']
  /** Takes what a wallet told when it was asked. */
  readonly learnBalance: (player: string, balance: number) => void
  /** Pays the ante of the next hand. */
  readonly join: (order: Omit<JoinOrder, 'seat'>) => Promise<Placed> | 'table_full' | 'round_running'
  /** Takes the ante of the next hand back, or lets a bot sit in for the rest of the running one. */
  readonly leave: (player: string) => Promise<number | undefined>
  readonly comeBack: (player: string) => void
  readonly move: (hand: string, sent: SentMove<Move>) => MoveProblem | undefined
  /** False when the player spoke a moment ago, or has no seat to speak from. */
  readonly say: (player: string, phrase: Phrase) => boolean
  readonly listed: () => MatchListed
  /** Stops the clock; what is not decided by then is given back at the next start. */
  readonly close: () => void
}

export function createMatchTable<State, Open, Piece, Move>(
  options: MatchOptions<State, Open, Piece, Move>,
): Match<Open, Piece, Move> {
  const { spec, rules, stakes, clock, newRound, onProblem } = options
  const audience = createAudience<MatchEvent<Open, Piece>>()
  const talk = createTalk(clock.now)
  const balances = createBalances()
  /** Players whose last hand is not paid yet. */
  const due = new Set<string>()
  const newAntes = (): Antes =>
    createAntes({ round: newRound(), place: spec.id, ante: spec.ante, stakes, onChange: () => changed() })
  let antes = newAntes()
  let countdown = { from: 0, until: 0 }
  let running: RunningHand<State, Move> | undefined
  let before: RunningHand<State, Move> | undefined
  let last: HandResult<Open, Piece> | undefined
  let isVoid = false
  let isClosed = false
  let isGathering = false
  let isRunning = false
  let hands = 0
  let stopWaiting = (): void => undefined

  const isFull = (): boolean => antes.joiners().length === seatCount
  const tableView = (): MatchTable<Open, Piece> =>
    tableShown(rules, { ...spec, antes, countdown, running, last, isVoid, isGathering, now: clock.now() })
  const tellOwn = (player: string): void => {
    const balance = balances.of(player)
    const data = ownSeat(rules, antes, { running, before, player, balance, isDue: due.has(player) })
    audience.tell(player, { kind: 'own', data })
  }
  const changed = (): void => {
    audience.players().forEach(tellOwn)
    audience.tellAll({ kind: 'table', data: tableView() })
  }
  const setBalance = (player: string, balance: number | undefined): void => {
    if (balance !== undefined) balances.tell(player, balance)
    tellOwn(player)
  }
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const stop = clock.after(ms, resolve)
      stopWaiting = () => {
        stop()
        resolve()
      }
    })
  const countDown = async (ms: number): Promise<void> => {
    countdown = { from: clock.now(), until: clock.now() + ms }
    changed()
    await wait(ms)
  }

  const play = async (id: string, joiners: readonly Joiner[]): Promise<void> => {
    const end = async ({ id: ante, player }: Joiner, work: (id: string) => Promise<number | undefined>) => {
      const balance = await work(ante)
      due.delete(player)
      setBalance(player, balance)
    }
    // Whoever went is remembered for one hand: they may be coming back while it is paid.
    for (const player of balances.players()) if (!audience.has(player)) balances.forget(player)
    last = undefined
    isVoid = false
    let ended = stakes.pay
    try {
      last = await playHand({
        ...options,
        id,
        ante: spec.ante,
        joiners,
        firstBot: hands++,
        isPresent: audience.has,
        onHand: (hand) => {
          running = { id, hand }
        },
        onChange: changed,
      })
    } catch (error) {
      onProblem(error, id)
      isVoid = true
      stakes.release(id)
      ended = stakes.giveBack
    }
    before = running
    running = undefined
    for (const { player } of joiners) due.add(player)
    changed()
    // Whoever cannot be paid now is paid as soon as the wallet answers.
    for (const joiner of joiners) void end(joiner, ended).catch((error: unknown) => onProblem(error, id))
  }

  /** Gathers players and plays, for as long as somebody joins. */
  const run = async (): Promise<void> => {
    while (!isClosed && antes.joiners().length > 0) {
      isGathering = true
      if (!isFull()) await countDown(joinMs)
      // A table that is full waits for nobody.
      if (isFull()) await countDown(fullMs)
      const gathered = antes
      const joiners = await gathered.close(wait(anteMs))
      stopWaiting()
      antes = newAntes()
      isGathering = false
      if (isClosed) return
      if (joiners.length > 0) await play(gathered.round, joiners)
      else {
        stakes.release(gathered.round)
        changed()
      }
    }
  }
  const wake = (): void => {
    if (isRunning) return
    isRunning = true
    void run()
      .catch((error: unknown) => onProblem(error, antes.round))
      .finally(() => {
        isRunning = false
        if (antes.joiners().length > 0 && !isClosed) wake()
      })
  }

  return {
    name: spec.name,
    watch: (player, balance, listen) => {
      // Whoever had left altogether and looks in again plays for themselves again.
      if (!audience.has(player)) running?.hand.comeBack(player)
      balances.begin(player, balance)
      const stop = audience.add(player, listen, () => undefined)
      tellOwn(player)
      listen({ kind: 'table', data: tableView() })
      listen({ kind: 'chat', data: talk.lines() })
      return stop
    },
    newestOf: balances.newestOf,
    learnBalance: (player, balance) => {
      if (audience.has(player)) setBalance(player, balance)
    },
    join: (order) => {
      if (antes.of(order.player) === undefined) {
        const known = stakes.answerOf(order.id, order.session)
        if (known !== undefined) return Promise.resolve(known)
        if (running?.hand.seatOf(order.player) !== undefined) return 'round_running'
      }
      const joined = antes.join({ ...order, seat: before?.hand.seatOf(order.player) })
      if (joined === 'table_full') return joined
      wake()
      if (isGathering && isFull()) stopWaiting()
      return joined.then((placed) => {
        if (placed.state === 'placed') setBalance(order.player, placed.balance)
        return placed
      })
    },
    leave: async (player) => {
      if (antes.of(player) === undefined) {
        running?.hand.leave(player)
        return undefined
      }
      const balance = await antes.leave(player)
      setBalance(player, balance)
      return balance
    },
    comeBack: (player) => running?.hand.comeBack(player),
    move: (hand, sent) => {
      const asked = [running, before].find((one) => one?.id === hand)
      return asked === undefined ? 'not_your_turn' : asked.hand.move(sent)
    },
    say: (player, phrase) => {
      const seat = running?.hand.seatOf(player) ?? antes.of(player)?.seat
      if (seat === undefined || !talk.say(player, seat, phrase)) return false
      audience.tellAll({ kind: 'chat', data: talk.lines() })
      return true
    },
    listed: () => {
      const { phase, seats, joined } = tableView()
      const playing = seats.filter(({ kind }) => kind === 'player').length
      return { name: spec.name, ante: spec.ante, players: phase === 'playing' ? playing : joined.length, phase }
    },
    close: () => {
      isClosed = true
      running?.hand.stop()
      stopWaiting()
    },
  }
}
