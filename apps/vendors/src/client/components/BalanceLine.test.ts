import { balanceHidden, balanceShown } from '@foyer/contract/frame'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { hearPortal } from '../api/hiddenBalance.ts'
import type { Session } from '../model/createSession.ts'
import { SessionContext } from '../SessionContext.ts'
import { BalanceLine } from './BalanceLine.tsx'

afterEach(() => vi.unstubAllGlobals())

test('H17 FP20 a balance that is hidden outside a game is hidden beside a slip and a ticket, until it is shown again', () => {
  const page = new EventTarget()
  const portal = {}
  vi.stubGlobal('window', { parent: portal })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  hearPortal()
  const view = { balance: 50_000, state: {} }
  // What the line asks of a session is its balance and its kind of money.
  const session = { subscribe: () => () => undefined, view: () => view } as unknown as Session
  const line = (said: string): string => {
    page.dispatchEvent(Object.assign(new Event('message'), { source: portal, data: said }))
    return renderToStaticMarkup(createElement(SessionContext, { value: session }, createElement(BalanceLine)))
  }
  expect(line(balanceHidden)).toContain('<strong>******</strong>')
  expect(line(balanceShown)).toContain('<strong>500.00</strong>')
})
