import { listenEvents } from '../../../../client/api/listenEvents.ts'
import { createTableModel, type TableModel } from './createTableModel.ts'
import { createTableLink } from './tableLink.ts'

/** Where a player sits: at one table of the title at a time. */
export interface SeatView {
  readonly table: string
  readonly model: TableModel
  /** Every seat at that table is taken. */
  readonly isFull: boolean
}

export interface Seat {
  readonly subscribe: (listener: () => void) => () => void
  readonly view: () => SeatView
  /** Sits down at a table, and gets up from the other. */
  readonly sit: (table: string) => void
  readonly leave: () => void
}

interface SeatOptions {
  readonly token: string
  /** The session is over: the game has to be opened again. */
  readonly onOver: () => void
  /** A round in which the player had bets was paid and seen. */
  readonly onPaid: () => void
}

export function createSeat({ token, onOver, onPaid }: SeatOptions): Seat {
  const listeners = new Set<() => void>()
  let stop = (): void => undefined

  const modelOf = (table: string): TableModel => {
    const link = createTableLink({
      token,
      table,
      onWaiting: (waiting) => model.setConnected(!waiting),
      onOver,
    })
    const model: TableModel = createTableModel({ link, onPaid })
    return model
  }
  let view: SeatView = { table: '1', model: modelOf('1'), isFull: false }
  const change = (next: SeatView): void => {
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
      stop = listenEvents(`/api/roulette/${table}/events`, token, {
        onEvent: ({ name, data }) => model.take(name, data),
        onConnection: model.setConnected,
        onRefused: ({ code }) => (code === 'table_full' ? change({ table, model, isFull: true }) : onOver()),
      })
    },
    leave: () => stop(),
  }
}
