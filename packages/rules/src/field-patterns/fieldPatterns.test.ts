import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkSubmission } from '../registration/checkSubmission.ts'
import { fieldPatterns, isPatternId, type PatternId, patternIds } from './fieldPatterns.ts'
import { patternMessage } from './patternMessage.ts'

/** Why a value does not fit a family and a length; nothing when it does. */
const refusal = (patternId: PatternId, value: string, minLength: number, maxLength: number) =>
  checkSubmission({ a: value }, { a: { enabled: true, required: false, patternId, minLength, maxLength } })[0]?.reason
const fits = (id: PatternId, value: string) => refusal(id, value, 1, 64) === undefined

const cases: readonly [PatternId, readonly string[], readonly string[]][] = [
  ['anyCharacters', ['a b!', 'ğ', '星', '🎲'], ['a\u0000b', 'line\nbreak']],
  ['letterFirst', ['ada1815', 'A'], ['1ada', 'ada_1', 'şen']],
  ['chineseDigits', ['星88', '88'], ['星a', '星 8']],
  [
    'mailbox',
    ['a@ex.org', 'first.last+x@sub.example.com'],
    ['a@b', 'a..b@ex.org', '@ex.org', 'a@ex-.org', 'a b@ex.org', `${'a'.repeat(65)}@ex.org`],
  ],
  ['alphanumeric', ['42north', 'abc'], ['a-b', 'a b', 'ş']],
  ['lettersPlusDigits', ['a1', '1a'], ['abc', '123', 'a1!']],
  ['digits', ['007'], ['7a', '٣']],
  ['alphanumericUppercase', ['abC1', 'A'], ['abc1', 'AB-']],
  ['englishSpaces', ['Ada Love'], ['   ', 'Ada1', 'Işıl']],
  ['noSpaces', ['ada_42!', 'ğ'], ['a b', 'a\u00a0b']],
  ['chinesePunctuation', ['星光，灯塔。'], ['，。', '星a']],
  ['lettersSpaces', ['Işıl Er', 'นก'], ['Ada 1', '  ']],
  ['lettersDigits', ['Işıl42'], ['a b', 'a!']],
  ['korean', ['푸른'], ['푸른 a', 'abc']],
  ['thai', ['ดาวเหนือ'], ['ดาว a', 'abc']],
  ['thaiEnglishSpaces', ['ดาว Ada'], ['ดาว 1', ' ']],
  ['uppercaseSpaces', ['ADA LOV'], ['   ', 'Ada']],
  ['lettersDigitsSymbols', ['Ada#42!'], ['a b', 'ş']],
]

describe('pattern families', () => {
  test.each(cases)('V12-V29 %s takes what it names and refuses the rest', (id, good, bad) => {
    expect(good.filter((value) => !fits(id, value))).toEqual([])
    expect(bad.filter((value) => fits(id, value))).toEqual([])
  })

  test('V12-V29 there is one family for every requirement from V12 to V29', () => {
    const expected = Array.from({ length: 18 }, (_, index) => `V${12 + index}`)
    expect(patternIds.map((id) => fieldPatterns[id].requirement)).toEqual(expected)
    expect(cases.map(([id]) => id)).toEqual(patternIds)
  })

  test.each(patternIds)('V09 the example of %s fits between 6 and 10 characters', (id) => {
    expect(refusal(id, fieldPatterns[id].example, 6, 10)).toBeUndefined()
  })

  test('V30 counts characters, not UTF-16 units', () => {
    expect(refusal('anyCharacters', '🎲🎲', 2, 2)).toBeUndefined()
    expect(refusal('anyCharacters', '🎲🎲🎲', 2, 2)).toBe('length')
  })

  test('V09 a message shows one number when the least equals the most', () => {
    expect(patternMessage('digits', 6, 6)).toEqual({
      key: 'pattern_digits',
      values: { min: 6, max: 6, length: '6' },
    })
    expect(patternMessage('digits', 6, 12).values.length).toBe('6-12')
  })

  test('V30 no family takes a value outside its length', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...patternIds),
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.nat(12),
        fc.nat(12),
        (id, value, min, more) => {
          const length = [...value].length
          const isWithin = length >= min && length <= min + more + 1
          return isWithin || value === '' || refusal(id, value, min, min + more + 1) === 'length'
        },
      ),
    )
  })

  // An expression that tries one part after another over such a value does not end within a test's time.
  test('V15 V17 every expression comes to an end over a hostile value of 200,000 characters, and refuses it', () => {
    for (const id of patternIds) {
      for (const unit of ['a', 'a.', '1', ' ', 'A!', 'a@']) {
        expect(new RegExp(fieldPatterns[id].source, 'u').test(`${unit.repeat(200_000)}\u0000`), id).toBe(false)
      }
    }
  })

  test('V09 names that objects have by themselves are not pattern ids', () => {
    expect(isPatternId('digits')).toBe(true)
    expect(isPatternId('toString')).toBe(false)
  })
})
