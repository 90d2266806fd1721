import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RoundRecord } from '../../../client/past/RoundRecord.tsx'
import type { RoundRecordView } from '../../../wire/history.ts'
import { palettes } from './palettes.ts'
import { past } from './pastBet.tsx'

const leg = { sport: 'football', league: 'L', start: Date.parse('2026-11-20T18:00:00Z') } as const
const legs = [
  { ...leg, event: 'e1', market: 'result', selection: 'home', odds: 180, sides: ['Harbour', 'Mill'] },
  { ...leg, event: 'e2', market: 'total:2.5', selection: 'over', odds: 210, sides: ['Ridge', 'Quay'] },
]
const round: RoundRecordView = {
  roundId: 'BET-1',
  at: '2026-11-20T21:40:12.000Z',
  kind: 'sports',
  title: 'T',
  provider: 'P',
  gameId: 'g',
  trial: false,
  currency: 'USD',
  decimals: 2,
  draws: [[10_000, 7]],
  result: { stake: 1000, win: 1800, what: { legs, payout: 3780 }, outcome: { results: ['won', 'void'] } },
}

test('QP12 QR20 a past bet shows every leg with its odds and how it ended, in the colours of its book', async () => {
  const drawing = await past('g', 'esports')
  expect(drawing.palette).toBe(palettes.esports)
  const html = renderToStaticMarkup(createElement(RoundRecord, { round, drawing }))
  for (const said of ['Accumulator of 2', 'Harbour v Mill', 'Won', 'Void · did not take place', '37.80'])
    expect(html).toContain(said)
  // A void leg counts as odds of 1.
  expect(html).toContain('class="bet-odds">1.80<')
  expect(html).toContain('data-state="won"')
})
