import type { Limits } from '../engine/limits.ts'
import type { OwnView, Phrase, TableView } from '../wire.ts'
import { createAudience, type TableEvent } from './audience.ts'
import type { Laid, TableBooks } from './books.ts'
import { phaseMs } from './phases.ts'
import { createSeats } from './seats.ts'
import type { TableClock } from './tableClock.ts'
import { type Bet, createTableRound, type LayProblem, type TableRound } from './tableRound.ts'
import { createTalk } from './talk.ts'

export interface TableSpec {
  readonly id: string
  readonly name: string
  readonly limits: Limits
  readonly chips: readonly number[]
  readonly seats: number
}

export interface TableOptions {
  readonly spec: TableSpec
  readonly books: TableBooks
  readonly clock: TableClock
  /** A whole number from 0 up to, but not including, `count`, from the system's generator. */
  readonly draw: (count: number) => number
  readonly newRound: () => string
  readonly onProblem: (error: unknown, round: string) => void
}

export interface Table {
  readonly spec: TableSpec
  /** Looks on from a seat; returns how to stop, or `undefined` when every seat is taken. */
  readonly join: (player: string, balance: number, tell: (event: TableEvent) => void) => (() => void) | undefined
  readonly lay: (bet: Bet) => Promise<Laid | { readonly state: 'problem'; readonly code: LayProblem | 'not_seated' }>
  readonly takeBack: (player: string, ticket: string) => Promise<number | undefined | 'not_back'>
  /** False when the player spoke a moment ago. */
  readonly say: (player: string, phrase: Phrase) => boolean
  readonly seats: () => { readonly taken: number; readonly of: number }
  /** Stops the clock; rounds under way are ended by what is written down. */
  readonly close: () => void
}

const shownResults = 16
const shownPlayers = 6
/** A seat is kept this long for a player whose connection is gone. */
const seatKeptMs = 30_000
/** Changes of the table within this time are told together. */
const gatherMs = 120

