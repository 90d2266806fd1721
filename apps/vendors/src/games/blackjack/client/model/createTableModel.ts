import {
  createTableStream,
  type StreamActions,
  type StreamLink,
  type StreamModel,
  type StreamWorld,
} from '../../../../client/table/createTableStream.ts'
import type { Move } from '../../engine/deal.ts'
import { checkBet } from '../../engine/limits.ts'
import { laidOf, type TableNotice, type TableState, waitingOf } from './tableState.ts'

/** What a table's server can be asked. A promise is kept until the server has answered, however often it takes. */
export interface TableLink extends StreamLink<TableNotice> {
  readonly bet: (ticket: string, round: string, amount: number) => Promise<TableNotice | undefined>
  readonly move: (ticket: string, round: string, hand: number, move: Move) => Promise<TableNotice | undefined>
  readonly insure: (ticket: string, round: string, takes: boolean) => Promise<TableNotice | undefined>
}

/** What a player can do at a table. */
export interface TableActions extends StreamActions {
  readonly lay: () => void
  readonly repeat: () => void
  readonly move: (move: Move) => void
  readonly insure: (takes: boolean) => void
}

export type TableModel = StreamModel<TableState> & TableActions

interface ModelOptions extends StreamWorld {
  readonly link: TableLink
  readonly newTicket?: () => string
}

/** A player's side of a table, without the screen. */
export function createTableModel({ link, newTicket = () => crypto.randomUUID(), ...world }: ModelOptions): TableModel {
  const send = async (): Promise<void> => {
    const { table, own } = model.state()
    const amount = waitingOf(model.state())
    if (amount === 0 || table === undefined || own === undefined) return
    if (table.phase !== 'betting') return stream.drop()
    const ticket = newTicket()
    stream.putOnWay({ id: ticket, amount, state: 'sending' })
    const problem = await link.bet(ticket, table.round, amount)
    if (problem !== undefined) stream.refuse(ticket, amount, problem)
  }
  const stream = createTableStream<TableState>({
    ...world,
    link,
    start: { chat: [], waiting: [], chip: 0, last: 0, ahead: 0, isDeciding: false },
    gatherMs: 350,
    stakeOf: ({ amount }) => amount,
    laidOf: (state) => laidOf(state) || undefined,
    send,
  })
  const { model, change, tellNotice } = stream
  const lay = (amount: number): void => {
    const state = model.state()
    const { table, own } = state
    if (table === undefined || own === undefined || amount === 0) return
    const problem: TableNotice | undefined =
      table.phase === 'betting'
        ? (checkBet(table.limits, laidOf(state), amount) ??
          (amount > own.balance - waitingOf(state) ? 'insufficient_funds' : undefined))
        : 'bets_closed'
    tellNotice(problem)
    if (problem === undefined) stream.wait([amount])
  }
  const decide = async (ask: (round: string) => Promise<TableNotice | undefined>): Promise<void> => {
    const { table, isDeciding } = model.state()
    if (table === undefined || isDeciding) return
    change({ isDeciding: true })
    const problem = await ask(table.round)
    change({ isDeciding: false })
    tellNotice(problem)
  }
  return {
    ...model,
    lay: () => lay(model.state().chip),
    repeat: () => lay(model.state().last),
    move: (move) => {
      const { own, table } = model.state()
      const hand = table?.turn?.hand
      if (hand === undefined || !own?.moves.includes(move)) return
      void decide((round) => link.move(newTicket(), round, hand, move))
    },
    insure: (takes) => {
      if (model.state().own?.insurance !== undefined) void decide((round) => link.insure(newTicket(), round, takes))
    },
  }
}
