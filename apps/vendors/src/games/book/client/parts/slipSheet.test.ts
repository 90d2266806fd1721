import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Session } from '../../../../client/model/createSession.ts'
import { SessionContext } from '../../../../client/SessionContext.ts'
import type { BoardView } from '../../wire.ts'
import { BookContext } from '../BookContext.ts'
import { createBookModel } from '../model/createBookModel.ts'
import { legOf } from '../model/slipFixture.ts'
import { SlipSheet } from './SlipSheet.tsx'

// The bar alone is shown, which asks nothing of a session.
const session = { subscribe: () => () => undefined, view: () => ({ balance: 0 }) } as unknown as Session

/** The bar of a slip with two selections as one accumulator, the first of an event in this state. */
async function barOf(state: 'open' | 'playing'): Promise<string> {
  const first = { ...legOf('a', 200), id: 'a', league: 'L', state, version: 2, marketCount: 0, markets: [] }
  const board: BoardView = {
    now: 0,
    version: 2,
    partial: true,
    events: [],
    whole: [first],
    limits: { least: 100, most: 100_000, payout: 10_000_000, event: 50_000_000 },
    betting: true,
  }
  const model = createBookModel({
    link: {
      board: () => Promise.resolve(board),
      bets: () => Promise.resolve([]),
      place: () => Promise.reject(new Error('nothing is placed')),
      isUnanswered: () => true,
    },
    decimals: 2,
    onPlaced: () => undefined,
    loadAccept: () => 'none',
    saveAccept: () => undefined,
    loadSlip: () => ({ legs: [legOf('a', 200), { ...legOf('b', 300), start: 2000 }], mode: 'accumulator' }),
  })
  await model.update()
  const sheet = createElement(SlipSheet, { isOpen: false, onOpen: () => undefined, count: 2 })
  const book = createElement(BookContext, { value: model }, sheet)
  return renderToStaticMarkup(createElement(SessionContext, { value: session }, book))
}

test('QP12 the bar of the slip tells odds of an accumulator, and none of one with a selection that is closed', async () => {
  expect(await barOf('open')).toContain('6.00')
  expect(await barOf('playing')).not.toContain('6.00')
})
