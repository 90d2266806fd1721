import { describe, expect, test } from 'vitest'
import { checkContrast, contrastRatio } from './contrast.ts'
import { defaultDark, defaultLight } from './defaults.ts'

describe('contrast', () => {
  test('N01 black on white is 21, a colour on itself 1, in either order', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21)
    expect(contrastRatio('#336699', '#336699')).toBe(1)
  })

  test('N01 the grey that just reaches 4.5 on white does, the next one does not', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio('#777777', '#ffffff')).toBeLessThan(4.5)
  })

  test('N01 anything but #rrggbb is refused by name', () => {
    expect(() => contrastRatio('red', '#ffffff')).toThrow('"red" is not a colour of the form #rrggbb')
  })

  test('CF10 both sides of the default theme pass, and a weak pair is named with what it has and needs', () => {
    expect(checkContrast(defaultDark)).toEqual([])
    expect(checkContrast(defaultLight)).toEqual([])
    expect(checkContrast({ ...defaultLight, textMuted: '#777777' })).toContainEqual({
      text: 'textMuted',
      on: 'surface',
      ratio: 4.47,
      needed: 4.5,
    })
  })
})
