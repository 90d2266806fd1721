import type { ChatLine, Phrase } from '../../wire/talk.ts'
import type { SharedNotice } from './tableWords.ts'

interface TableTold {
  readonly name: string
  readonly round: string
  readonly phase: string
  readonly now: number
  readonly chips: readonly number[]
}

interface OwnTold {
  readonly seat: number
  readonly round: string
  readonly balance: number
  readonly tickets: readonly { readonly id: string; readonly state: 'sending' | 'placed' }[]
}

/** What the screens of all tables show. Amounts are minor units. */
export interface StreamState<Table = TableTold, Own = OwnTold, Chip = unknown, Last = unknown, Notice = unknown> {
  readonly table?: Table
  readonly own?: Own
  readonly chat: readonly ChatLine[]
  /** Chips that were laid and are not on their way yet. */
  readonly waiting: readonly Chip[]
  /** Value of the chosen chip. */
  readonly chip: number
  /** What the player bet in the last round that was played, to repeat it. */
  readonly last: Last
  /** The server's clock less this one's, ms. */
  readonly ahead: number
  readonly notice?: Notice | undefined
}

type Own<State extends StreamState> = NonNullable<State['own']>
type Ticket<State extends StreamState> = Own<State>['tickets'][number]

/** What the server of every table can be asked. */
export interface StreamLink<Notice> {
  readonly takeBack: (ticket: string) => Promise<Notice | undefined>
  readonly say: (phrase: Phrase) => Promise<Notice | undefined>
}

/** What a player can do at every table. */
export interface StreamActions {
  readonly choose: (chip: number) => void
  readonly undo: () => void
  readonly clear: () => void
  readonly say: (phrase: Phrase) => void
}

/** A player's side of a table, as its stage and its connection see it. */
export interface StreamModel<State> extends StreamActions {
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => State
  /** What the server tells. */
  readonly take: (name: string, data: string) => void
  readonly setConnected: (isConnected: boolean) => void
}

/** What a test sets of a table's world. */
export interface StreamWorld {
  readonly now?: () => number
  readonly after?: (ms: number, act: () => void) => void
  /** A round in which the player had a bet was paid and seen. */
  readonly onPaid?: () => void
  /** The round that another page of the player's left with a stake of theirs in it. */
  readonly left?: string | undefined
}

interface StreamOptions<State extends StreamState> extends StreamWorld {
  readonly link: StreamLink<State['notice']>
  readonly start: State
  /** Chips that are laid within this time go together. */
  readonly gatherMs: number
  readonly stakeOf: (ticket: Ticket<State>) => number
  /** What lies there of the player's, as it would be repeated; nothing where nothing lies. */
  readonly laidOf: (state: State) => State['last'] | undefined
  /** Sends the chips that wait. */
  readonly send: () => Promise<void>
}

/** Joining, clock, notices and tickets of a table. What may be laid, and how it is sent, is its kind's. */
export function createTableStream<State extends StreamState>({
  link,
  start,
  gatherMs,
  stakeOf,
  laidOf,
  send,
  now = Date.now,
  after = (ms, act) => void setTimeout(act, ms),
  onPaid = () => undefined,
  left,
}: StreamOptions<State>) {
  let state = start
  let isTimed = false
  /** The connection was lost, and the table has not spoken since. */
  let isAway = false
  const listeners = new Set<() => void>()
  /** Tickets that this page sent and the server has not shown yet. */
  const onWay = new Set<string>()
  const change = (part: Partial<State> | Partial<StreamState>): void => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const tellNotice = (notice: State['notice'] | SharedNotice): void => change({ notice })

  /** Until the table answers, the ticket lies there as one on its way. */
  const putOnWay = (own: Own<State>, ticket: Ticket<State>): Own<State> => ({
    ...own,
    tickets: [...own.tickets, ticket],
    balance: own.balance - stakeOf(ticket),
  })
  const remove = (id: string, stake = 0): void => {
    onWay.delete(id)
    const { own } = state
    if (!own?.tickets.some((ticket) => ticket.id === id)) return
    change({ own: { ...own, tickets: own.tickets.filter((ticket) => ticket.id !== id), balance: own.balance + stake } })
  }
  const takeBack = async (ticket: string): Promise<void> => {
    const problem = await link.takeBack(ticket)
    if (problem === undefined) remove(ticket)
    tellNotice(problem)
  }
  /** Chips that were not on their way when betting closed. */
  const drop = (): void => {
    if (state.waiting.length === 0) return
    change({ waiting: [] })
    tellNotice('bets_closed')
  }

  const takeTable = (table: NonNullable<State['table']>): void => {
    const { table: before } = state
    const isNew = before?.round !== table.round
    const laid = laidOf(state)
    const isSeen = before?.phase === 'paid' || before?.phase === 'void'
    const isLeft = before === undefined && left !== undefined && left !== table.round
    const isMissed = isLeft || (isAway && isNew && laid !== undefined && !isSeen)
    isAway = false
    change({
      table,
      ahead: table.now - now(),
      ...(state.chip === 0 ? { chip: table.chips[1] ?? table.chips[0] ?? 0 } : {}),
      ...(isNew && before !== undefined && laid !== undefined ? { last: laid } : {}),
    })
    if (table.phase === 'void' && before?.phase !== 'void') tellNotice('void')
    else if (isNew) tellNotice(isMissed ? 'missed' : undefined)
    if (table.phase !== 'betting') drop()
    // The round after it: by now its wins stand in the history.
    if (isNew && laid !== undefined) onPaid()
  }
  const takeOwn = (own: Own<State>): void => {
    for (const { id } of own.tickets) onWay.delete(id)
    const { own: before } = state
    const unseen = before?.round === own.round ? before.tickets.filter(({ id }) => onWay.has(id)) : []
    change({ own: unseen.reduce(putOnWay, own) })
  }

  const model: StreamModel<State> = {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    // The page and its server are one build: what arrives under a name has the shape of that name.
    take: (name, data) => {
      // The frame's own server sends these, each under its name.
      if (name === 'table') takeTable(JSON.parse(data) as NonNullable<State['table']>)
      // As above.
      if (name === 'own') takeOwn(JSON.parse(data) as Own<State>)
      // As above.
      if (name === 'chat') change({ chat: JSON.parse(data) as ChatLine[] })
    },
    setConnected: (isConnected) => {
      isAway ||= !isConnected
      if (!isConnected) tellNotice('lost')
      else if (state.notice === 'lost') tellNotice(undefined)
    },
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
    say: (phrase) => void link.say(phrase).then(tellNotice),
  }
  return {
    model,
    change: (part: Partial<State>): void => change(part),
    tellNotice,
    drop,
    /** The ticket goes, with the chips that waited. */
    putOnWay: (ticket: Ticket<State>): void => {
      onWay.add(ticket.id)
      change({ waiting: [], ...(state.own && { own: putOnWay(state.own, ticket) }) })
    },
    /** A ticket that the table refused. */
    refuse: (id: string, stake: number, problem: State['notice']): void => {
      remove(id, stake)
      tellNotice(problem)
    },
    /** Chips wait a moment for more of them. */
    wait: (chips: State['waiting']): void => {
      change({ waiting: [...state.waiting, ...chips] })
      if (isTimed) return
      isTimed = true
      after(gatherMs, () => {
        isTimed = false
        void send()
      })
    },
  }
}
