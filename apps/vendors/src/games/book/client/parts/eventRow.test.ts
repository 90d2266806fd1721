import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { EventView } from '../../wire.ts'
import { BookContext } from '../BookContext.ts'
import { createBookModel } from '../model/createBookModel.ts'
import { EventRow } from './EventRow.tsx'

const model = createBookModel({
  link: {
    board: async () => {
      throw new Error('no board')
    },
    bets: async () => [],
    place: async () => ({ state: 'refused', code: 'bets_off' }),
    isUnanswered: () => true,
  },
  decimals: 2,
  onPlaced: () => undefined,
  loadAccept: () => 'none',
  saveAccept: () => undefined,
  loadSlip: () => ({}),
})
const event: EventView = {
  id: 'e',
  sport: 'racing',
  league: 'Apex Circuit',
  sides: ['A', 'B', 'C'],
  start: Date.UTC(2026, 10, 28, 16, 20),
  state: 'open',
  marketCount: 2,
  version: 1,
  markets: [],
}

test('QP12 FP12 races of one circuit are told apart by their time', () => {
  const row = createElement(BookContext, { value: model }, createElement(EventRow, { event }))
  const html = renderToStaticMarkup(row)
  expect(html).toMatch(/aria-label="All markets: Apex Circuit, \d\d:20"/)
})
