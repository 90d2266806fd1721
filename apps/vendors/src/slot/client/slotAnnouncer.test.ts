import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Session } from '../../client/model/createSession.ts'
import { SessionContext } from '../../client/SessionContext.ts'
import { SlotAnnouncer } from './SlotAnnouncer.tsx'

const view = { balance: 50_000 }
// What is said of a round asks a session for its balance alone.
const session = { subscribe: () => () => undefined, view: () => view } as unknown as Session
const shown = { by: 'turn', columns: [], wins: [{ cells: [0], symbol: 'A', amount: 500, line: 0 }], win: 500 } as const

test.each([
  ['what a line pays', 500, '5.00 won on 1 line.'],
  ['a jackpot won beside it', 51_734, '517.34 won.'],
])('QR25 of a win is said where it came from: %s', (_, win, said) => {
  const announcer = createElement(SlotAnnouncer, { phase: 'idle', round: { win, shown } })
  expect(renderToStaticMarkup(createElement(SessionContext, { value: session }, announcer))).toContain(said)
})
