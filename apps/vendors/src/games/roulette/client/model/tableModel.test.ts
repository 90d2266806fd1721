import { describe, expect, test } from 'vitest'
import { limitsOf } from '../../engine/limits.ts'
import { stakeOf } from '../../engine/settle.ts'
import type { OwnView, TableView } from '../../wire.ts'
import { createTableModel } from './createTableModel.ts'
import { laidOf, type TableNotice } from './tableState.ts'

const table: TableView = {
  table: 't1',
  name: '1',
  limits: limitsOf(50, 1000, 20_000),
  chips: [50, 100, 500],
  round: 'r1',
  phase: 'betting',
  from: 0,
  until: 20_000,
  now: 5000,
  results: [4],
  seats: { taken: 1, of: 200 },
  total: 0,
  players: [],
}
const own: OwnView = { seat: 1, round: 'r1', tickets: [], balance: 10_000 }

/** A model whose timers and answers a test lets go by hand. */
function createFixture() {
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
  const model = createTableModel({
    link: {
      lay: (ticket, round, bets) =>
        ask(`${ticket} ${round} ${bets.map(({ spot, amount }) => `${spot}:${amount}`).join()}`),
      takeBack: (ticket) => ask(`back ${ticket}`),
      say: (phrase) => ask(`say ${phrase}`),
    },
    now: () => 4000,
    after: (_ms, act) => void timers.push(act),
    newTicket: () => `ticket-${++tickets}`,
  })
  const tell = (view: Partial<TableView>): void => model.take('table', JSON.stringify({ ...table, ...view }))
  const tellOwn = (view: Partial<OwnView>): void => model.take('own', JSON.stringify({ ...own, ...view }))
  tell({})
  tellOwn({})
  return {
    model,
    asked,
    tell,
    tellOwn,
    pass: () => {
      for (const act of timers.splice(0)) act()
    },
    staked: () => stakeOf(laidOf(model.state())),
  }
}

describe('a player at the table', () => {
  test('I38 sends chips laid in quick succession as one ticket, and further ones after its answer', async () => {
    const { model, asked, pass, staked } = createFixture()
    model.lay('17')
    model.lay('17')
    model.lay('red')
    expect([asked.length, staked()]).toEqual([0, 300])
    pass()
    expect(asked.map(({ what }) => what)).toEqual(['ticket-1 r1 17:200,red:100'])
    model.lay('0')
    pass()
    expect([asked.length, staked()]).toEqual([1, 400])
    await asked[0]?.answer()
    expect(asked[1]?.what).toBe('ticket-2 r1 0:100')
  })

  test('I38 keeps a chip on its way when the table speaks before its answer', () => {
    const { model, pass, staked, tellOwn, tell } = createFixture()
    model.lay('17')
    pass()
    tell({ total: 100 })
    tellOwn({})
    expect([staked(), model.state().own?.balance]).toEqual([100, 9900])
    tellOwn({ balance: 9900, tickets: [{ id: 'ticket-1', bets: [{ spot: '17', amount: 100 }], state: 'placed' }] })
    expect([staked(), model.state().own?.balance]).toEqual([100, 9900])
  })

  test('I38 takes a refused chip off the felt and says why', async () => {
    const { model, asked, pass, staked } = createFixture()
    model.lay('17')
    pass()
    await asked[0]?.answer('bets_closed')
    expect([staked(), model.state().notice, model.state().own?.balance]).toEqual([0, 'bets_closed', 10_000])
  })

  test('I38 says at once what limits and balance do not allow, and sends nothing', () => {
    const { model, asked, pass, tellOwn } = createFixture()
    model.choose(500)
    model.lay('17')
    model.lay('17')
    model.lay('17')
    expect(model.state().notice).toBe('spot_limit')
    tellOwn({ balance: 1200 })
    model.lay('red')
    expect(model.state().notice).toBe('insufficient_funds')
    pass()
    expect(asked.map(({ what }) => what)).toEqual(['ticket-1 r1 17:1000'])
  })

  test('I38 takes the last chip back: before it is sent without asking, afterwards its ticket', async () => {
    const { model, asked, pass, staked, tellOwn } = createFixture()
    tellOwn({ tickets: [{ id: 'old', bets: [{ spot: '5', amount: 50 }], state: 'placed' }] })
    model.lay('17')
    model.undo()
    pass()
    expect([asked.length, staked()]).toEqual([0, 50])
    model.undo()
    expect(asked[0]?.what).toBe('back old')
    await asked[0]?.answer()
    expect(staked()).toBe(0)
  })

  test('I38 drops chips that were not on their way when betting closes', () => {
    const { model, asked, pass, tell } = createFixture()
    model.lay('17')
    tell({ phase: 'closed' })
    pass()
    expect([asked.length, model.state().waiting, model.state().notice]).toEqual([0, [], 'bets_closed'])
    model.lay('17')
    expect(model.state().waiting).toEqual([])
  })

  test('I38 repeats the bets of the last round, doubles those that lie there', () => {
    const { model, tell, tellOwn, staked } = createFixture()
    tellOwn({ tickets: [{ id: 'a', bets: [{ spot: '5', amount: 150 }], state: 'placed' }] })
    tell({ round: 'r2' })
    tellOwn({ round: 'r2' })
    expect(staked()).toBe(0)
    model.repeat()
    expect(staked()).toBe(150)
    model.double()
    expect(staked()).toBe(300)
  })

  test('I38 knows how far the server’s clock is ahead, and says when the connection is lost', () => {
    const { model } = createFixture()
    expect(model.state().ahead).toBe(1000)
    model.setConnected(false)
    expect(model.state().notice).toBe('lost')
    model.setConnected(true)
    expect(model.state().notice).toBeUndefined()
  })

  test.each([
    ['betting', 'missed'],
    ['turning', 'missed'],
    ['paid', undefined],
  ] as const)('I38 says what becomes of a bet whose round ended while the connection was lost in %s', (phase, said) => {
    const { model, tell, tellOwn } = createFixture()
    tellOwn({ tickets: [{ id: 'a', bets: [{ spot: '5', amount: 150 }], state: 'placed' }] })
    tell({ phase })
    model.setConnected(false)
    model.setConnected(true)
    tell({ round: 'r2' })
    expect(model.state().notice).toBe(said)
    tell({ round: 'r3' })
    expect(model.state().notice).toBeUndefined()
  })

  test('I38 a round that is still there after a lost connection was not missed', () => {
    const { model, tell, tellOwn } = createFixture()
    tellOwn({ tickets: [{ id: 'a', bets: [{ spot: '5', amount: 150 }], state: 'placed' }] })
    model.setConnected(false)
    model.setConnected(true)
    tell({})
    tell({ round: 'r2' })
    expect(model.state().notice).toBeUndefined()
  })
})
