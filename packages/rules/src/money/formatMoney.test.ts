import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDecimal, formatMoney, hiddenMoney } from './formatMoney.ts'

describe('money', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [125050, '1,250.50'],
    [99999999999, '999,999,999.99'],
  ])('V11 shows %i minor units as %s', (minor, text) => {
    expect(formatMoney(minor)).toBe(text)
  })

  test('V11 puts the sign before the currency symbol', () => {
    expect(formatMoney(-125050, { symbol: '$' })).toBe('-$1,250.50')
    expect(formatMoney(125050, { symbol: '$', sign: 'always' })).toBe('+$1,250.50')
    expect(formatMoney(0, { sign: 'always' })).toBe('0.00')
  })

  test('V11 takes the separators of the language', () => {
    expect(formatMoney(123456789, { language: 'tr' })).toBe('1.234.567,89')
  })

  test.each([
    [0, '¥1,250', 1250],
    [3, '¥1,250.500', 1_250_500],
    [8, '¥12.50000001', 1_250_000_001],
  ])('V11 shows as many decimals as the currency has: %i', (decimals, text, minor) => {
    expect(formatMoney(minor, { symbol: '¥', decimals })).toBe(text)
  })

  test('V11 keeps every digit of any amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), (minor) => {
        const back = formatMoney(minor).replaceAll(',', '').replace('.', '')
        return BigInt(back) === minor && /^-?\d{1,3}(,\d{3})*\.\d{2}$/.test(formatMoney(minor))
      }),
    )
  })

  test('V11 writes a decimal text as the language has it, with every digit', () => {
    expect(formatDecimal('123456789012345.12345678', { symbol: '₿' })).toBe('₿123,456,789,012,345.12345678')
    expect(formatDecimal('1250.50', { symbol: '$', language: 'tr' })).toBe('$1.250,50')
    expect(formatDecimal('1500', { symbol: '¥' })).toBe('¥1,500')
    expect(formatDecimal('much', { symbol: '$' })).toBe('$much')
  })

  test('H17 a hidden amount shows asterisks only', () => {
    expect(hiddenMoney('$')).toBe('$****')
  })
})
