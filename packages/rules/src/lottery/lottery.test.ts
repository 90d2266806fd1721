import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BetPicks, type BetTypeId, betTypesOf } from './betTypes.ts'
import { checkPicks, readBets, type TypedBets } from './checkPicks.ts'
import { type DrawForm, type DrawResult, nationalRows, shownNumbers } from './drawForm.ts'
import { workOutDraw } from './workOutDraw.ts'

const national: DrawForm = { kind: 'national' }
const forms: readonly DrawForm[] = [
  national,
  { kind: 'digits', digits: 4 },
  { kind: 'digits', digits: 3 },
  { kind: 'balls', picks: 6, of: 45 },
  { kind: 'balls', picks: 7, of: 39 },
  { kind: 'balls', picks: 10, of: 40 },
  { kind: 'balls', picks: 20, of: 80 },
  { kind: 'balls', picks: 3, of: 20 },
]
const nameOf = (form: DrawForm) => Object.values(form).join(' ')
const seedOf = (text: string) => createHash('sha256').update(text).digest('hex')
const resultOf = async (form: DrawForm, text: string) =>
  (await workOutDraw(form, { gameId: 'TEST', numero: '20261120', seed: seedOf(text) })).result

const drawCount = 800
/** The same draws for everything that looks at many of them. */
const drawn = new Map<DrawForm, readonly DrawResult[]>()
beforeAll(async () => {
  for (const form of forms)
    drawn.set(form, await Promise.all(Array.from({ length: drawCount }, (_, index) => resultOf(form, `even ${index}`))))
}, 60_000)
const drawsOf = (form: DrawForm) => drawn.get(form) ?? []

const typeOf = (form: DrawForm, id: BetTypeId) => {
  const found = betTypesOf(form).find((type) => type.id === id)
  if (found === undefined) throw new Error(`${nameOf(form)} has no ${id}`)
  return found
}

describe('a draw', () => {
  test('W13 C21 a national lottery has the rows DB and G1 to G8 with as many numbers of as many digits as they have', async () => {
    const result = await resultOf(national, 'rows')
    expect(result.map(({ row, numbers }) => [row, numbers.length, numbers[0]?.length])).toEqual(
      nationalRows.map(({ row, count, digits }) => [row, count, digits]),
    )
    expect(shownNumbers(result)).toEqual([result[0]?.numbers[0]])
    expect(shownNumbers([{ row: 'DB', numbers: ['12345678'] }])).toEqual(['123456'])
  })

  test('W14 it follows from the seed by arithmetic that any tool can do', async () => {
    const seed = seedOf('any tool')
    const { commitment, blocks, numbers, result } = await workOutDraw(
      { kind: 'balls', picks: 6, of: 45 },
      { gameId: 'EVENING6', numero: '20261120', seed },
    )
    expect(commitment).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'))
    const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update('EVENING6:20261120:0').digest()
    expect(blocks[0]).toEqual({ message: 'EVENING6:20261120:0', digest: bytes.toString('hex') })
    const left = Array.from({ length: 45 }, (_, index) => String(index + 1))
    const drawn = Array.from({ length: 6 }, (_, at) => left.splice(bytes.readUInt32BE(at * 4) % left.length, 1)[0])
    expect(result).toEqual([{ row: 'DB', numbers: drawn }])
    expect(numbers.map(({ count }) => count)).toEqual([45, 44, 43, 42, 41, 40])
  })

  test.each(forms.map((form) => [nameOf(form), form] as const))('W14 %s draws every value equally often', (_, form) => {
    const seen = new Map<string, number>()
    const values = form.kind === 'balls' ? form.of : 100
    let total = 0
    for (const result of drawsOf(form))
      for (const number of result.flatMap(({ numbers }) => numbers)) {
        const value = form.kind === 'balls' ? number : number.slice(-2)
        seen.set(value, (seen.get(value) ?? 0) + 1)
        total++
      }
    const expected = total / values
    const chiSquare = Array.from({ length: values }, (_, index) =>
      form.kind === 'balls' ? String(index + 1) : String(index).padStart(2, '0'),
    ).reduce((sum, value) => sum + ((seen.get(value) ?? 0) - expected) ** 2 / expected, 0)
    // Seeds are fixed, so that this does not come and go: mean plus five standard deviations.
    expect(chiSquare).toBeLessThan(values - 1 + 5 * Math.sqrt(2 * (values - 1)))
  })
})

