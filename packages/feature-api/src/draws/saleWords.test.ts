import { expect, test } from 'vitest'
import { drawWords } from './drawWords.ts'
import { saleWords } from './saleWords.ts'

const lottery = { nextDraw: '2026-11-20T18:00:00Z', lockTime: 600, isSale: true }
const told = (now: string, more: Partial<typeof lottery> = {}) =>
  saleWords({ ...lottery, ...more }, Date.parse(now), {
    wordsOf: (moment) =>
      drawWords(new Date(moment), new Date(now), {
        language: 'en',
        timeZone: 'Europe/Istanbul',
        dayName: (day) => day,
      }),
    t: (key, values) => [key, ...(values ? [values.time] : [])].join(' '),
  })

test('W14 EN08 a lottery on sale says until when its bets are taken: its lock time before the draw', () => {
  expect(told('2026-11-20T09:00:00Z')).toEqual({ isOpen: true, text: 'saleUntil 20:50' })
})

test('W14 the sale that closes on the day before says so', () => {
  expect(told('2026-11-20T09:00:00Z', { lockTime: 86_400 * 2 }).isOpen).toBe(false)
  expect(told('2026-11-18T09:00:00Z', { lockTime: 86_400 })).toEqual({ isOpen: true, text: 'saleUntil tomorrow 21:00' })
})

test('W14 the sale is over from the lock on, whatever an older answer said, and where nothing is sold', () => {
  expect(told('2026-11-20T17:49:59Z').isOpen).toBe(true)
  expect(told('2026-11-20T17:50:00Z')).toEqual({ isOpen: false, text: 'saleClosed' })
  expect(told('2026-11-20T09:00:00Z', { isSale: false })).toEqual({ isOpen: false, text: 'saleClosed' })
})
