import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TableNotice } from './TableNotice.tsx'

const limits = { least: 100, total: 2000 }

test.each([
  [2, 'Every seat is taken. Bet within 2 rounds, or yours is given up.'],
  [1, 'Every seat is taken. Bet in this round, or yours is given up.'],
])('R25 before a seat is given up its player is told: %s rounds left', (roundsLeft, said) => {
  const html = (notice?: 'too_fast') => renderToStaticMarkup(createElement(TableNotice, { notice, limits, roundsLeft }))
  expect(html()).toContain(said)
  expect(html('too_fast')).not.toContain('seat')
})
