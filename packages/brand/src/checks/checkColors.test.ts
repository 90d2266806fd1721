import { contrastRatio, defaultDark } from '@foyer/ui/tokens'
import { expect, test } from 'vitest'
import { type Draft, found, hints } from '../testing/brandFixture.ts'
import { checkColors } from './checkColors.ts'

test('QR25 the platform colours are readable in both themes', () => {
  expect(found(checkColors)).toEqual([])
})

test('QR25 a pair under 4.5:1 is an error at the colour that the brand wrote, in its theme', () => {
  expect(found(checkColors, (brand) => (brand.theme = { light: { onAccent: '#aa7733' } }))).toContain(
    'low-contrast theme.light.onAccent',
  )
  expect(found(checkColors, (brand) => (brand.theme = { dark: { ...defaultDark, canvas: '#8a8f98' } }))).toEqual([
    'low-contrast theme.dark.canvas',
    'theme-flipped theme.dark.canvas',
  ])
})

test('QR25 an accent that is nearly the ground is a warning, whose hint works', () => {
  for (const accent of ['#ffffff', '#fdf6e0', '#ffff00']) {
    const change = (color: string) => (brand: Draft) => (brand.theme = { light: { accent: color } })
    expect(found(checkColors, change(accent))).toEqual(['low-contrast theme.light.accent'])
    const [hint = ''] = hints(checkColors, change(accent))
    const color = /"(#[0-9a-f]{6})"$/.exec(hint)?.[1] ?? ''
    expect(found(checkColors, change(color))).toEqual([])
  }
})

test('QR25 a colour that fails on several grounds is one problem, whose hint works on all of them', () => {
  const [hint = '', ...others] = hints(checkColors, (brand) => (brand.theme = { dark: { text: '#333333' } }))
  const color = /"(#[0-9a-f]{6})"$/.exec(hint)?.[1] ?? ''
  for (const ground of [defaultDark.canvas, defaultDark.surface, defaultDark.raised, defaultDark.sunken])
    expect(contrastRatio(color, ground)).toBeGreaterThanOrEqual(4.5)
  expect(others).toEqual([])
})
