import { limitsOf } from '../engine/limits.ts'
import type { ChatLine, OwnView, TableView } from '../wire.ts'
import type { Laid, TableBooks, TicketRecord } from './books.ts'
import { createTable } from './createTable.ts'
import type { TableClock } from './tableClock.ts'

/** A clock that a test moves. */
export function createHandClock() {
  let now = 1_000_000
  const waiting = new Set<{ at: number; act: () => void }>()
  const clock: TableClock = {
    now: () => now,
    after: (ms, act) => {
      const entry = { at: now + ms, act }
      waiting.add(entry)
      return () => waiting.delete(entry)
    },
  }
  /** Lets everything happen that waits for nothing but promises. */
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 40; turn++) await Promise.resolve()
  }
  return {
    clock,
    settle,
    move: async (ms: number): Promise<void> => {
      const end = now + ms
      await settle()
      for (;;) {
        const [next] = [...waiting].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)
        if (next === undefined) break
        waiting.delete(next)
        now = Math.max(now, next.at)
        next.act()
        await settle()
      }
      now = end
    },
  }
}

/** Books in memory with one purse per session. `hold` keeps answers back until they are let go. */
export function createMemoryBooks(purse = 100_000) {
  const purses = new Map<string, number>()
  const placed = new Map<string, TicketRecord>()
  const log: string[] = []
  const held: (() => void)[] = []
  const numbers: number[] = []
  const state = { hold: false, failDecide: false }
  const of = (session: string): number => purses.get(session) ?? purse
  const move = (session: string, amount: number): number => {
    purses.set(session, of(session) + amount)
    return of(session)
  }
  const books: { -readonly [Call in keyof TableBooks]: TableBooks[Call] } = {
    open: async (round) => void log.push(`open ${round}`),
    place: async (ticket): Promise<Laid> => {
      log.push(`place ${ticket.ticket} ${ticket.stake}`)
      if (of(ticket.session) < ticket.stake) return { state: 'refused', code: 'insufficient_funds' }
      if (state.hold) await new Promise<void>((resolve) => held.push(resolve))
      placed.set(ticket.ticket, ticket)
      return { state: 'placed', balance: move(ticket.session, -ticket.stake) }
    },
    answerOf: (id) => {
      const ticket = placed.get(id)
      return ticket && { state: 'placed', balance: of(ticket.session) }
    },
    giveBack: async (id) => {
      const ticket = placed.get(id)
      log.push(`back ${id}`)
      return ticket && move(ticket.session, ticket.stake)
    },
    decide: async (round, number) => {
      if (state.failDecide) throw new Error('the disk is full')
      log.push(`decide ${round} ${number}`)
      numbers.unshift(number)
    },
    abandon: (round) => void log.push(`abandon ${round}`),
    settle: async (id, win) => {
      log.push(`settle ${id} ${win}`)
      const ticket = placed.get(id)
      return ticket && move(ticket.session, win)
    },
    results: (_table, count) => numbers.slice(0, count),
  }
  const letGo = (): void => {
    for (const go of held.splice(0)) go()
  }
  return { answers: books, log, state, balanceOf: of, letGo }
}

/** A table with a clock moved by hand; the wheel gives 17, then what `next` says. */
export function createTableFixture(seats = 3) {
  const hand = createHandClock()
  const money = createMemoryBooks()
  const world = { next: 17, rounds: 0 }
  const table = createTable({
    spec: { id: 't1', name: '1', limits: limitsOf(50, 1000, 20_000), chips: [50, 100, 500], seats },
    books: money.answers,
    clock: hand.clock,
    draw: () => world.next,
    newRound: () => `round-${++world.rounds}`,
    onProblem: (error) => {
      throw error
    },
  })
  /** Sits a player down and keeps what they are told. */
  const sit = (player: string) => {
    const seen: { table?: TableView; own?: OwnView; chat: readonly ChatLine[]; phases: string[] } = {
      chat: [],
      phases: [],
    }
    const leave = table.join(player, 100_000, (event) => {
      if (event.kind === 'table') {
        seen.table = event.table
        if (seen.phases.at(-1) !== event.table.phase) seen.phases.push(event.table.phase)
      } else if (event.kind === 'own') seen.own = event.own
      else seen.chat = event.lines
    })
    const lay = (ticket: string, spot = '17', amount = 100, round = seen.table?.round ?? '') =>
      table.lay({ player, session: player, ticket, round, bets: [{ spot, amount }] })
    return { seen, leave, lay, back: (ticket: string) => table.takeBack(player, ticket) }
  }
  return { table, hand, money, world, sit }
}
