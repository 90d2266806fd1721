import { formatInstant } from '@foyer/rules'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlayedRound } from '../../wire/game.ts'
import { createSession } from '../model/createSession.ts'
import { SessionContext } from '../SessionContext.ts'
import { HistoryPanel } from './HistoryPanel.tsx'
import { MoneyContext } from './money.ts'

const at = '2026-11-20T21:40:12.000Z'
// Of a round the panel reads these alone.
const round = { roundId: 'R1', at, result: { stake: 100, win: 0 } } as PlayedRound

/** The panel of a session with one round, as a page. */
function render(money: { currency: string; decimals: number; language: string }): string {
  const session = createSession('g', undefined)
  session.change({ history: [round], totals: { rounds: 1, staked: 100, won: 0 } })
  const panel = createElement(HistoryPanel, { onClose: () => undefined })
  const inSession = createElement(SessionContext.Provider, { value: session }, panel)
  return renderToStaticMarkup(createElement(MoneyContext.Provider, { value: money }, inSession))
}

test.each(['en', 'tr', 'de'])('FP14 a game writes the time of a round as the records do, in %s', (language) => {
  const html = render({ currency: 'USD', decimals: 2, language })
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  expect(html).toContain(`<td>${formatInstant(at, timeZone)}</td>`)
})

test.each([
  [0, '100', '-100'],
  [2, '1.00', '-1.00'],
  [3, '0.100', '-0.100'],
  [8, '0.00000100', '-0.00000100'],
])('V11 a game writes amounts with the %i decimals of the currency', (decimals, stake, net) => {
  const html = render({ currency: 'XYZ', decimals, language: 'en' })
  expect(html).toContain(`>${stake}<`)
  expect(html).toContain(`>${net}<`)
})
