import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkSubmission } from '../registration/checkSubmission.ts'
import { fieldPatterns, isPatternId, type PatternId, patternIds } from './fieldPatterns.ts'
import { patternMessage } from './patternMessage.ts'

/** Why a value does not fit a family and a length; nothing when it does. */
const refusal = (patternId: PatternId, value: string, minLength: number, maxLength: number) =>
  checkSubmission({ a: value }, { a: { enabled: true, required: false, patternId, minLength, maxLength } })[0]?.reason
const fits = (id: PatternId, value: string) => refusal(id, value, 1, 64) === undefined

interface Examples {
  /** Values that fit between 1 and 64 characters. */
  readonly good: readonly string[]
  /** Values whose characters do not fit. */
  readonly bad: readonly string[]
}

/** Letters that come as one character or as two: the same to whoever types them. */
const decomposed = (text: string): string => text.normalize('NFD')

/** What each family is asked to take and to refuse, in the order of the requirements. */
const cases: readonly (readonly [requirement: `V${number}`, id: PatternId, examples: Examples])[] = [
  [
    'V12',
    'anyCharacters',
    {
      good: ['a b!', 'ğ', '星', '🎲', 'Zoë', decomposed('Zoë'), '٣', '<b>', "o'neil"],
      bad: ['a\u0000b', 'line\nbreak', 'tab\there', '\u0085'],
    },
  ],
  [
    'V13',
    'letterFirst',
    {
      good: ['ada1815', 'A', 'z9z9'],
      bad: ['1ada', 'ada_1', 'şen', decomposed('şen'), 'ada ', 'аda', 'ａda', 'é', decomposed('é')],
    },
  ],
  [
    'V14',
    'chineseDigits',
    {
      good: ['星88', '88', '星光', '龜', '〇'],
      bad: ['星a', '星 8', 'ア', '한', '８８', '星。', '星\u0301'],
    },
  ],
  [
    'V15',
    'mailbox',
    {
      good: ['a@ex.org', 'first.last+x@sub.example.com', "o'neil@example.ie", 'x@xn--bcher-kva.example', '1@2.co'],
      bad: [
        'a@b',
        'a..b@ex.org',
        '.a@ex.org',
        '@ex.org',
        'a@ex-.org',
        'a@-ex.org',
        'a b@ex.org',
        'a@ex.o',
        'a@ex.org ',
        'a@@ex.org',
        'é@ex.org',
        decomposed('é@ex.org'),
        `${'a'.repeat(65)}@ex.org`,
      ],
    },
  ],
  [
    'V16',
    'alphanumeric',
    {
      good: ['42north', 'abc', 'ABC', '0'],
      bad: ['a-b', 'a b', 'ş', decomposed('s\u0327'), '٣', 'ａ', 'a\u200d'],
    },
  ],
  [
    'V17',
    'lettersPlusDigits',
    {
      good: ['a1', '1a', 'Abc123', '9Z'],
      bad: ['abc', '123', 'a1!', 'ş1', decomposed('é1'), 'a 1', 'a٣'],
    },
  ],
  ['V18', 'digits', { good: ['007', '0', '1234567890'], bad: ['7a', '٣', '７', '1 2', '+1', '1.0', '²', '१'] }],
  [
    'V19',
    'alphanumericUppercase',
    {
      good: ['abC1', 'A', 'Z9'],
      bad: ['abc1', 'AB-', 'Şa', decomposed('Éa'), '123', 'A b'],
    },
  ],
  [
    'V20',
    'englishSpaces',
    {
      good: ['Ada Love', 'a', ' Ada'],
      bad: ['   ', 'Ada1', 'Işıl', 'Zoë', decomposed('Zoë'), "O'Neil", 'Ada\u00a0L', 'Ada\tL'],
    },
  ],
  [
    'V21',
    'noSpaces',
    {
      good: ['ada_42!', 'ğ', 'Zoë', decomposed('Zoë'), '星光', '🎲'],
      bad: ['a b', 'a\u00a0b', 'a\u3000b', 'a\tb', '\u2003', 'a\u0000'],
    },
  ],
  [
    'V22',
    'chinesePunctuation',
    {
      good: ['星光，灯塔。', '星', '“星”', '星·光'],
      bad: ['，。', '星a', '星8', '星 光', '星+', '한。'],
    },
  ],
  [
    'V23',
    'lettersSpaces',
    {
      good: ['Işıl Er', 'นก', 'Zoë', decomposed('Zoë'), 'Đặng Thị', decomposed('Đặng Thị'), 'Жан', '星光', 'ada'],
      bad: ['Ada 1', '  ', "O'Neil", '\u0301', '🎲', 'a_b', 'Ada\u00a0L'],
    },
  ],
  [
    'V24',
    'lettersDigits',
    {
      good: ['Işıl42', 'Zoë1', decomposed('Zoë1'), '٣', '星8', 'Nguyễn'],
      bad: ['a b', 'a!', '🎲', '½', 'a_b', 'Ⅷ!'],
    },
  ],
  ['V25', 'korean', { good: ['푸른', decomposed('푸른'), 'ㄱ'], bad: ['푸른 a', 'abc', '星', '푸1', '푸 른'] }],
  ['V26', 'thai', { good: ['ดาวเหนือ', 'น้ำ', '๑๒'], bad: ['ดาว a', 'abc', 'ดาว 1', 'ດາວ'] }],
  [
    'V27',
    'thaiEnglishSpaces',
    {
      good: ['ดาว Ada', 'Ada', 'น้ำ', 'ดาว'],
      bad: ['ดาว 1', ' ', 'Zoë', decomposed('Zoë'), 'ดาว-Ada'],
    },
  ],
  [
    'V28',
    'uppercaseSpaces',
    {
      good: ['ADA LOV', 'A', ' A'],
      bad: ['   ', 'Ada', 'ÉVE', decomposed('ÉVE'), 'ADA1', 'ADA\u00a0L', 'İ'],
    },
  ],
  [
    'V29',
    'lettersDigitsSymbols',
    {
      good: ['Ada#42!', '~', '\\"\'', '<>&'],
      bad: ['a b', 'ş', decomposed('ş'), 'é', '€', '\u007f', 'a\u200b'],
    },
  ],
]

