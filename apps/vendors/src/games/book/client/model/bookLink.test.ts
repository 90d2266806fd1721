import { afterEach, expect, test, vi } from 'vitest'
import { createSession } from '../../../../client/model/createSession.ts'
import { createBookLink } from './bookLink.ts'

afterEach(() => vi.unstubAllGlobals())

test('Z21 QP12 a bet of a session that has ended is refused like any other, and the page is told that it is over', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 'session_over' }, { status: 401 })))
  const isOver = vi.fn()
  const session = createSession('book', undefined, undefined, isOver)
  const placed = createBookLink('book', session).place({ id: 'one', stake: 100, accept: 'none', legs: [] })
  expect(await placed).toEqual({ state: 'refused', code: 'round_cancelled' })
  expect(isOver).toHaveBeenCalledOnce()
  expect(session.view().blocked).toBe('session_over')
})
