import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RoundRecord } from '../../../../client/past/RoundRecord.tsx'
import type { RoundRecordView } from '../../../../wire/history.ts'
import { past } from './pastHands.tsx'

const hands = [{ cards: ['Th', '7c'], state: 'stood' }]
const outcome = { shoe: 'SH0E-0001', from: 11, count: 4, places: [{ seat: 1, hands }], dealer: ['9s', 'Qd'] }
const round: RoundRecordView = {
  roundId: 'R1',
  at: '2026-11-20T21:40:12.000Z',
  kind: 'blackjack',
  gameId: 'slv-0063',
  title: 'Blackjack',
  provider: 'Salon Vero',
  trial: false,
  currency: 'USD',
  decimals: 2,
  result: { stake: 500, win: 0, what: { kind: 'bet', seat: 1, hand: 0 }, outcome },
  draws: [],
}

test('GW07 a hand of blackjack names the shoe that decided it and where its cards lay, not that nothing was drawn', async () => {
  const html = renderToStaticMarkup(createElement(RoundRecord, { round, drawing: await past('slv-0063', 'blackjack') }))
  expect(html).toContain('SH0E-0001')
  expect(html).toContain('cards 12 to 15')
  expect(html).not.toContain('by chance')
})
