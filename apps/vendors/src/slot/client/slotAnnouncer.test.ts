import { balanceHidden, balanceShown } from '@foyer/contract/frame'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { standInPortal } from '../../client/api/portalFixture.ts'
import type { Session } from '../../client/model/createSession.ts'
import { SessionContext } from '../../client/SessionContext.ts'
import { SlotAnnouncer } from './SlotAnnouncer.tsx'

const view = { balance: 50_000 }
// What is said of a round asks a session for its balance alone.
const session = { subscribe: () => () => undefined, view: () => view } as unknown as Session
const shown = { by: 'turn', columns: [], wins: [{ cells: [0], symbol: 'A', amount: 500, line: 0 }], win: 500 } as const

afterEach(() => vi.unstubAllGlobals())

const say = (win: number): string => {
  const announcer = createElement(SlotAnnouncer, { phase: 'idle', round: { win, shown } })
  return renderToStaticMarkup(createElement(SessionContext, { value: session }, announcer))
}

test.each([
  ['what a line pays', 500, '5.00 won on 1 line.'],
  ['a jackpot won beside it', 51_734, '517.34 won.'],
])('QR25 of a win is said where it came from: %s', (_, win, said) => {
  expect(say(win)).toContain(said)
})

test('QP06 QR25 a jackpot is said as one while it stands over the reels', () => {
  const announcer = createElement(SlotAnnouncer, { phase: 'playing', round: { win: 51_734, shown, pool: 51_234 } })
  const html = renderToStaticMarkup(createElement(SessionContext, { value: session }, announcer))
  expect(html).toContain('You won the jackpot: 512.34')
})

test('H17 FP20 a balance that its player has hidden is not said aloud either', () => {
  const tell = standInPortal()
  tell(balanceHidden)
  expect(say(500)).not.toContain('500.00')
  tell(balanceShown)
  expect(say(500)).toContain('Balance 500.00.')
})
