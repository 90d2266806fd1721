import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editMoney } from './editMoney.ts'
import { type Separators, separatorsOf, writeMinor } from './moneyText.ts'
import { readMoney } from './readMoney.ts'

const [en, tr, fr] = [separatorsOf('en'), separatorsOf('tr'), separatorsOf('fr')]

/** The text after a piece was put in place of a part of it. */
const put = (before: string, piece: string, from: number, to: number, separators: Separators): string =>
  editMoney(before, before.slice(0, from) + piece + before.slice(to), from + piece.length, 2, separators).text
const read = (text: string, separators: Separators) => readMoney(text, 2, separators)

test.each([
  ['1000,5', en, '1,000.50'],
  ['1000.5', en, '1,000.50'],
  ['1.234,56', en, '1,234.56'],
  ['$ 1 234,5', en, '1,234.50'],
  ['1000.5', tr, '1.000,50'],
  ['1000,5', tr, '1.000,50'],
  ['1,234.56', tr, '1.234,56'],
  ['1.234', tr, '1.234,00'],
  ['1,234', en, '1,234.00'],
  ['1000,5', fr, '1\u202f000,50'],
])('V11 the amount %j put in with one piece is the paste of it', (piece, separators, text) => {
  expect(put('', piece, 0, 0, separators)).toBe(text)
  expect(put('1', piece, 0, 1, separators)).toBe(text)
})

test.each([
  ['1,000', ',5', 5, 5, en, '1,000.50'],
  ['1.000', '.5', 5, 5, tr, '1.000,50'],
  ['1', '000,5', 1, 1, en, '1,000.50'],
  ['1,000.50', '500,5', 2, 8, en, '1,500.50'],
])('V11 what is put into %j as %j is read with what stays around it', (before, piece, from, to, separators, text) => {
  expect(put(before, piece, from, to, separators)).toBe(text)
})

test('V11 what is no amount in one piece stays as it is and is refused, and so does what is then left of it', () => {
  expect(put('', '1,23,4', 0, 0, en)).toBe('1,23,4')
  expect(put('1,23,4', '5', 6, 6, en)).toBe('1,23,45')
  expect(read('1,23,45', en)).toEqual({ problem: 'unreadable' })
  expect(put('', '1.000,555', 0, 0, en)).toBe('1.000,555')
  expect(put('1.000,555', '', 8, 9, en)).toBe('1,000.55')
})

/** An amount in hundredths and a way it is written that no language reads otherwise. */
const written = fc
  .record({
    minor: fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }),
    mark: fc.constantFrom('.', ','),
    group: fc.constantFrom('', ' ', '’', '\u202f', 'other'),
    fraction: fc.constantFrom(0, 1, 2),
    sign: fc.constantFrom('', '$', '₺ ', ' '),
  })
  .map(({ minor, mark, group, fraction, sign }) => {
    const rest = { 0: 100n, 1: 10n, 2: 1n }[fraction] ?? 1n
    const amount = minor - (minor % rest)
    const separators = { decimal: mark, group: group === 'other' ? (mark === '.' ? ',' : '.') : group }
    const full = writeMinor(amount, 2, separators)
    // Without decimals, one group of three alone is what the language makes of it.
    const text = fraction === 0 && group !== 'other' ? full.slice(0, -3) : fraction === 1 ? full.slice(0, -1) : full
    return { amount, text: sign + text }
  })
const language = fc.constantFrom(en, tr, fr)

test('V11 an amount put in with one piece is the same in whatever way it is written, over whatever stood there', () => {
  fc.assert(
    fc.property(written, language, fc.bigInt({ min: 0n, max: 10n ** 9n }), ({ amount, text }, separators, old) => {
      const before = writeMinor(old, 2, separators)
      expect(read(put('', text, 0, 0, separators), separators)).toEqual({ minor: amount })
      expect(read(put(before, text, 0, before.length, separators), separators)).toEqual({ minor: amount })
    }),
  )
})

test('V11 an amount typed to any place and put in from there with one piece is the same or refused', () => {
  fc.assert(
    fc.property(written, language, fc.nat({ max: 20 }), ({ amount, text }, separators, cut) => {
      const at = Math.min(cut, text.length)
      let typed = ''
      for (const key of text.slice(0, at)) typed = put(typed, key, typed.length, typed.length, separators)
      const { minor } = read(put(typed, text.slice(at), typed.length, typed.length, separators), separators)
      expect([undefined, amount]).toContain(minor)
    }),
  )
})

test('V11 an amount without groups is the same typed key by key, with either sign before the decimals', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }),
      fc.constantFrom('.', ','),
      language,
      (minor, mark, own) => {
        let typed = ''
        for (const key of writeMinor(minor, 2, { decimal: mark, group: '' }))
          typed = put(typed, key, typed.length, typed.length, own)
        expect(read(typed, own)).toEqual({ minor })
      },
    ),
  )
})

test.each([
  ['1,5', en],
  ['1.5', en],
  ['1,5', tr],
  ['1.5', tr],
  ['1.5', fr],
])('V11 without decimals %j typed key by key is refused, and not read as ten times as much', (keys, separators) => {
  expect(typed(keys, separators)).toEqual({ text: keys, reading: { problem: 'decimals' } })
})

test('V11 without decimals the sign of thousands may be typed', () => {
  expect(typed('1,250', en)).toEqual({ text: '1,250', reading: { minor: 1250n } })
  expect(typed('1.250', tr)).toEqual({ text: '1.250', reading: { minor: 1250n } })
  expect(typed('1,2500', en)).toEqual({ text: '12,500', reading: { minor: 12_500n } })
})

/** What stands in a field without decimals after these keys, and what it is read as. */
function typed(keys: string, separators: Separators) {
  const text = Array.from(keys).reduce(
    (before, key) => editMoney(before, before + key, before.length + 1, 0, separators).text,
    '',
  )
  return { text, reading: readMoney(text, 0, separators) }
}
