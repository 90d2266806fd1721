import { balanceHidden, balanceShown } from '@foyer/contract/frame'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { standInPortal } from '../api/portalFixture.ts'
import type { Session } from '../model/createSession.ts'
import { SessionContext } from '../SessionContext.ts'
import { BalanceLine } from './BalanceLine.tsx'

afterEach(() => vi.unstubAllGlobals())

test('H17 FP20 a balance that is hidden outside a game is hidden beside a slip and a ticket, until it is shown again', () => {
  const tell = standInPortal()
  const view = { balance: 50_000, state: {} }
  // What the line asks of a session is its balance and its kind of money.
  const session = { subscribe: () => () => undefined, view: () => view } as unknown as Session
  const line = (said: string): string => {
    tell(said)
    return renderToStaticMarkup(createElement(SessionContext, { value: session }, createElement(BalanceLine)))
  }
  expect(line(balanceHidden)).toContain('<strong>******</strong>')
  expect(line(balanceShown)).toContain('<strong>500.00</strong>')
})
