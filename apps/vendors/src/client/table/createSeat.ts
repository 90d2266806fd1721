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
  /** Why the player has no seat there. */
  readonly unseated?: 'table_full' | 'seat_given_up'
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
  let view: SeatView<Table> = { table: '1', model: modelOf('1') }
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
      change({ table, model })
      stop = listenEvents(`/api/${kind}/${table}/events`, token, {
        onEvent: ({ name, data }) => {
          if (name !== 'left') return model.take(name, data)
          // To listen on would take a seat again.
          stop()
          change({ table, model, unseated: 'seat_given_up' })
        },
        onConnection: model.setConnected,
        onRefused: ({ code }) => (code === 'table_full' ? change({ table, model, unseated: code }) : onOver()),
      })
    },
  }
}
