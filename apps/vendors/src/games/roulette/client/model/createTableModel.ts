import {
  createTableStream,
  type StreamActions,
  type StreamLink,
  type StreamModel,
  type StreamWorld,
} from '../../../../client/table/createTableStream.ts'
import { checkBets } from '../../engine/limits.ts'
import { gather, type SpotBet, stakeOf } from '../../engine/settle.ts'
import type { OwnView, TableView } from '../../wire.ts'
import { laidOf, type TableNotice, type TableState } from './tableState.ts'

/** What a table's server can be asked. A promise is kept until the server has answered, however often it takes. */
export interface TableLink extends StreamLink<TableNotice> {
  readonly lay: (ticket: string, round: string, bets: readonly SpotBet[]) => Promise<TableNotice | undefined>
}

/** What a player can do at a table. */
export interface TableActions extends StreamActions {
  readonly lay: (spot: string) => void
  readonly repeat: () => void
  readonly double: () => void
}

export type TableModel = StreamModel<TableState> & TableActions

interface ModelOptions extends StreamWorld {
  readonly link: TableLink
  readonly newTicket?: () => string
}

/** A player's side of a table, without the screen. */
export function createTableModel({ link, newTicket = () => crypto.randomUUID(), ...world }: ModelOptions): TableModel {
  let isSending = false
  const send = async (): Promise<void> => {
    const { waiting, table } = model.state()
    if (isSending || waiting.length === 0 || table === undefined) return
    if (table.phase !== 'betting') return stream.drop()
    isSending = true
    const ticket = newTicket()
    const bets = gather(waiting)
    stream.putOnWay({ id: ticket, bets, state: 'sending' })
    const problem = await link.lay(ticket, table.round, bets)
    isSending = false
    if (problem !== undefined) stream.refuse(ticket, stakeOf(bets), problem)
    await send()
  }
  const stream = createTableStream<TableState>({
    ...world,
    link,
    start: { chat: [], waiting: [], chip: 0, last: [], ahead: 0, said: 0 },
    gatherMs: 220,
    stakeOf: ({ bets }) => stakeOf(bets),
    laidOf: (state) => {
      const laid = laidOf(state)
      return laid.length > 0 ? gather(laid) : undefined
    },
    send,
  })
  const { model, change, tellNotice } = stream
  const count = (): void => change({ said: model.state().said + 1 })
  const problemOf = (table: TableView, own: OwnView, added: readonly SpotBet[]): TableNotice | undefined => {
    if (table.phase !== 'betting') return 'bets_closed'
    const problem = checkBets(table.limits, laidOf(model.state()), added)
    if (problem !== undefined) return problem
    return stakeOf(added) > own.balance - stakeOf(model.state().waiting) ? 'insufficient_funds' : undefined
  }
  const lay = (added: readonly SpotBet[]): void => {
    const { table, own } = model.state()
    if (table === undefined || own === undefined) return
    const problem = problemOf(table, own, added)
    tellNotice(problem)
    if (problem !== undefined) return
    count()
    stream.wait(added)
  }
  return {
    ...model,
    lay: (spot) => lay([{ spot, amount: model.state().chip }]),
    undo: () => {
      if (model.state().waiting.length > 0) count()
      model.undo()
    },
    repeat: () => lay(model.state().last),
    double: () => lay(gather(laidOf(model.state()))),
  }
}
