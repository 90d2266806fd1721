import type { BetTypeId, DrawResult } from '@foyer/rules'
import { expect, test } from 'vitest'
import { picksThatCame } from './picksThatCame.ts'

const balls: DrawResult = [{ row: 'DB', numbers: ['20', '10', '19', '21', '35', '32', '7'] }]
const national: DrawResult = [
  { row: 'DB', numbers: ['123456'] },
  { row: 'G1', numbers: ['97453'] },
  { row: 'G8', numbers: ['36'] },
]

test.each<[BetTypeId, readonly string[], number, DrawResult, readonly string[]]>([
  // Balls that end others are not those.
  ['spots', ['1', '2', '7'], 0, balls, ['7']],
  ['line', ['1', '2', '5', '7', '19', '35'], 0, balls, ['7', '19', '35']],
  // The special prize alone decides, and the row that is named.
  ['end2', ['53'], 0, national, []],
  ['end2', ['56'], 9200, national, ['56']],
  ['first2', ['56'], 0, national, []],
  ['hit2', ['53'], 340, national, ['53']],
  ['pair2', ['53', '54'], 0, national, ['53']],
  ['ticket', ['123456'], 4_500_000, national, []],
])(
  'QP11 of a checked ticket the numbers that came are marked and no others: %s %s',
  (type, picks, win, result, came) => {
    expect(picksThatCame({ type, picks, win }, result)).toEqual(came)
  },
)