/** Picks of a type by chance, as a player would. */
const someOf = (form: DrawForm, id: BetTypeId): fc.Arbitrary<string[]> => {
  const { picks } = typeOf(form, id)
  if (picks.of === 'sides') return fc.constantFrom(['low'], ['high'], ['even'], ['odd'])
  if (picks.of === 'balls')
    return fc.uniqueArray(fc.integer({ min: 1, max: picks.highest }).map(String), {
      minLength: picks.least,
      maxLength: picks.most,
    })
  return fc.uniqueArray(
    fc.integer({ min: 0, max: 10 ** picks.length - 1 }).map((number) => String(number).padStart(picks.length, '0')),
    { minLength: picks.count, maxLength: picks.count },
  )
}

const allTypes = forms.flatMap((form) => betTypesOf(form).map(({ id }) => [nameOf(form), id, form] as const))

describe('bets', () => {
  test.each(allTypes)('C21 %s %s gives back between 75 and 95 per cent of stakes on average', (_, id, form) => {
    const { picks, odds } = typeOf(form, id)
    const counts =
      picks.of === 'balls' ? Array.from({ length: picks.most - picks.least + 1 }, (_, at) => picks.least + at) : [1]
    for (const count of counts) {
      const back = odds(count).reduce((sum, { pays, chance }) => sum + (pays / 100) * chance, 0)
      expect(back, `${count} picks`).toBeGreaterThan(0.75)
      expect(back, `${count} picks`).toBeLessThan(0.95)
    }
  })

  test.each(allTypes.filter(([, id]) => ['side', 'hit2', 'end2', 'pair2', 'first2', 'spots'].includes(id)))(
    'C21 %s %s is won as often as it says',
    (_, id, form) => {
      const type = typeOf(form, id)
      const picks = fc.sample(
        someOf(form, id).filter((chosen) => type.picks.of !== 'balls' || chosen.length === 1),
        { numRuns: drawCount, seed: 7 },
      )
      const { pays, times, chance: once } = type.odds(1)[0] ?? { pays: 0, chance: 0 }
      const chance = times ?? once
      let won = 0
      for (const [index, chosen] of picks.entries()) won += type.pays(chosen, drawsOf(form)[index] ?? []) / pays
      expect(Math.abs(won - drawCount * chance)).toBeLessThan(5 * Math.sqrt(drawCount * chance))
    },
  )

  test.each(allTypes)('C21 what a player may pick for %s %s is no problem', (_, id, form) => {
    fc.assert(fc.property(someOf(form, id), (chosen) => checkPicks(typeOf(form, id).picks, chosen) === undefined))
  })

  const oneDraw: DrawResult = [
    { row: 'DB', numbers: ['123456'] },
    { row: 'G1', numbers: ['00056'] },
    { row: 'G7', numbers: ['456'] },
    { row: 'G8', numbers: ['56'] },
  ]
  test.each<[BetTypeId, string[], number]>([
    ['ticket', ['123456'], 450_000 + 40 + 15],
    ['ticket', ['900056'], 5000 + 15],
    ['ticket', ['999999'], 0],
    ['end2', ['56'], 92],
    ['end2', ['12'], 0],
    ['end3', ['456'], 920],
    ['first2', ['56'], 92],
    ['hit2', ['56'], 4 * 5.1],
    ['hit3', ['456'], 2 * 54],
    ['pair2', ['56', '11'], 0],
    ['side', ['high'], 1.8],
    ['side', ['even'], 1.8],
    ['side', ['odd'], 0],
  ])('C21 the bet %s on %j pays %d times its stake', (id, picks, times) => {
    expect(typeOf(national, id).pays(picks, oneDraw)).toBeCloseTo(times * 100, 6)
  })

  test('C21 a line pays by how many of its balls come', () => {
    const { pays } = typeOf({ kind: 'balls', picks: 6, of: 45 }, 'line')
    const result: DrawResult = [{ row: 'DB', numbers: ['1', '2', '3', '4', '5', '6'] }]
    expect(pays(['6', '5', '4', '3', '2', '1'], result)).toBe(150_000_000)
    expect(pays(['1', '2', '3', '43', '44', '45'], result)).toBe(1200)
    expect(pays(['1', '2', '42', '43', '44', '45'], result)).toBe(0)
  })

  test.each<[string, string[], string]>([
    ['a ball twice', ['1', '1', '2', '3', '4', '5'], 'repeated'],
    ['too few', ['1', '2'], 'count'],
    ['too many', ['1', '2', '3', '4', '5', '6', '7'], 'count'],
    ['a ball that is not in the drum', ['46', '2', '3', '4', '5', '6'], 'invalid'],
    ['no ball', ['0', '2', '3', '4', '5', '6'], 'invalid'],
    ['zeros before it', ['01', '2', '3', '4', '5', '6'], 'invalid'],
    ['digits of another script', ['٣', '2', '3', '4', '5', '6'], 'invalid'],
  ])('C21 %s is no line', (_, picks, problem) => {
    expect(checkPicks(typeOf({ kind: 'balls', picks: 6, of: 45 }, 'line').picks, picks)).toBe(problem)
  })

  test('C21 what is paid for each time it comes wins less often than it is paid', () => {
    const [odds] = typeOf(national, 'hit2').odds(1)
    expect(odds).toMatchObject({ times: 0.18, chance: 1 - 0.99 ** 18 })
  })

  const pair = { of: 'digits', length: 2, count: 1 } as const
  const six = { of: 'balls', least: 6, most: 6, highest: 45 } as const
  const keno = { of: 'balls', least: 1, most: 6, highest: 80 } as const
  test.each<[string, BetPicks, string, TypedBets]>([
    ['numbers of two digits', pair, '12 34 56', { bets: [['12'], ['34'], ['56']] }],
    [
      'words and signs between',
      pair,
      '07 and 40; 3',
      { bets: [['07'], ['40'], []], problem: { code: 'invalid', pick: '3', bet: 3 } },
    ],
    ['four digits for two', pair, '1234', { bets: [[]], problem: { code: 'invalid', pick: '1234', bet: 1 } }],
    ['a line on two lines', six, '03, 7 - 12;45\n9 10', { bets: [['3', '7', '12', '45', '9', '10']] }],
    ['a line with hyphens', six, '3-7-12-45-9-10', { bets: [['3', '7', '12', '45', '9', '10']] }],
    ['a minus', six, '-3', { bets: [[]], problem: { code: 'invalid', pick: '-3', bet: 1 } }],
    ['one twice', six, '1 1 2', { bets: [['1', '2']], problem: { code: 'repeated', pick: '1', bet: 1 } }],
    ['one that is not in the drum', six, '0 46 5', { bets: [['5']], problem: { code: 'invalid', pick: '0', bet: 1 } }],
    [
      'one more than a line',
      six,
      '1 2 3 4 5 6 7',
      { bets: [['1', '2', '3', '4', '5', '6'], ['7']], problem: { code: 'count', bet: 2 } },
    ],
    ['hyphens and dashes between numbers', six, '1-2–3 4 5 6', { bets: [['1', '2', '3', '4', '5', '6']] }],
    ['bets of several sizes', keno, '1 2;3', { bets: [['1', '2'], ['3']] }],
    [
      'too many for a bet',
      keno,
      '1 2 3 4 5 6 7',
      { bets: [['1', '2', '3', '4', '5', '6']], problem: { code: 'count', bet: 1 } },
    ],
    ['nothing', keno, ' ', { bets: [] }],
  ])('QP11 what is typed is read: %s', (_, picks, text, read) => {
    expect(readBets(picks, text)).toEqual(read)
  })
})
