import type { Placed, StakeOrder } from '../stakes/stakes.ts'
import type { TableStakes } from './layStakes.ts'

/** Stakes in memory with one purse per session. `hold` keeps answers back until they are let go. */
export function createMemoryStakes<What, Outcome>(purse = 100_000) {
  type Order = StakeOrder<What>
  type Calls = TableStakes<What, Outcome>
  const purses = new Map<string, number>()
  const placed = new Map<string, Order>()
  const due = new Map<string, number>()
  const log: string[] = []
  const held: (() => void)[] = []
  const outcomes: Outcome[] = []
  const state = { hold: false, failDecide: false }
  const of = (session: string): number => purses.get(session) ?? purse
  const move = (session: string, amount: number): number => {
    purses.set(session, of(session) + amount)
    return of(session)
  }
  const stakes: { -readonly [Call in keyof Calls]: Calls[Call] } = {
    openRound: (round) => void log.push(`open ${round}`),
    place: async (order): Promise<Placed> => {
      log.push(`place ${order.id} ${order.stake}`)
      if (of(order.session) < order.stake) return { state: 'refused', code: 'insufficient_funds' }
      if (state.hold) await new Promise<void>((resolve) => held.push(resolve))
      placed.set(order.id, order)
      return { state: 'placed', balance: move(order.session, -order.stake) }
    },
    answerOf: (id) => {
      const order = placed.get(id)
      return order && { state: 'placed', balance: of(order.session) }
    },
    giveBack: async (id) => {
      const order = placed.get(id)
      log.push(`back ${id}`)
      return order && move(order.session, order.stake)
    },
    decide: ({ round, outcome, wins }) => {
      if (state.failDecide) throw new Error('the disk is full')
      log.push(`decide ${round} ${typeof outcome === 'number' ? outcome : ''}`.trim())
      for (const [id, win] of wins) due.set(id, win)
      outcomes.unshift(outcome)
    },
    release: (round) => void log.push(`release ${round}`),
    pay: async (id) => {
      log.push(`pay ${id} ${due.get(id)}`)
      const order = placed.get(id)
      return order && move(order.session, due.get(id) ?? 0)
    },
    outcomes: (_place, count) => outcomes.slice(0, count),
  }
  const letGo = (): void => {
    for (const go of held.splice(0)) go()
  }
  return { answers: stakes, log, state, balanceOf: of, letGo }
}