export function createTable({ spec, books, clock, draw, newRound, onProblem }: TableOptions): Table {
  const seats = createSeats(spec.seats)
  const audience = createAudience()
  const talk = createTalk(clock.now)
  const balances = new Map<string, number>()
  let results = books.results(spec.id, shownResults)
  let span = { from: 0, until: 0 }
  let round: TableRound | undefined
  let before: TableRound | undefined
  let isClosed = false
  let stopWaiting: (() => void) | undefined
  let isTelling = false

  const tableView = (current: TableRound): TableView => {
    const sums = current.tickets.sums()
    const number = current.number()
    return {
      table: spec.id,
      name: spec.name,
      limits: spec.limits,
      chips: spec.chips,
      round: current.id,
      phase: current.phase(),
      ...span,
      now: clock.now(),
      ...(number === undefined ? {} : { number }),
      results,
      seats: { taken: seats.taken(), of: spec.seats },
      total: sums.reduce((sum, { amount }) => sum + amount, 0),
      players: sums
        .slice(0, shownPlayers)
        .flatMap(({ player, amount }) => [{ seat: seats.seatOf(player) ?? 0, amount }]),
    }
  }
  const ownView = (current: TableRound, player: string): OwnView => {
    const win = current.phase() === 'paid' || current.phase() === 'turning' ? current.winOf(player) : undefined
    return {
      seat: seats.seatOf(player) ?? 0,
      round: current.id,
      tickets: current.tickets.of(player).map(({ id, bets, state }) => ({
        id,
        bets,
        state: state === 'sending' ? 'sending' : 'placed',
      })),
      balance: balances.get(player) ?? 0,
      ...(win === undefined ? {} : { win }),
    }
  }
  const tellOwn = (player: string): void => {
    if (round && audience.has(player)) audience.tell(player, { kind: 'own', own: ownView(round, player) })
  }
  const tellEach = (): void => audience.players().forEach(tellOwn)
  const tellTable = (): void => {
    if (round) audience.tellAll({ kind: 'table', table: tableView(round) })
  }
  const tellSoon = (): void => {
    if (isTelling) return
    isTelling = true
    clock.after(gatherMs, () => {
      isTelling = false
      tellTable()
    })
  }

  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      stopWaiting = clock.after(ms, resolve)
    })
  const begin = (ms: number): Promise<void> => {
    span = { from: clock.now(), until: clock.now() + ms }
    return wait(ms)
  }

  /** Plays rounds for as long as somebody sits here. */
  const run = async (): Promise<void> => {
    while (!isClosed && seats.taken() > 0) {
      before = round
      const current = createTableRound({
        id: newRound(),
        table: spec.id,
        limits: spec.limits,
        books,
        onChange: (player) => {
          tellOwn(player)
          tellSoon()
        },
      })
      round = current
      const bettingEnds = begin(phaseMs.betting)
      tellEach()
      tellTable()
      await bettingEnds
      const patience = begin(phaseMs.closed)
      const closing = current.close(patience)
      tellTable()
      await closing
      stopWaiting?.()
      if (isClosed) return
      if (await current.decide(draw)) {
        const still = begin(phaseMs.turning)
        tellTable()
        const paid = new Map<string, number>()
        const paying = current
          .pay((player, balance) => {
            if (balance !== undefined) paid.set(player, balance)
          })
          .catch((error: unknown) => onProblem(error, current.id))
        await still
        // A balance that rises while the wheel turns would tell the number.
        for (const [player, balance] of paid) balances.set(player, balance)
        // Whoever is not paid by then is paid as soon as the wallet answers.
        const paidEnds = begin(phaseMs.paid)
        current.setPaid()
        tellTable()
        tellEach()
        void paying.then(() => {
          for (const [player, balance] of paid) balances.set(player, balance)
          tellEach()
        })
        await paidEnds
        results = [current.number() ?? 0, ...results].slice(0, shownResults)
      } else {
        const voidEnds = begin(phaseMs.void)
        tellTable()
        tellEach()
        await voidEnds
      }
      leaveEmpty()
    }
    round = undefined
  }
  let isRunning = false
  const wake = (): void => {
    if (isRunning) return
    isRunning = true
    void run()
      .catch((error: unknown) => onProblem(error, round?.id ?? ''))
      .finally(() => {
        isRunning = false
      })
  }

  const goneAt = new Map<string, number>()
  const leaveEmpty = (): void => {
    for (const [player, at] of goneAt) {
      if (clock.now() < at + seatKeptMs) continue
      goneAt.delete(player)
      balances.delete(player)
      seats.leave(player)
    }
  }

  return {
    spec,
    join: (player, balance, listen) => {
      const seat = seats.sit(player)
      if (seat === undefined) return undefined
      goneAt.delete(player)
      balances.set(player, balance)
      const leave = audience.add(player, listen, () => goneAt.set(player, clock.now()))
      wake()
      if (round) {
        listen({ kind: 'table', table: tableView(round) })
        listen({ kind: 'own', own: ownView(round, player) })
      }
      listen({ kind: 'chat', lines: talk.lines() })
      tellSoon()
      return leave
    },
    lay: async (bet) => {
      if (seats.seatOf(bet.player) === undefined) return { state: 'problem', code: 'not_seated' }
      const asked = [round, before].find((one) => one?.id === bet.round)
      if (asked === undefined) return books.answerOf(bet.ticket) ?? { state: 'problem', code: 'bets_closed' }
      const laid = await asked.lay(bet)
      if (laid.state === 'placed') {
        balances.set(bet.player, laid.balance)
        tellOwn(bet.player)
      }
      return laid
    },
    takeBack: async (player, ticket) => {
      const balance = (await round?.takeBack(player, ticket)) ?? undefined
      if (typeof balance === 'number') {
        balances.set(player, balance)
        tellOwn(player)
      }
      return round === undefined ? 'not_back' : balance
    },
    say: (player, phrase) => {
      const seat = seats.seatOf(player)
      if (seat === undefined || !talk.say(player, seat, phrase)) return false
      audience.tellAll({ kind: 'chat', lines: talk.lines() })
      return true
    },
    seats: () => ({ taken: seats.taken(), of: spec.seats }),
    close: () => {
      isClosed = true
      stopWaiting?.()
    },
  }
}
