import { expect, test } from 'vitest'
import type { BetOrder, BoardView, EventView } from '../../wire.ts'
import type { BookLink } from './bookLink.ts'
import { createBookModel } from './createBookModel.ts'
import { keyOf } from './slip.ts'

const market = { id: 'result', kind: 'result', selections: [{ id: '1', odds: 215 }] } as const
const event: EventView = {
  id: 'football-1',
  sport: 'football',
  league: 'Meridian League',
  sides: ['Alder', 'Birch'],
  start: 1000,
  state: 'open',
  version: 1,
  markets: [market],
  marketCount: 1,
}

const placeNothing: BookLink['place'] = () => Promise.reject(new Error('nothing is placed'))

function modelOver(board: Partial<BoardView>, place = placeNothing) {
  const answer = (): BoardView => ({
    now: 0,
    version: 1,
    partial: false,
    events: [],
    whole: [],
    limits: { least: 100, most: 100_000, payout: 10_000_000, event: 50_000_000 },
    betting: true,
    ...board,
  })
  return createBookModel({
    link: {
      board: () => Promise.resolve(answer()),
      bets: () => Promise.resolve([]),
      place,
      isUnanswered: () => false,
    },
    decimals: 2,
    onPlaced: () => undefined,
    loadAccept: () => 'none',
    saveAccept: () => undefined,
  })
}

test('QP12 a title opens the list on its own sport; what the player chooses then stays, also behind an event', async () => {
  const model = modelOver({ sport: 'tennis' })
  await model.update()
  expect(model.view().filter).toEqual({ sport: 'tennis', text: '' })
  model.narrow({ sport: 'football', text: 'alder' })
  await model.update()
  model.open('football-1')
  model.open(undefined)
  expect(model.view().filter).toEqual({ sport: 'football', text: 'alder' })
  model.narrow({ sport: undefined })
  await model.update()
  expect(model.view().filter.sport).toBeUndefined()
})

test('QP12 a title that is about no one sport opens on all of them', async () => {
  const model = modelOver({})
  await model.update()
  expect(model.view().filter.sport).toBeUndefined()
})

test('V11 QP12 a stake that is no amount is told apart from none at all', async () => {
  const model = modelOver({ events: [event] })
  await model.update()
  model.toggle(event, market, '1', 215)
  const key = keyOf({ event: event.id, market: market.id, selection: '1' })
  const problemOf = async (text: string) => {
    model.setStake(key, text)
    await model.placeBets()
    return model.view().slip.problems[key]
  }
  expect(await problemOf(' ')).toEqual({ code: 'no_stake' })
  for (const text of ['1.005', '0', 'five']) expect(await problemOf(text)).toEqual({ code: 'bad_stake', amount: 500 })
})

test('QP12 odds that the player takes unasked are on the slip as they are now; others stay as they were agreed to', async () => {
  const board: { whole: EventView[] } = { whole: [event] }
  const model = modelOver(board)
  const offer = async (odds: number): Promise<number | undefined> => {
    board.whole = [{ ...event, markets: [{ ...market, selections: [{ id: '1', odds }] }] }]
    await model.update()
    return model.view().slip.legs[0]?.odds
  }
  model.toggle(event, market, '1', 215)
  expect(await offer(230)).toBe(215)
  model.changeSlip({ accept: 'better' })
  expect(model.view().slip.legs[0]?.odds).toBe(230)
  expect(await offer(220)).toBe(230)
  model.changeSlip({ accept: 'any' })
  expect(await offer(190)).toBe(190)
})

test('P06 QP12 of singles that are placed together every reference is told', async () => {
  const bet = { id: '1', at: 0, stake: 100, legs: [], state: 'open', payout: 215 } as const
  const place = ({ legs }: BetOrder) =>
    Promise.resolve({ state: 'placed', bet: { ...bet, reference: `of ${legs[0]?.event}` }, balance: 0 } as const)
  const other = { ...event, id: 'football-2' }
  const model = modelOver({ events: [event, other] }, place)
  for (const one of [event, other]) {
    model.toggle(one, market, '1', 215)
    model.setStake(keyOf({ event: one.id, market: market.id, selection: '1' }), '1')
  }
  await model.placeBets()
  expect(model.view().slip.placed).toEqual(['of football-1', 'of football-2'])
})

test('QP12 a single on an event that has started stays on the slip while the others are placed', async () => {
  const bet = { id: '1', reference: 'r', at: 0, stake: 100, legs: [], state: 'open', payout: 215 } as const
  const asked: string[] = []
  const place = ({ legs }: BetOrder) => {
    asked.push(legs[0]?.event ?? '')
    return Promise.resolve({ state: 'placed', bet, balance: 0 } as const)
  }
  const other = { ...event, id: 'football-2' }
  const board: { now: number; events: EventView[] } = { now: 0, events: [event, { ...other, start: 5000 }] }
  const model = modelOver(board, place)
  await model.update()
  for (const one of board.events) {
    model.toggle(one, market, '1', 215)
    model.setStake(keyOf({ event: one.id, market: market.id, selection: '1' }), '1')
  }
  board.now = 2000
  await model.update()
  await model.placeBets()
  expect(asked).toEqual(['football-2'])
  expect(model.view().slip.legs.map((leg) => leg.event)).toEqual(['football-1'])
})
