import { expect, test } from 'vitest'
import { parseJackpot } from './storedJackpot.ts'

test('C23 a stored counter goes on where it was', () => {
  expect(parseJackpot('345678901')).toBe(345678901)
})

test.each([null, '', '0', '-5', '1.5', '1e9', 'NaN', '99999999999999', '<b>'])(
  'C23 the stored text %j is no counter',
  (text) => {
    expect(parseJackpot(text)).toBeUndefined()
  },
)
