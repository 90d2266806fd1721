import { expect, test } from 'vitest'
import { symbolNames } from '../engine/symbols.ts'
import { loadLook } from './loadLook.ts'

const titled = ['bgs-harbor', 'bgs-orrery', 'bgs-orchard']
const ids = Array.from({ length: 300 }, (_, n) => `BGS${1000 + n}`)

const looks = await Promise.all(ids.map(loadLook))

test('a game always looks the same, and neighbours differ', async () => {
  expect(await Promise.all(ids.map(loadLook))).toEqual(looks)
  const counts = new Map<string, number>()
  for (const { palette } of looks) counts.set(palette.skyTop, (counts.get(palette.skyTop) ?? 0) + 1)
  expect(counts.size).toBe(19)
  for (const games of counts.values()) expect(games).toBeGreaterThan(5)
})

test('a title that names its theme has it', async () => {
  expect((await Promise.all(titled.map(loadLook))).map(({ theme }) => theme.id)).toEqual([
    'harbor',
    'orrery',
    'orchard',
  ])
})

test('every theme draws every symbol', () => {
  for (const { theme } of looks.slice(0, 60)) {
    for (const symbol of Object.values(symbolNames)) expect(theme.symbols[symbol]).toBeTruthy()
  }
})

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

test('QR25 text stands out from panels and from the accent in every palette', () => {
  for (const { palette } of looks) {
    expect(contrast(palette.text, palette.panel)).toBeGreaterThanOrEqual(7)
    expect(contrast(palette.textMuted, palette.panel)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(palette.accent, palette.panel)).toBeGreaterThanOrEqual(4.5)
  }
})
