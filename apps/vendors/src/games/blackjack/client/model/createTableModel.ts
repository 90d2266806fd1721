import type { ChatLine, Phrase } from '../../../../wire/talk.ts'
import type { Move } from '../../engine/deal.ts'
import { checkBet } from '../../engine/limits.ts'
import type { OwnView, TableView } from '../../wire.ts'
import { laidOf, type TableNotice, type TableState, waitingOf } from './tableState.ts'

/** What a table's server can be asked. A promise is kept until the server has answered, however often it takes. */
export interface TableLink {
  readonly bet: (ticket: string, round: string, amount: number) => Promise<TableNotice | undefined>
  readonly takeBack: (ticket: string) => Promise<TableNotice | undefined>
  readonly move: (ticket: string, round: string, hand: number, move: Move) => Promise<TableNotice | undefined>
  readonly insure: (ticket: string, round: string, takes: boolean) => Promise<TableNotice | undefined>
  readonly say: (phrase: Phrase) => Promise<TableNotice | undefined>
}

/** What a player can do at a table. */
export interface TableActions {
  readonly lay: () => void
  readonly choose: (chip: number) => void
  readonly undo: () => void
  readonly clear: () => void
  readonly repeat: () => void
  readonly move: (move: Move) => void
  readonly insure: (takes: boolean) => void
  readonly say: (phrase: Phrase) => void
}

export interface TableModel extends TableActions {
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => TableState
  /** What the server tells. */
  readonly take: (name: string, data: string) => void
  readonly setConnected: (isConnected: boolean) => void
}

/** Chips that are laid within this time go as one stake. */
const gatherMs = 350

interface ModelOptions {
  readonly link: TableLink
  readonly now?: () => number
  readonly after?: (ms: number, act: () => void) => void
  readonly newTicket?: () => string
  /** A round in which the player had a bet was paid and seen. */
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
  let state: TableState = { chat: [], waiting: [], chip: 0, last: 0, ahead: 0, isDeciding: false }
  const listeners = new Set<() => void>()
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

  const send = async (): Promise<void> => {
    const { table, own } = state
    const amount = waitingOf(state)
    if (amount === 0 || table === undefined || own === undefined) return
    if (table.phase !== 'betting') return drop()
    const ticket = newTicket()
    // Until the table answers, the chips lie there as on their way.
    change({ waiting: [], own: withTicket(own, { id: ticket, amount, state: 'sending' }, own.balance - amount) })
    const problem = await link.bet(ticket, table.round, amount)
    if (problem === undefined) return
    if (state.own?.tickets.some(({ id }) => id === ticket))
      change({ own: { ...without(state.own, ticket), balance: state.own.balance + amount } })
    tellNotice(problem)
  }
  /** Chips that were not on their way when betting closed. */
  const drop = (): void => {
    if (state.waiting.length === 0) return
    change({ waiting: [] })
    tellNotice('bets_closed')
  }
  const lay = (amount: number): void => {
    const { table, own } = state
    if (table === undefined || own === undefined || amount === 0) return
    const problem: TableNotice | undefined =
      table.phase === 'betting'
        ? (checkBet(table.limits, laidOf(state), amount) ??
          (amount > own.balance - waitingOf(state) ? 'insufficient_funds' : undefined))
        : 'bets_closed'
    tellNotice(problem)
    if (problem !== undefined) return
    change({ waiting: [...state.waiting, amount] })
    if (isTimed) return
    isTimed = true
    after(gatherMs, () => {
      isTimed = false
      void send()
    })
  }
  const takeBack = async (ticket: string): Promise<void> => {
    const problem = await link.takeBack(ticket)
    if (problem === undefined && state.own) change({ own: without(state.own, ticket) })
    tellNotice(problem)
  }
  const decide = async (ask: (round: string) => Promise<TableNotice | undefined>): Promise<void> => {
    const { table, isDeciding } = state
    if (table === undefined || isDeciding) return
    change({ isDeciding: true })
    const problem = await ask(table.round)
    change({ isDeciding: false })
    tellNotice(problem)
  }

  const takeTable = (table: TableView): void => {
    const { table: before } = state
    const isNew = before?.round !== table.round
    const laid = laidOf(state)
    const isSeen = before?.phase === 'paid' || before?.phase === 'void'
    const isMissed = isAway && isNew && laid > 0 && !isSeen
    isAway = false
    change({
      table,
      ahead: table.now - now(),
      ...(state.chip === 0 ? { chip: table.chips[1] ?? table.chips[0] ?? 0 } : {}),
      ...(isNew && before !== undefined && laid > 0 ? { last: laid } : {}),
    })
    if (table.phase === 'void' && before?.phase !== 'void') tellNotice('void')
    else if (isNew) tellNotice(isMissed ? 'missed' : undefined)
    if (table.phase !== 'betting') drop()
    // The round after it: by now its wins stand in the history.
    if (isNew && laid > 0) onPaid()
  }
  const takeOwn = (own: OwnView): void => {
    // Chips the server has not seen yet stay until they are answered.
    const onWay =
      state.own?.round === own.round
        ? state.own.tickets.filter(
            ({ id, state: at }) => at === 'sending' && !own.tickets.some((ticket) => ticket.id === id),
          )
        : []
    change({ own: onWay.reduce((all, ticket) => withTicket(all, ticket, all.balance - ticket.amount), own) })
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
    lay: () => lay(state.chip),
    choose: (chip) => change({ chip }),
    undo: () => {
      if (state.waiting.length > 0) return change({ waiting: state.waiting.slice(0, -1) })
      const ticket = state.own?.tickets.findLast(({ state: at }) => at === 'placed')
      if (ticket) void takeBack(ticket.id)
    },
    clear: () => {
      change({ waiting: [] })
      for (const { id, state: at } of state.own?.tickets ?? []) if (at === 'placed') void takeBack(id)
    },
    repeat: () => lay(state.last),
    move: (move) => {
      const { own, table } = state
      const hand = table?.turn?.hand
      if (hand === undefined || !own?.moves.includes(move)) return
      void decide((round) => link.move(newTicket(), round, hand, move))
    },
    insure: (takes) => {
      if (state.own?.insurance !== undefined) void decide((round) => link.insure(newTicket(), round, takes))
    },
    say: (phrase) => void link.say(phrase).then(tellNotice),
  }
}

const withTicket = (own: OwnView, ticket: OwnView['tickets'][number], balance: number): OwnView => ({
  ...own,
  balance,
  tickets: [...own.tickets, ticket],
})
const without = (own: OwnView, ticket: string): OwnView => ({
  ...own,
  tickets: own.tickets.filter(({ id }) => id !== ticket),
})
