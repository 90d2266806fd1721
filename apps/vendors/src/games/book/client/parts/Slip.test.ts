import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Session } from '../../../../client/model/createSession.ts'
import { SessionContext } from '../../../../client/SessionContext.ts'
import type { BetAnswer, BoardView } from '../../wire.ts'
import { BookContext } from '../BookContext.ts'
import { createBookModel } from '../model/createBookModel.ts'
import { type SlipMode, type Slip as SlipState, whole } from '../model/slip.ts'
import { legOf } from '../model/slipFixture.ts'
import { Slip } from './Slip.tsx'

const view = { balance: 50_000, state: { decimals: 2 } }
// What a slip asks of a session is its balance and its currency's decimals.
const session = { subscribe: () => () => undefined, view: () => view } as unknown as Session

/** These legs, as one accumulator or as singles, with 5.00 on it or on the first, after it was placed and refused. */
async function refusedSlip(
  legs: SlipState['legs'],
  answer: BetAnswer,
  board?: BoardView,
  mode: SlipMode = 'accumulator',
): Promise<string> {
  const model = createBookModel({
    link: {
      board: () => (board ? Promise.resolve(board) : Promise.reject(new Error('no board'))),
      bets: () => Promise.resolve([]),
      place: () => Promise.resolve(answer),
      isUnanswered: () => true,
    },
    decimals: 2,
    onPlaced: () => undefined,
    loadAccept: () => 'none',
    saveAccept: () => undefined,
    loadSlip: () => ({ legs, mode, stakes: { [whole]: '5', [legs[0]?.key ?? '']: '5' } }),
  })
  await model.placeBets()
  const slip = createElement(BookContext, { value: model }, createElement(Slip))
  return renderToStaticMarkup(createElement(SessionContext, { value: session }, slip))
}

test('QP12 V11 beside the selections of an accumulator that is too much the limit is said as an amount', async () => {
  const legs = [legOf('a', 200), legOf('b', 300)]
  const html = await refusedSlip(legs, { state: 'refused', code: 'stake_limit', amount: 100_000, events: ['a', 'b'] })
  expect(html.match(/at most 1,000\.00 on one event/g)).toHaveLength(3)
  expect(html).not.toContain('{{')
})

test('QP12 odds that have moved are asked for with what the bet may pay by them', async () => {
  const legs = [legOf('a', 200), legOf('b', 300)]
  const moved = { ...legOf('a', 180), id: 'a', league: 'L', state: 'open', version: 2, marketCount: 1 } as const
  const board: BoardView = {
    now: 0,
    version: 2,
    partial: true,
    events: [],
    whole: [{ ...moved, markets: [{ id: 'winner', kind: 'winner', selections: [{ id: '1', odds: 180 }] }] }],
    limits: { least: 100, most: 100_000, payout: 10_000_000, event: 50_000_000 },
    betting: true,
  }
  const html = await refusedSlip(legs, { state: 'refused', code: 'odds_changed', events: ['a'] }, board)
  expect(html).toContain('<s>2.00</s> 1.80')
  expect(html).toContain('<strong>5.40</strong>')
  expect(html).toContain('<dd>27.00</dd>')
})

test('QP12 a bet on an event that is closed cannot be placed, promises nothing, and says so once', async () => {
  const closed = { ...legOf('a', 200), id: 'a', league: 'L', state: 'playing', version: 2, marketCount: 0 } as const
  const board: BoardView = {
    now: 0,
    version: 2,
    partial: true,
    events: [],
    whole: [{ ...closed, markets: [] }],
    limits: { least: 100, most: 100_000, payout: 10_000_000, event: 50_000_000 },
    betting: true,
  }
  const refused: BetAnswer = { state: 'refused', code: 'market_closed', events: ['a'] }
  const html = await refusedSlip([legOf('a', 200)], refused, board, 'singles')
  expect(html.match(/This market is closed/g)).toHaveLength(1)
  expect(html).toContain('<dd>0.00</dd>')
  expect(html).toMatch(/<button type="submit"[^>]* disabled/)
})

test('QP12 an accumulator with a selection that is closed offers to take it off, and tells no odds with it', async () => {
  const legs = [legOf('a', 200), legOf('b', 300)]
  const closed = { ...legOf('a', 200), id: 'a', league: 'L', state: 'playing', version: 2, marketCount: 0 } as const
  const board: BoardView = {
    now: 0,
    version: 2,
    partial: true,
    events: [],
    whole: [{ ...closed, markets: [] }],
    limits: { least: 100, most: 100_000, payout: 10_000_000, event: 50_000_000 },
    betting: true,
  }
  const html = await refusedSlip(legs, { state: 'refused', code: 'market_closed', events: ['a'] }, board)
  expect(html).toMatch(/<button type="submit" class="slip-place">Remove what is closed</)
  expect(html).toContain('<strong>–</strong>')
})

test('QP12 an accumulator that takes an event twice has no odds and cannot be placed, and the slip says why', async () => {
  const legs = [legOf('a', 200), { ...legOf('a', 400), key: 'a winner 2', selection: '2' }]
  const html = await refusedSlip(legs, { state: 'refused', code: 'same_event', events: ['a'] })
  expect(html).toContain('one selection of each event')
  expect(html).not.toContain('<strong>8.00</strong>')
  expect(html).toMatch(/<button type="submit"[^>]* disabled/)
})
