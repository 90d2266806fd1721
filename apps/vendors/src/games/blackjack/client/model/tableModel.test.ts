import { describe, expect, test } from 'vitest'
import type { OwnView, TableView } from '../../wire.ts'
import { createTableModel } from './createTableModel.ts'
import { isInHand, laidOf, type TableNotice } from './tableState.ts'

const table: TableView = {
  table: 't1',
  name: '1',
  limits: { least: 100, total: 2000 },
  chips: [100, 500, 1000],
  round: 'r1',
  phase: 'betting',
  from: 0,
  until: 20_000,
  now: 5000,
  dealer: [],
  hasHole: false,
  places: [],
  seats: { taken: 1, of: 7 },
  taken: [1],
  results: [],
  shoe: { dealt: 0, cut: 234 },
}
const own: OwnView = { seat: 1, round: 'r1', tickets: [], moves: [], isAsking: false, staked: 0, balance: 3000 }

/** A model whose timers and answers a test lets go by hand. */
function createFixture(left?: string) {
  const timers: (() => void)[] = []
  const asked: { what: string; answer: (problem?: TableNotice) => Promise<void> }[] = []
  const ask = (what: string): Promise<TableNotice | undefined> =>
    new Promise((resolve) => {
      asked.push({
        what,
        answer: async (problem) => {
          resolve(problem)
          for (let turn = 0; turn < 9; turn++) await Promise.resolve()
        },
      })
    })
  let tickets = 0
  const world = { paid: 0 }
  const model = createTableModel({
    link: {
      bet: (ticket, round, amount) => ask(`bet ${ticket} ${round} ${amount}`),
      takeBack: (ticket) => ask(`back ${ticket}`),
      move: (ticket, round, hand, move) => ask(`${move} ${ticket} ${round} ${hand}`),
      insure: (ticket, round, takes) => ask(`insurance ${ticket} ${round} ${takes}`),
      say: (phrase) => ask(`say ${phrase}`),
    },
    now: () => 4000,
    after: (_ms, act) => void timers.push(act),
    newTicket: () => `ticket-${++tickets}`,
    onPaid: () => {
      world.paid++
    },
    left,
  })
  const tell = (view: Partial<TableView>): void => model.take('table', JSON.stringify({ ...table, ...view }))
  const tellOwn = (view: Partial<OwnView>): void => model.take('own', JSON.stringify({ ...own, ...view }))
  tell({})
  tellOwn({})
  const pass = (): void => {
    for (const act of timers.splice(0)) act()
  }
  return { model, asked, tell, tellOwn, pass, world }
}

describe('a player at the blackjack table', () => {
  test('R25 chips laid in quick succession go as one bet, and stay on the seat until it is answered', async () => {
    const { model, asked, pass, tellOwn } = createFixture()
    model.lay()
    model.choose(100)
    model.lay()
    expect([asked.length, laidOf(model.state())]).toEqual([0, 600])
    pass()
    expect(asked.map(({ what }) => what)).toEqual(['bet ticket-1 r1 600'])
    tellOwn({})
    expect([laidOf(model.state()), model.state().own?.balance]).toEqual([600, 2400])
    await asked[0]?.answer('insufficient_funds')
    expect([laidOf(model.state()), model.state().own?.balance, model.state().notice]).toEqual([
      0,
      3000,
      'insufficient_funds',
    ])
  })

  test('R25 a bet that another page has on its way is gone once the table does not show it any more', () => {
    const { model, tellOwn } = createFixture()
    tellOwn({ tickets: [{ id: 'other', amount: 500, state: 'sending' }], balance: 2500 })
    tellOwn({})
    expect([laidOf(model.state()), model.state().own?.balance]).toEqual([0, 3000])
  })

  test('R25 a chip beyond the limits or the balance is refused before it is sent', () => {
    const { model, asked, pass } = createFixture()
    model.choose(1000)
    for (let chip = 0; chip < 3; chip++) model.lay()
    expect(model.state().notice).toBe('table_limit')
    pass()
    expect(asked.map(({ what }) => what)).toEqual(['bet ticket-1 r1 2000'])
  })

  test('R25 takes back the last chip, or what is placed, and repeats the last round’s bet', async () => {
    const { model, asked, pass, tell, tellOwn, world } = createFixture()
    model.lay()
    model.undo()
    expect(laidOf(model.state())).toBe(0)
    tellOwn({ tickets: [{ id: 't', amount: 500, state: 'placed' }], balance: 2500 })
    model.undo()
    expect(asked.at(-1)?.what).toBe('back t')
    tell({ round: 'r2' })
    tellOwn({ round: 'r2' })
    expect([model.state().last, world.paid]).toEqual([500, 1])
    model.repeat()
    pass()
    expect(asked.at(-1)?.what).toBe('bet ticket-1 r2 500')
  })

  test('R25 sends one decision at a time, only what the hand allows, and says when it was not paid for', async () => {
    const { model, asked, tell, tellOwn } = createFixture()
    tell({ phase: 'acting', turn: { seat: 1, hand: 1 } })
    model.move('hit')
    expect(asked).toEqual([])
    tellOwn({ moves: ['hit', 'stand', 'double'] })
    model.move('split')
    model.move('double')
    model.move('hit')
    expect(asked.map(({ what }) => what)).toEqual(['double ticket-1 r1 1'])
    await asked[0]?.answer('raise_refused')
    expect([model.state().isDeciding, model.state().notice]).toEqual([false, 'raise_refused'])
    tellOwn({ insurance: 50 })
    model.insure(true)
    expect(asked.at(-1)?.what).toBe('insurance ticket-2 r1 true')
  })

  test('R25 chips that were not on their way when betting closed are dropped, and it is said', () => {
    const { model, asked, pass, tell } = createFixture()
    model.lay()
    tell({ phase: 'closed' })
    pass()
    expect([laidOf(model.state()), model.state().notice, asked]).toEqual([0, 'bets_closed', []])
  })

  test('R25 a lost connection is told until it is there again', () => {
    const { model } = createFixture()
    model.setConnected(false)
    expect(model.state().notice).toBe('lost')
    model.setConnected(true)
    expect(model.state().notice).toBeUndefined()
  })

  test('R25 says what becomes of a bet whose round ended while the connection was lost', () => {
    const { model, tell, tellOwn } = createFixture()
    tellOwn({ tickets: [{ id: 't', amount: 500, state: 'placed' }] })
    model.setConnected(false)
    model.setConnected(true)
    tell({ round: 'r2' })
    expect(model.state().notice).toBe('missed')
  })

  test('R25 says so too where the page was closed meanwhile, and not while the hand that it left goes on', () => {
    expect(createFixture('r0').model.state().notice).toBe('missed')
    expect(createFixture('r1').model.state().notice).toBeUndefined()
  })

  test('R25 is in a hand from the bet until it is decided, so that leaving it is asked about', () => {
    const { model, tell, tellOwn } = createFixture()
    const seen = [isInHand(model.state())]
    tellOwn({ staked: 500, tickets: [{ id: 'a', amount: 500, state: 'placed' }] })
    for (const phase of ['betting', 'acting', 'dealer', 'paid', 'void'] as const) {
      tell({ phase })
      seen.push(isInHand(model.state()))
    }
    tell({ phase: 'betting', round: 'r2' })
    expect([...seen, isInHand(model.state())]).toEqual([false, true, true, true, false, false, false])
  })
})
