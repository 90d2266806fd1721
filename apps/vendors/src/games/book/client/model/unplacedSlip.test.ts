import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptySlip, type Slip } from './slip.ts'
import { legOf } from './slipFixture.ts'
import { keepSlip, loadSlip } from './unplacedSlip.ts'

const legs = [legOf('a', 215), legOf('b', 215)]
const made = { legs, mode: 'accumulator', stakes: { accumulator: '12.5' } } as const
const slip: Slip = { ...emptySlip('better'), ...made }
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('QP12 H18 a slip in the making is there again after its page was left, for its player alone', () => {
  keepSlip('ada:book', slip)
  expect(loadSlip('ada:book')).toEqual(made)
  expect(loadSlip('ben:book')).toEqual({})
})

test('QP12 a slip that was placed, emptied or is being placed is kept no more', () => {
  keepSlip('ada:book', slip)
  keepSlip('ada:book', emptySlip('none'))
  expect(loadSlip('ada:book')).toEqual({})
  keepSlip('ada:book', slip)
  keepSlip('ada:book', { ...slip, isPlacing: true })
  expect(loadSlip('ada:book')).toEqual({})
})

test.each(['{', 'null', '5', '{"legs":5}', '{"legs":[{"key":"a"}]}', '{"legs":[null]}'])(
  'QP12 %s is no slip',
  (text) => {
    keepSlip('ada:book', slip)
    for (const key of stored.keys()) stored.set(key, text)
    expect(loadSlip('ada:book')).toEqual({})
  },
)

test('QP12 one leg alone is a single, and a stake that is no text is none', () => {
  keepSlip('ada:book', slip)
  const text = JSON.stringify({ ...made, legs: [legs[0], {}], stakes: { accumulator: 5, x: '1' } })
  for (const key of stored.keys()) stored.set(key, text)
  expect(loadSlip('ada:book')).toEqual({ legs: [legs[0]], mode: 'singles', stakes: { x: '1' } })
})
