import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moves, statusAfter, type Word } from './nextStatus.ts'

const words = Object.keys(statusAfter.PENDING) as Word[] // the table has every word

test('P02 a transfer ends with the vendor’s word, and silence decides nothing', () => {
  expect(statusAfter.PENDING).toEqual({
    done: 'DONE',
    refused: 'UNDONE',
    unknown: 'UNDONE',
    pending: 'PENDING',
    silence: 'PENDING',
  })
})

test('P02 what has ended stays so, whatever comes late, twice or in any order', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('DONE' as const, 'UNDONE' as const),
      fc.array(fc.constantFrom(...words)),
      (end, said) => {
        expect(said.reduce<keyof typeof statusAfter>((status, word) => statusAfter[status][word], end)).toBe(end)
      },
    ),
  )
})

test('P02 each way’s money is in transit between its beginning and its end, and goes back where it came from', () => {
  for (const way of Object.values(moves)) {
    const [source] = way.begin
    expect(way.begin[1]).toBe('transit')
    expect(way.done[0]).toBe('transit')
    expect(way.undone).toEqual(['transit', source])
    expect(way.done[1]).not.toBe(source)
  }
})
