import { listenEvents } from '../api/listenEvents.ts'

/** A player's side of a table, as far as sitting down at it needs. */
interface Model {
  /** What the server tells. */
  readonly take: (name: string, data: string) => void
  readonly setConnected: (isConnected: boolean) => void
}

/** Where a player sits: at one table of the title at a time. */
export interface SeatView<Table extends Model> {
  readonly table: string
  readonly model: Table
  /** Every seat at that table is taken. */
  readonly isFull: boolean
}

export interface Seat<Table extends Model> {
  readonly subscribe: (listener: () => void) => () => void
  readonly view: () => SeatView<Table>
  /** Sits down at a table, and gets up from the other. */
  readonly sit: (table: string) => void
}

interface SeatOptions<Table> {
  readonly kind: string
  readonly token: string
  readonly modelOf: (table: string) => Table
  /** The session is over: the game has to be opened again. */
  readonly onOver: () => void
}

export function createSeat<Table extends Model>({ kind, token, modelOf, onOver }: SeatOptions<Table>): Seat<Table> {
  const listeners = new Set<() => void>()
  let stop = (): void => undefined
  let view: SeatView<Table> = { table: '1', model: modelOf('1'), isFull: false }
  const change = (next: SeatView<Table>): void => {
    view = next
    for (const listener of listeners) listener()
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    view: () => view,
    sit: (table) => {
      stop()
      const model = modelOf(table)
      change({ table, model, isFull: false })
      stop = listenEvents(`/api/${kind}/${table}/events`, token, {
        onEvent: ({ name, data }) => model.take(name, data),
        onConnection: model.setConnected,
        onRefused: ({ code }) => (code === 'table_full' ? change({ table, model, isFull: true }) : onOver()),
      })
    },
  }
}
