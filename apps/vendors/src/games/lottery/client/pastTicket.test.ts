import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RoundRecord } from '../../../client/past/RoundRecord.tsx'
import type { RoundRecordView } from '../../../wire/history.ts'
import { past } from './pastTicket.tsx'

const round: RoundRecordView = {
  roundId: '27B9-XAW8-GBSS',
  at: '2026-11-20T21:40:12.000Z',
  kind: 'lottery',
  gameId: 'QUICK10',
  title: 'Quick Ten',
  provider: 'Coralinde',
  trial: false,
  currency: 'USD',
  decimals: 2,
  result: {
    stake: 200,
    win: 1200,
    what: {
      order: 'order-0001',
      numero: '20261120-0862',
      drawsAt: '2026-11-20T21:41:00.000Z',
      form: { kind: 'balls', picks: 6, of: 45 },
      price: 100,
      lines: [
        { type: 'line', picks: ['1', '2', '3', '4', '8', '9'] },
        { type: 'line', picks: ['40', '41', '42', '43', '44', '45'] },
      ],
    },
    outcome: { seed: 'f00d'.repeat(16), result: [{ row: 'DB', numbers: ['1', '2', '3', '4', '5', '6'] }] },
  },
  draws: [],
}

test('W14 GW07 a ticket is read again with its draw, its lines, what came and the seed, not as if nothing was drawn', async () => {
  const html = renderToStaticMarkup(createElement(RoundRecord, { round, drawing: await past('QUICK10', 'lottery') }))
  expect(html).toContain('20261120-0862')
  expect(html.match(/data-marked="true"/g)).toHaveLength(4)
  expect(html).toContain('line-win')
  expect(html).toContain('f00d'.repeat(16))
  expect(html).not.toContain('by chance')
})