describe('pattern families', () => {
  test.each(cases)('%s %s takes what it names and refuses the rest', (_requirement, id, { good, bad }) => {
    expect(good.filter((value) => !fits(id, value))).toEqual([])
    expect(bad.filter((value) => refusal(id, value, 1, 120) !== 'pattern')).toEqual([])
  })

  test.each(cases)('V30 %s %s takes values from the least to the most characters', (_requirement, id) => {
    const { example } = fieldPatterns[id]
    const own = [...example].length
    expect(refusal(id, example, own, own)).toBeUndefined()
    expect(refusal(id, example, own + 1, own + 9)).toBe('length')
    expect(refusal(id, example, 1, own - 1)).toBe('length')
  })

  test('V12-V29 there is one family for every requirement from V12 to V29', () => {
    expect(cases.map(([requirement]) => requirement)).toEqual(
      Array.from({ length: 18 }, (_, index) => `V${12 + index}`),
    )
    expect(patternIds.map((id) => [fieldPatterns[id].requirement, id])).toEqual(
      cases.map(([requirement, id]) => [requirement, id]),
    )
  })

  test('V30 composed and decomposed letters fit alike and count alike', () => {
    for (const [, id, { good, bad }] of cases)
      for (const value of [...good, ...bad])
        expect(refusal(id, decomposed(value), 2, 5), `${id} ${value}`).toBe(refusal(id, value.normalize('NFC'), 2, 5))
  })

  test.each(patternIds)('V09 the example of %s fits between 6 and 10 characters', (id) => {
    expect(refusal(id, fieldPatterns[id].example, 6, 10)).toBeUndefined()
  })

  test('V30 ruling 18 counts characters, not UTF-16 units', () => {
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
          const length = [...value.normalize('NFC')].length
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
