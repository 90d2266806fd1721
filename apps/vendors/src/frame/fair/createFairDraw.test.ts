import { createHmac } from 'node:crypto'
import { mapDraw } from '@foyer/rules'
import { expect, test } from 'vitest'
import { createFairDraw } from './createFairDraw.ts'

test('G07 a number that would make some values likelier is passed over, and no draw is out of nothing', () => {
  const last = 2 ** 32 - 1
  expect([mapDraw(0, 37), mapDraw(36, 37), mapDraw(37, 37)]).toEqual([0, 36, 0])
  // 2 ** 32 leaves 7 when divided by 37.
  expect([mapDraw(last - 7, 37), mapDraw(last - 6, 37)]).toEqual([36, undefined])
  expect([mapDraw(last, 2 ** 32), mapDraw(last, 1)]).toEqual([last, 0])
  for (const count of [0, -1, 1.5, 2 ** 32 + 1]) expect(() => mapDraw(1, count)).toThrow(RangeError)
})

test('G07 the stream is HMAC-SHA256 of own seed, counter and block under the server’s seed, four bytes a number', () => {
  const serverSeed = Buffer.alloc(32, 7)
  const draw = createFairDraw({ serverSeed, clientSeed: 'mine', nonce: 5 })
  const drawn = Array.from({ length: 12 }, () => draw(2 ** 32))
  const expected = [0, 1].flatMap((block) => {
    const bytes = createHmac('sha256', serverSeed).update(`mine:5:${block}`).digest()
    return Array.from({ length: 8 }, (_, at) => bytes.readUInt32BE(at * 4))
  })
  expect(drawn).toEqual(expected.slice(0, 12))
})
