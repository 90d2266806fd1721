import { expect, test } from 'vitest'
import { roundReference } from './roundReference.ts'

test('P06 a reference has three groups of four signs, none of which is taken for another', () => {
  let next = 0
  const reference = roundReference((below) => {
    expect(below).toBe(32)
    next += 7
    return next % below
  })
  expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
})
