import { afterEach, expect, test, vi } from 'vitest'
import { createTableCalls } from './tableCalls.ts'

afterEach(() => vi.unstubAllGlobals())

test('QP10 H17 a table that tells no balance yet says so in an answer of status 200, and nothing more is made of one that does', async () => {
  const answers = [{ code: 'round_running' }, {}]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answers.shift())))
  const ask = createTableCalls({
    kind: 'roulette',
    token: 't',
    table: '1',
    onWaiting: () => undefined,
    onOver: () => undefined,
  })
  expect([await ask('balance', {}), await ask('balance', {})]).toEqual(['round_running', undefined])
})
