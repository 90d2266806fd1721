import { createTable, type Table, type TableOptions } from './createTable.ts'
import { tableSpecs } from './tableSpecs.ts'

/** Who comes to a table, and where from. */
export interface Guest {
  readonly merchant: string
  readonly gameId: string
  readonly currency: string
  readonly decimals: number
  readonly trial: boolean
}

export interface Rooms {
  /** The tables of a guest's title, which all its players of the same merchant, currency and kind of money share. */
  readonly tablesOf: (guest: Guest) => readonly Table[]
  readonly close: () => void
}

export function createRooms(options: Omit<TableOptions, 'spec'>): Rooms {
  const rooms = new Map<string, readonly Table[]>()
  return {
    tablesOf: ({ merchant, gameId, currency, decimals, trial }) => {
      const place = [merchant, gameId, trial ? 'play' : currency].join('.')
      const known = rooms.get(place)
      if (known !== undefined) return known
      const tables = tableSpecs(place, decimals).map((spec) => createTable({ ...options, spec }))
      rooms.set(place, tables)
      return tables
    },
    close: () => {
      for (const tables of rooms.values()) for (const table of tables) table.close()
    },
  }
}
