import type { SeatsView } from '../../wire/table.ts'
import type { ChatLine, Phrase } from '../../wire/talk.ts'
import { createAudience } from './audience.ts'
import { type Balances, createBalances } from './balances.ts'
import { createIdleSeats } from './idleSeats.ts'
import { createSeats } from './seats.ts'
import type { TableClock } from './tableClock.ts'
import { createTalk } from './talk.ts'

/** What a player at a table is told, as often as it changes. */
export type TableEvent<Table, Own> =
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'own'; readonly own: Own }
  | { readonly kind: 'chat'; readonly lines: readonly ChatLine[] }
  /** The player's seat was given up. */
  | { readonly kind: 'left' }

/** How the routes meet a table of any kind. */
export interface SharedTable<Table = unknown, Own = unknown> {
  /** Looks on from a seat; returns how to stop, or `undefined` when every seat is taken. */
  readonly join: (
    player: string,
    balance: number,
    tell: (event: TableEvent<Table, Own>) => void,
  ) => (() => void) | undefined
  readonly newestOf: Balances['newestOf']
  readonly takeBack: (player: string, ticket: string) => Promise<number | undefined | 'not_back'>
  /** False when the player spoke a moment ago. */
  readonly say: (player: string, phrase: Phrase) => boolean
  readonly seats: () => SeatsView
  /** Tells a player who sits here what their wallet told outside of the running round. */
  readonly tellBalance: (player: string, balance: number) => void
  /** Takes what a wallet told when it was asked; false while it might tell an outcome that is not shown yet. */
  readonly learnBalance: (player: string, balance: number) => boolean
  /** Stops the clock; rounds under way are ended by what is written down. */
  readonly close: () => void
}

/** Who sits at a table, what they have and what they are told. */
export interface Company<Table, Own>
  extends Pick<SharedTable<Table, Own>, 'join' | 'newestOf' | 'say' | 'seats' | 'tellBalance' | 'learnBalance'> {
  readonly seatOf: (player: string) => number | undefined
  /** Numbers of the seats that are taken, rising. */
  readonly taken: () => readonly number[]
  readonly balanceOf: (player: string) => number
  /** Takes what a wallet told, and tells the player. */
  readonly setBalance: (player: string, balance: number | undefined) => void
  readonly tellOwn: (player: string) => void
  /** Everyone their own part. */
  readonly tellEach: () => void
  readonly tellTable: () => void
  /** Together with other changes of the next moment. */
  readonly tellSoon: () => void
  /** A clock for bets has run out: gives up seats at a full table that let several of them run out without a bet. */
  readonly giveUpIdle: (hasBet: (player: string) => boolean) => void
  /** In how many more rounds without a bet the player's seat is given up, where it is about to be. */
  readonly roundsLeft: (player: string) => number | undefined
  /** Frees the seats of players whose connection has been gone for a while. */
  readonly leaveEmpty: () => void
}

interface CompanyOptions<Table, Own> {
  readonly seats: number
  readonly clock: TableClock
  /** `undefined` while no round is under way. */
  readonly tableView: () => Table | undefined
  readonly ownView: (player: string) => Own | undefined
  /** The outcome is decided and not shown: a balance with what it brings would tell it. */
  readonly isSecret: () => boolean
  /** Somebody sat down. */
  readonly onJoin: () => void
}

/** A seat is kept this long for a player whose connection is gone. */
const seatKeptMs = 30_000
/** Changes of the table within this time are told together. */
const gatherMs = 120

export function createCompany<Table, Own>(options: CompanyOptions<Table, Own>): Company<Table, Own> {
  const { clock, tableView, ownView, isSecret, onJoin } = options
  const seats = createSeats(options.seats)
  const audience = createAudience<TableEvent<Table, Own>>()
  const talk = createTalk(clock.now)
  const balances = createBalances()
  const idle = createIdleSeats()
  const goneAt = new Map<string, number>()
  let isTelling = false

  const tellOwn = (player: string): void => {
    const own = audience.has(player) ? ownView(player) : undefined
    if (own !== undefined) audience.tell(player, { kind: 'own', own })
  }
  const tellTable = (): void => {
    const table = tableView()
    if (table !== undefined) audience.tellAll({ kind: 'table', table })
  }
  const setBalance = (player: string, balance: number | undefined): void => {
    if (balance === undefined) return
    balances.tell(player, balance)
    tellOwn(player)
  }
  const tellSoon = (): void => {
    if (isTelling) return
    isTelling = true
    clock.after(gatherMs, () => {
      isTelling = false
      tellTable()
    })
  }
  const leave = (player: string): void => {
    goneAt.delete(player)
    balances.forget(player)
    seats.leave(player)
    idle.forget(player)
  }
  return {
    seatOf: seats.seatOf,
    taken: seats.numbers,
    balanceOf: balances.of,
    setBalance,
    tellBalance: (player, balance) => {
      if (seats.seatOf(player) !== undefined) setBalance(player, balance)
    },
    learnBalance: (player, balance) => {
      if (isSecret()) return false
      if (seats.seatOf(player) !== undefined) setBalance(player, balance)
      return true
    },
    tellOwn,
    tellEach: () => audience.players().forEach(tellOwn),
    tellTable,
    tellSoon,
    leaveEmpty: () => {
      for (const [player, at] of goneAt) {
        if (clock.now() < at + seatKeptMs) continue
        leave(player)
      }
    },
    giveUpIdle: (hasBet) => {
      const isFull = seats.taken() === options.seats
      for (const player of idle.count(seats.players(), isFull, hasBet)) {
        audience.tell(player, { kind: 'left' })
        audience.remove(player)
        leave(player)
      }
    },
    roundsLeft: idle.roundsLeft,
    newestOf: balances.newestOf,
    join: (player, balance, listen) => {
      if (seats.sit(player) === undefined) return undefined
      goneAt.delete(player)
      if (!isSecret() || !balances.has(player)) balances.begin(player, balance)
      const stop = audience.add(player, listen, () => goneAt.set(player, clock.now()))
      onJoin()
      const [table, own] = [tableView(), ownView(player)]
      if (table !== undefined) listen({ kind: 'table', table })
      if (own !== undefined) listen({ kind: 'own', own })
      listen({ kind: 'chat', lines: talk.lines() })
      tellSoon()
      return stop
    },
    say: (player, phrase) => {
      const seat = seats.seatOf(player)
      if (seat === undefined || !talk.say(player, seat, phrase)) return false
      audience.tellAll({ kind: 'chat', lines: talk.lines() })
      return true
    },
    seats: () => ({ taken: seats.taken(), of: options.seats }),
  }
}
