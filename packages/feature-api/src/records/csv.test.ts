import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvText } from './csv.ts'

test('QR23 plain cells stay as they are', () => {
  expect(['Nova', '12.50', '-12.50', '0', ''].map(csvCell)).toEqual(['Nova', '12.50', '-12.50', '0', ''])
})

test.each([
  ['=HYPERLINK("https://evil.example")', '"\'=HYPERLINK(""https://evil.example"")"'],
  ['+1+1', "'+1+1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['  =1', "'  =1"],
  ['-', "'-"],
])('QR23 the cell %j cannot run as a formula', (text, cell) => {
  expect(csvCell(text)).toBe(cell)
})

test('QR23 separators, quotes and line breaks are quoted', () => {
  expect(csvCell('a,b')).toBe('"a,b"')
  expect(csvCell('say "hi"')).toBe('"say ""hi"""')
  expect(
    csvText([
      ['a', 'b\nc'],
      ['1', '2'],
    ]),
  ).toBe('a,"b\nc"\r\n1,2\r\n')
})

test('QR23 no cell of any text starts a formula', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('=', '+', '-', '@', ' ', '\t', '"', ',', 'a', '1', '\n') }),
      (text) => {
        const cell = csvCell(text)
        const shown = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
        return !/^\s*[=+\-@]/.test(shown) || /^-?\d+(\.\d+)?$/.test(shown)
      },
    ),
  )
})
