import { expect, test } from 'vitest'
import { queryOf, readView, readWay } from './lotteryAddress.ts'

const drawOf = (form: Parameters<typeof readWay>[1]) => form
const draws = drawOf([
  {
    gameId: 'EVENING6',
    numero: '1',
    drawsAt: '2026-11-20T18:00:00Z',
    closesAt: '2026-11-20T17:50:00Z',
    commitment: 'c'.repeat(64),
    form: { kind: 'balls', picks: 6, of: 45 },
  },
])
const asked = (text: string) => new URLSearchParams(text)

test('R13 playType of the address is a way to play that the lottery has', () => {
  expect(readWay(asked('playType=spots'), draws)).toBe('spots')
  expect(readWay(asked('playType=spots'), undefined)).toBeUndefined()
})

test.each([
  '',
  'playType=',
  'playType=hit2',
  'playType=SPOTS',
  'playType=constructor',
  'playType=%3Cb%3E',
  'playType=Classic',
])('R13 the address ?%s names no way to play', (text) => expect(readWay(asked(text), draws)).toBeUndefined())

test('R13 the past draws have an address of their own', () => {
  expect(readView(asked('view=past'))).toBe('past')
  expect(readView(asked('view=Past'))).toBe('')
  expect(readView(asked(''))).toBe('')
  expect(queryOf('A', 'past')).toEqual({ gameCode: 'A', playType: undefined, view: 'past' })
  expect(queryOf(undefined, '')).toEqual({ gameCode: undefined, playType: undefined, view: undefined })
})
