import { describe, expect, test } from 'vitest'
import { createTableModel } from '../client/model/createTableModel.ts'
import { phaseMs } from './phases.ts'
import { createTableFixture } from './tableFixture.ts'

describe('the table', () => {
  test('I38 a round that cannot be written down is void and every stake goes back', async () => {
    const { hand, sit, money } = createTableFixture()
    const { lay, seen } = sit('ada')
    await hand.settle()
    await lay('t1')
    money.state.failDecide = true
    await hand.move(phaseMs.betting)
    expect(seen.table?.phase).toBe('void')
    expect(seen.table?.number).toBeUndefined()
    expect(money.balanceOf('ada')).toBe(100_000)
    money.state.failDecide = false
    await hand.move(phaseMs.void)
    expect(seen.table).toMatchObject({ phase: 'betting', round: 'round-2' })
  })

  test('I38 shows to all alike what others have bet in sum, and by seat, but not on which numbers', async () => {
    const { hand, sit } = createTableFixture()
    const ada = sit('ada')
    const ben = sit('ben')
    await hand.settle()
    await ada.lay('ticket-of-ada', '17', 100)
    await ben.lay('ticket-of-ben', 'red', 2500)
    await hand.move(200)
    expect(ada.seen.table).toMatchObject({
      total: 2600,
      players: [
        { seat: 2, amount: 2500 },
        { seat: 1, amount: 100 },
      ],
    })
    expect({ ...ben.seen.table, now: 0 }).toEqual({ ...ada.seen.table, now: 0 })
    expect(JSON.stringify(ben.seen)).not.toContain('ticket-of-ada')
  })

  test('I38 a full table takes nobody more, and keeps a seat for a connection that comes back', async () => {
    const { hand, sit, table } = createTableFixture(2)
    const ada = sit('ada')
    sit('ben')
    await hand.settle()
    expect(sit('cem').leave).toBeUndefined()
    expect(await table.lay({ player: 'cem', session: 'cem', ticket: 'x', round: 'round-1', bets: [] })).toEqual({
      state: 'problem',
      code: 'not_seated',
    })
    ada.leave?.()
    await hand.move(1000)
    expect(sit('ada').seen.own?.seat).toBe(1)
  })

  test('QR22 I38 a browser can repeat the bets of the round before, and hears that it was paid', async () => {
    const { hand, table, sit } = createTableFixture()
    const nothing = () => Promise.resolve(undefined)
    let paid = 0
    const model = createTableModel({
      link: { lay: nothing, takeBack: nothing, say: nothing },
      onPaid: () => {
        paid++
      },
    })
    table.join('ada', 100_000, (event) => {
      if (event.kind === 'table') model.take('table', JSON.stringify(event.table))
      else if (event.kind === 'own') model.take('own', JSON.stringify(event.own))
    })
    const ada = sit('ada')
    await hand.settle()
    await ada.lay('t1')
    await hand.move(phaseMs.betting)
    await hand.move(phaseMs.turning)
    await hand.move(phaseMs.paid)
    expect([model.state().table?.round, model.state().last, paid]).toEqual([
      'round-2',
      [{ spot: '17', amount: 100 }],
      1,
    ])
  })

  test('I38 talk is fixed phrases with a pause between them', async () => {
    const { hand, sit, table } = createTableFixture()
    sit('ada')
    const ben = sit('ben')
    await hand.settle()
    expect(table.say('ada', 'luck')).toBe(true)
    expect(table.say('ada', 'bye')).toBe(false)
    expect(table.say('nobody', 'bye')).toBe(false)
    expect(ben.seen.chat).toEqual([{ id: 1, seat: 1, phrase: 'luck' }])
    await hand.move(3000)
    expect(table.say('ada', 'bye')).toBe(true)
  })
})
