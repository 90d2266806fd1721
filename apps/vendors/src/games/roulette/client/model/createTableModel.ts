import type { ChatLine, Phrase } from '../../../../wire/talk.ts'
import { checkBets } from '../../engine/limits.ts'
import { gather, type SpotBet, stakeOf } from '../../engine/settle.ts'
import type { OwnView, TableView } from '../../wire.ts'
import type { TableActions } from '../TableScreen.tsx'
import { laidOf, type TableNotice, type TableState } from './tableState.ts'

/** What a table's server can be asked. A promise is kept until the server has answered, however often it takes. */
export interface TableLink {
  readonly lay: (ticket: string, round: string, bets: readonly SpotBet[]) => Promise<TableNotice | undefined>
  readonly takeBack: (ticket: string) => Promise<TableNotice | undefined>
  readonly say: (phrase: Phrase) => Promise<TableNotice | undefined>
}

export interface TableModel extends TableActions {
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => TableState
  /** What the server tells. */
  readonly take: (name: string, data: string) => void
  readonly setConnected: (isConnected: boolean) => void
}

/** Chips that are laid within this time go as one ticket. */
const gatherMs = 220

interface ModelOptions {
  readonly link: TableLink
  readonly now?: () => number
  readonly after?: (ms: number, act: () => void) => void
  readonly newTicket?: () => string
  /** A round in which the player had bets was paid. */
  readonly onPaid?: () => void
}

/** A player's side of a table, without the screen. */
export function createTableModel({
  link,
  now = Date.now,
  after = (ms, act) => void setTimeout(act, ms),
  newTicket = () => crypto.randomUUID(),
  onPaid = () => undefined,
}: ModelOptions): TableModel {
  let state: TableState = { chat: [], waiting: [], chip: 0, last: [], ahead: 0, said: 0 }
  const listeners = new Set<() => void>()
  let isSending = false
  let isTimed = false
  /** The connection was lost, and the table has not spoken since. */
  let isAway = false

  const change = (part: Partial<TableState>): void => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const tellNotice = (code: TableNotice | undefined): void => {
    const { notice: _, ...rest } = state
    state = code === undefined ? rest : { ...rest, notice: code }
    change({})
  }

  const flush = async (): Promise<void> => {
    const { waiting, table } = state
    if (isSending || waiting.length === 0 || table === undefined) return
    if (table.phase !== 'betting') return drop()
    isSending = true
    const ticket = newTicket()
    const bets = gather(waiting)
    const own = state.own
    change({
      waiting: [],
      // Until the table answers, the ticket lies there as one on its way.
      ...(own && {
        own: {
          ...own,
          tickets: [...own.tickets, { id: ticket, bets, state: 'sending' }],
          balance: own.balance - stakeOf(bets),
        },
      }),
    })
    const problem = await link.lay(ticket, table.round, bets)
    isSending = false
    if (problem !== undefined) {
      removeTicket(ticket, stakeOf(bets))
      tellNotice(problem)
    }
    await flush()
  }
  /** Chips that were not on their way when betting closed. */
  const drop = (): void => {
    if (state.waiting.length === 0) return
    change({ waiting: [] })
    tellNotice('bets_closed')
  }
  const removeTicket = (id: string, stake: number): void => {
    const { own } = state
    if (own === undefined || !own.tickets.some((ticket) => ticket.id === id)) return
    change({
      own: { ...own, tickets: own.tickets.filter((ticket) => ticket.id !== id), balance: own.balance + stake },
    })
  }
  const problemOf = (table: TableView, own: OwnView, added: readonly SpotBet[]): TableNotice | undefined => {
    if (table.phase !== 'betting') return 'bets_closed'
    const problem = checkBets(table.limits, laidOf(state), added)
    if (problem !== undefined) return problem
    return stakeOf(added) > own.balance - stakeOf(state.waiting) ? 'insufficient_funds' : undefined
  }
  const lay = (added: readonly SpotBet[]): void => {
    const { table, own, waiting } = state
    if (table === undefined || own === undefined) return
    const problem = problemOf(table, own, added)
    tellNotice(problem)
    if (problem !== undefined) return
    change({ waiting: [...waiting, ...added], said: state.said + 1 })
    if (isTimed) return
    isTimed = true
    after(gatherMs, () => {
      isTimed = false
      void flush()
    })
  }
  const takeBack = async (ticket: string): Promise<void> => {
    const problem = await link.takeBack(ticket)
    if (problem === undefined) removeTicket(ticket, 0)
    tellNotice(problem)
  }
  const undo = (): void => {
    if (state.waiting.length > 0) {
      change({ waiting: state.waiting.slice(0, -1), said: state.said + 1 })
      return
    }
    const ticket = state.own?.tickets.findLast(({ state: at }) => at === 'placed')
    if (ticket) void takeBack(ticket.id)
  }

  const takeTable = (table: TableView): void => {
    const { table: before } = state
    const isNew = before?.round !== table.round
    const laid = laidOf(state)
    const isSeen = before?.phase === 'paid' || before?.phase === 'void'
    const isMissed = isAway && isNew && laid.length > 0 && !isSeen
    isAway = false
    change({
      table,
      ahead: table.now - now(),
      ...(state.chip === 0 ? { chip: table.chips[1] ?? table.chips[0] ?? 0 } : {}),
      ...(isNew && before !== undefined && laid.length > 0 ? { last: gather(laid) } : {}),
    })
    if (table.phase === 'void' && before?.phase !== 'void') tellNotice('void')
    else if (isNew) tellNotice(isMissed ? 'missed' : undefined)
    if (table.phase !== 'betting') drop()
    // The round after it: by now its wins stand in the history.
    if (isNew && laid.length > 0) onPaid()
  }
  const takeOwn = (own: OwnView): void => {
    // A ticket the server has not seen yet stays until it is answered.
    const known = new Set(own.tickets.map(({ id }) => id))
    const onWay =
      isSending && state.own?.round === own.round
        ? state.own.tickets.filter(({ id, state: at }) => at === 'sending' && !known.has(id))
        : []
    change({
      own: {
        ...own,
        tickets: [...own.tickets, ...onWay],
        balance: own.balance - stakeOf(onWay.flatMap(({ bets }) => bets)),
      },
    })
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    // The page and its server are one build: what arrives under a name has the shape of that name.
    take: (name, data) => {
      // The frame's own server sends these, each under its name.
      if (name === 'table') takeTable(JSON.parse(data) as TableView)
      // As above.
      if (name === 'own') takeOwn(JSON.parse(data) as OwnView)
      // As above.
      if (name === 'chat') change({ chat: JSON.parse(data) as ChatLine[] })
    },
    setConnected: (isConnected) => {
      isAway ||= !isConnected
      if (!isConnected) tellNotice('lost')
      else if (state.notice === 'lost') tellNotice(undefined)
    },
    lay: (spot) => lay([{ spot, amount: state.chip }]),
    choose: (chip) => change({ chip }),
    undo,
    clear: () => {
      change({ waiting: [] })
      for (const { id, state: at } of state.own?.tickets ?? []) if (at === 'placed') void takeBack(id)
    },
    repeat: () => lay(state.last),
    double: () => lay(gather(laidOf(state))),
    say: (phrase) => void link.say(phrase).then(tellNotice),
  }
}
