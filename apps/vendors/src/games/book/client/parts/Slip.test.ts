import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Session } from '../../../../client/model/createSession.ts'
import { SessionContext } from '../../../../client/SessionContext.ts'
import type { BetAnswer, BoardView } from '../../wire.ts'
import { BookContext } from '../BookContext.ts'
import { createBookModel } from '../model/createBookModel.ts'
import { type Slip as SlipState, whole } from '../model/slip.ts'
import { legOf } from '../model/slipFixture.ts'
import { Slip } from './Slip.tsx'

const view = { balance: 50_000, state: { decimals: 2 } }
// What a slip asks of a session is its balance and its currency's decimals.
const session = { subscribe: () => () => undefined, view: () => view } as unknown as Session

/** An accumulator of these legs with 5.00 on it, after it was placed and refused. */
async function refusedSlip(legs: SlipState['legs'], answer: BetAnswer, board?: BoardView): Promise<string> {
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
    loadSlip: () => ({ legs, mode: 'accumulator', stakes: { [whole]: '5' } }),
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
