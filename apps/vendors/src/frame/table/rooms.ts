import type { LiveTable, TableResult } from '@foyer/contract'
import type { SeatsView, TableSpec } from '../../wire/table.ts'
import type { Place } from '../kind.ts'
import { playerOf, type SessionRecord } from '../store/records.ts'

/** A player at the tables of a title, as the session of a call says it. */
export interface Guest {
  readonly session: SessionRecord
  /** The same for all sessions of one player. */
  readonly player: string
}

export const guestOf = (session: SessionRecord): Guest => ({ session, player: playerOf(session) })

export interface Rooms<Table> {
  /** The tables of a guest's title, which all its players of the same merchant, currency and kind of money share. */
  readonly tablesOf: (guest: Guest) => readonly Table[]
  /** What a lobby tells of a title's tables together; looking at them opens none. */
  readonly lobbyOf: (place: Place) => LiveTable
  /** Tells the player of a session at the tables where they sit. */
  readonly tellBalance: (session: SessionRecord, balance: number) => void
  readonly close: () => void
}

interface RoomsOptions<Limits, Table> {
  /** The tables at a place, in a currency of so many decimals. */
  readonly specsOf: (place: string, decimals: number) => readonly TableSpec<Limits>[]
  readonly open: (spec: TableSpec<Limits>) => Table
  /** How rounds ended, the newest first, at an open table or at one that stands empty; nothing where each has an end of their own. */
  readonly resultsOf?: (table: Table | undefined, spec: TableSpec<Limits>) => readonly TableResult[]
}

/** As many as a card of a lobby has room for. */
const shownResults = 12

const nameOf = ({ merchant, gameId, currency, trial }: Place): string =>
  [merchant, gameId, trial ? 'play' : currency].join('.')

interface Open {
  readonly seats: () => SeatsView
  readonly tellBalance: (player: string, balance: number) => void
  readonly close: () => void
}

export function createRooms<Limits, Table extends Open>({
  specsOf,
  open,
  resultsOf,
}: RoomsOptions<Limits, Table>): Rooms<Table> {
  const rooms = new Map<string, readonly Table[]>()
  return {
    tablesOf: ({ session }) => {
      const name = nameOf(session)
      const known = rooms.get(name)
      if (known !== undefined) return known
      const tables = specsOf(name, session.decimals).map(open)
      rooms.set(name, tables)
      return tables
    },
    lobbyOf: (place) => {
      const name = nameOf(place)
      const specs = specsOf(name, place.decimals)
      const opened = rooms.get(name) ?? []
      const taken = opened.map((table) => table.seats().taken)
      const fullest = taken.length > 0 ? taken.indexOf(Math.max(...taken)) : 0
      const spec = specs[fullest]
      const seats = specs.reduce((sum, one) => sum + one.seats, 0)
      const units = (minor: number): number => minor / 10 ** place.decimals
      return {
        minBet: units(Math.min(...specs.map(({ limits }) => limits.least))),
        maxBet: units(Math.max(...specs.map(({ limits }) => limits.total))),
        seats,
        seatsFree: seats - taken.reduce((sum, count) => sum + count, 0),
        tables: specs.length,
        tablesFree: specs.filter((one, index) => (taken[index] ?? 0) < one.seats).length,
        ...(resultsOf && spec && { lastResults: resultsOf(opened[fullest], spec).slice(0, shownResults) }),
      }
    },
    tellBalance: (session, balance) => {
      for (const table of rooms.get(nameOf(session)) ?? []) table.tellBalance(playerOf(session), balance)
    },
    close: () => {
      for (const tables of rooms.values()) for (const table of tables) table.close()
    },
  }
}
