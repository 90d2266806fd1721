import { expect, test } from 'vitest'
import { defaultDark, defaultTheme, type Theme } from '../index.ts'
import { readDesignTokens, toDesignTokens } from './index.ts'

const sharp: Theme = { ...defaultTheme, shape: 'sharp', density: 'compact', motion: 'calm', typeScale: 'dramatic' }

test.each([defaultTheme, sharp])('QB06 a theme written as design tokens is read back whole', (theme) => {
  const file: unknown = JSON.parse(JSON.stringify(toDesignTokens(theme, 'a brand')))
  const { shape, density, motion, typeScale } = theme
  expect(readDesignTokens(file)).toEqual({
    dark: theme.dark,
    light: theme.light,
    choices: { shape, density, motion, typeScale },
    fonts: { text: 'Manrope Variable', display: 'Manrope Variable' },
    problems: [],
  })
})

test('QB06 every token says what it is for, and colours are given as objects with their hex', () => {
  expect(toDesignTokens(defaultTheme, 'a brand')).toMatchObject({
    color: {
      $type: 'color',
      dark: {
        accent: {
          $value: { colorSpace: 'srgb', components: [0.949, 0.7216, 0.2941], alpha: 1, hex: defaultDark.accent },
          $description: 'Fill of the one main action: Log in, Play, Deposit, Search',
        },
      },
    },
    radius: { $type: 'dimension', medium: { $value: { value: 8, unit: 'px' } } },
  })
})

test.each([
  ['text of older tools', '#F2B84B', '#f2b84b'],
  ['three digits', '#fa0', '#ffaa00'],
  ['an alias of an alias', '{brand.sun}', '#f2b84b'],
  ['another colour space with its hex', { colorSpace: 'oklch', components: [0.8, 0.1, 80], hex: '#f2b84b' }, '#f2b84b'],
  ['a component that is none', { colorSpace: 'srgb', components: ['none', 0, 1] }, '#0000ff'],
])('QB06 a colour is read from %s', (_form, $value, hex) => {
  const brand = { sun: { $type: 'color', $value: '{brand.base}' }, base: { $value: '#f2b84b' } }
  const { dark, problems } = readDesignTokens({ brand, color: { dark: { 'text-muted': { $value } } } })
  expect([dark, problems]).toEqual([{ textMuted: hex }, []])
})

test.each([
  ['see-through', { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5 }, 'The colour is see-through'],
  [
    'of another space alone',
    { colorSpace: 'display-p3', components: [0, 1, 0] },
    'The colour is not given in sRGB, and has no hex',
  ],
  ['out of range', { colorSpace: 'srgb', components: [0, 2, 0] }, 'The colour is not given in sRGB, and has no hex'],
  ['a word', 'orange', '"orange" is no opaque colour'],
  ['an alias of nothing', '{brand.none}', '{brand.none} names no token of this file'],
  ['an alias of itself', '{color.dark.accent}', '{color.dark.accent} leads back to itself'],
])('QB06 a colour that is %s is named with its place', (_form, $value, message) => {
  const { dark, problems } = readDesignTokens({ color: { dark: { accent: { $value } } } })
  expect(dark).toEqual({})
  expect(problems).toEqual([expect.objectContaining({ path: ['color', 'dark', 'accent'], message })])
})

test('QB06 a colour that no theme has, numbers of no shape and a file of something else are named', () => {
  const radius = { small: { $value: '3px' }, medium: { $value: '0.5rem' } }
  const { problems } = readDesignTokens({ color: { light: { brand: { $value: '#000000' } } }, radius })
  expect(problems.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['color.light.brand', 'A theme has no such colour'],
    ['radius', 'These numbers are no shape that a theme can have'],
  ])
  expect(readDesignTokens({ spacing: { $value: '8px' } }).problems).toMatchObject([
    { message: 'The file has no token of a theme' },
  ])
  expect(readDesignTokens([]).problems).toHaveLength(1)
})
