import { formatInstant } from '@foyer/rules'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MoneyContext } from '../components/money.ts'
import { RoundList } from './RoundList.tsx'

const at = '2026-11-20T21:40:12.000Z'
const round = { roundId: 'R1', at, result: { stake: 100, win: 30 } }
const nothing = (): void => undefined

/** A list of one round, as a page. */
function render(money: { currency: string; decimals: number; language: string }): string {
  const rounds = { rounds: [round], state: 'ready', hasOlder: true, readOn: nothing } as const
  const list = createElement(RoundList, { ...rounds, Brief: undefined, onOpen: nothing })
  return renderToStaticMarkup(createElement(MoneyContext.Provider, { value: money }, list))
}

test.each(['en', 'tr', 'de'])('FP14 a game writes the time of a round as the records do, in %s', (language) => {
  const html = render({ currency: 'USD', decimals: 2, language })
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  expect(html).toContain(`<td>${formatInstant(at, timeZone)}</td>`)
})

test.each([
  [0, '100', '30'],
  [2, '1.00', '0.30'],
  [3, '0.100', '0.030'],
  [8, '0.00000100', '0.00000030'],
])('V11 a game writes amounts with the %i decimals of the currency', (decimals, stake, win) => {
  const html = render({ currency: 'XYZ', decimals, language: 'en' })
  expect(html).toContain(`>${stake}<`)
  expect(html).toContain(`>${win}<`)
})
