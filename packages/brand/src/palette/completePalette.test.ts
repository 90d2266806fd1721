import { type ColorToken, checkContrast, contrastRatio, defaultDark, defaultLight } from '@foyer/ui/tokens'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkColors } from '../checks/checkColors.ts'
import { found, hints } from '../testing/brandFixture.ts'
import { completePalette, completePalettes } from './completePalette.ts'
import { toHex, toOklch } from './oklch.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const side = fc.constantFrom('dark' as const, 'light' as const)
const hueOf = (hex: string) => (toOklch(hex).hue * 180) / Math.PI
const distance = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180)

test('N11 a colour comes back from OKLCH as it was', () => {
  fc.assert(fc.property(color, (hex) => toHex(toOklch(hex)) === hex))
})

test('N11 a brand that names no colour has those of the platform', () => {
  expect(completePalettes({ dark: {}, light: {} })).toEqual({ dark: defaultDark, light: defaultLight })
})

test('N11 one accent, whatever it is, gives two themes in which everything can be read', () => {
  fc.assert(
    fc.property(color, side, (accent, where) => {
      const palettes = completePalettes({ dark: {}, light: {}, [where]: { accent } })
      expect(palettes[where].accent).toBe(accent)
      expect([...checkContrast(palettes.dark), ...checkContrast(palettes.light)]).toEqual([])
    }),
    { numRuns: 300 },
  )
}, 60_000)

test('N11 an accent and a canvas, whatever they are, give a theme in which everything can be read', () => {
  fc.assert(
    fc.property(color, color, side, (accent, canvas, where) => {
      const palette = completePalette(where, { dark: {}, light: {}, [where]: { accent, canvas } })
      expect(palette).toMatchObject({ accent, canvas })
      expect(checkContrast(palette)).toEqual([])
    }),
    { numRuns: 300 },
  )
}, 60_000)

test('FB07 links, selected tabs and hovered buttons get the hue of the accent that is set', () => {
  const given = { accent: '#1f8a4c', accentHover: '#1a7541', onAccent: '#ffffff' }
  const { dark, light } = completePalettes({ dark: {}, light: given })
  for (const palette of [dark, light])
    for (const token of ['accent', 'accentText', 'accentSubtle', 'onAccentSubtle'] as const)
      expect(distance(hueOf(palette[token]), hueOf(given.accent))).toBeLessThan(12)
})

test('FB08 the colour that was changed is suspected, and what is suggested for it works', () => {
  const change = (brand: { theme?: unknown }) => {
    brand.theme = { light: { ...defaultLight, raised: '#000000' } }
  }
  expect(found(checkColors, change)).toEqual(['low-contrast theme.light.raised'])
  const [hint = ''] = hints(checkColors, change)
  const raised = /"raised" that works is "(#[0-9a-f]{6})"/.exec(hint)?.[1] ?? ''
  for (const token of ['text', 'textMuted', 'accentText'] as const)
    expect(contrastRatio(defaultLight[token], raised)).toBeGreaterThanOrEqual(4.5)
})

test('N11 a dark theme with a light canvas is a warning', () => {
  expect(found(checkColors, (brand) => (brand.theme = { dark: { canvas: '#f4f4f4' } }))).toEqual([
    'theme-flipped theme.dark.canvas',
  ])
})

test('FB08 N11 whatever colours are written, each refusal has a way out that works', () => {
  const tokens = Object.keys(defaultDark) as ColorToken[]
  const palette = fc.dictionary(fc.constantFrom(...tokens), color, { minKeys: 1, maxKeys: 4 })
  fc.assert(
    fc.property(palette, side, (given, where) => {
      let theme: Record<string, Record<string, string>> = { [where]: { ...given } }
      const refusals = () =>
        found(checkColors, (brand) => (brand.theme = theme)).filter((text) => text.startsWith('low-contrast'))
      // Every round mends at least one colour for good.
      for (let round = 0; refusals().length > 0; round += 1) {
        expect(round).toBeLessThan(8)
        const [hint = ''] = hints(checkColors, (brand) => (brand.theme = theme))
        const own = { ...theme[where] }
        const written = /"(\w+)" that works is "(#[0-9a-f]{6})"/.exec(hint)
        if (written?.[1] && written[2]) own[written[1]] = written[2]
        else for (const [, token = ''] of hint.matchAll(/"(\w+)"/g)) delete own[token]
        theme = { [where]: own }
      }
    }),
    { numRuns: 60 },
  )
}, 120_000)
