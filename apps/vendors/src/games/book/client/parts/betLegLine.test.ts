import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BetLegView } from '../../wire.ts'
import { BetLegLine } from './BetLegLine.tsx'

const race = { sport: 'racing', market: 'winner', selection: '1', sides: ['Bluebird', 'Gravity', 'Daybreak'] } as const
const bout = { sport: 'bout', market: 'winner', selection: '1', sides: ['A', 'B'] } as const
const match = { sport: 'football', market: 'winner', selection: 'home', sides: ['Alder', 'Birch'] } as const

test.each([
  [race, [0, 0], 'Lost · Bluebird won'],
  [bout, [0, 0], 'Lost · Meron, first corner won'],
  [bout, [2, 0], 'Lost · Draw'],
  [match, [1, 2], 'Lost · 1 : 2'],
] as const)('QP12 beside a lost bet stands who won, not a bare name: %o', ({ sides, ...ground }, score, said) => {
  const leg: BetLegView = { ...ground, sides: [...sides], event: 'e', odds: 370, start: 0, result: 'lost', score }
  const html = renderToStaticMarkup(createElement(BetLegLine, { leg, now: 0 }))
  expect(html.replace(/<[^>]*>/g, '')).toContain(said)
})
