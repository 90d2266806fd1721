import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultDark, defaultTheme, densities, motions, shapes, type Theme, typeScales } from '../index.ts'
import { readDesignTokens, toDesignTokens } from './index.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const colors = fc.record(Object.fromEntries(Object.keys(defaultDark).map((name) => [name, hex])))
const oneOf = (choices: object) => fc.constantFrom(...Object.keys(choices))
const family = fc.constantFrom('Manrope', 'Sora', 'Bricolage Grotesque').map((name) => `'${name} Variable', sans-serif`)
/** Any theme that there can be. */
const themes = fc
  .record({
    dark: colors,
    light: colors,
    shape: oneOf(shapes),
    density: oneOf(densities),
    motion: oneOf(motions),
    typeScale: oneOf(typeScales),
    fontText: family,
    fontDisplay: family,
  })
  // The keys are those of a theme, which records of names cannot express.
  .map((theme) => theme as unknown as Theme)

const wholeOf = ({ dark, light, shape, density, motion, typeScale, fontText, fontDisplay }: Theme) => {
  const first = (stack: string) => stack.split(',')[0]?.replaceAll("'", '')
  const fonts = { text: first(fontText), display: first(fontDisplay) }
  return { dark, light, choices: { shape, density, motion, typeScale }, fonts, problems: [] }
}

test('QB06 any theme written as design tokens is read back whole', () => {
  fc.assert(
    fc.property(themes, (theme) => {
      const file: unknown = JSON.parse(JSON.stringify(toDesignTokens(theme, 'a brand')))
      expect(readDesignTokens(file)).toEqual(wholeOf(theme))
    }),
  )
})

/** The file with each of its values in a group of its own and a reference to it in its place, as design tools order them. */
function withReferences(tokens: object, refer: (name: string) => unknown): object {
  const palette: Record<string, unknown> = {}
  const moved = (node: object): object =>
    Object.fromEntries(
      Object.entries(node).map(([name, child]) => {
        if (name === '$value') {
          const place = `value ${Object.keys(palette).length}`
          palette[place] = { $value: child }
          return [name, refer(place)]
        }
        return [name, typeof child === 'object' && child !== null ? moved(child) : child]
      }),
    )
  return { ...moved(tokens), palette }
}

test.each<[string, (name: string) => unknown]>([
  ['aliases', (name) => `{palette.${name}}`],
  ['references', (name) => ({ $ref: `#/palette/${encodeURIComponent(name)}/$value` })],
])('QB06 any theme whose values are %s to a palette is read as if they stood there', (_kind, refer) => {
  fc.assert(
    fc.property(themes, (theme) => {
      expect(readDesignTokens(withReferences(toDesignTokens(theme, 'a brand'), refer))).toEqual(wholeOf(theme))
    }),
    { numRuns: 25 },
  )
})

test('QB06 a group takes over what it extends, and its own tokens come before it', () => {
  const base = { $type: 'color', text: { $value: '#101010' }, accent: { $value: '#aa0000' } }
  const { dark, light, problems } = readDesignTokens({
    base,
    color: {
      dark: { $extends: '{base}', accent: { $value: '#00aa00' } },
      light: { $extends: { $ref: '#/base' } },
    },
  })
  expect([dark, light, problems]).toEqual([
    { text: '#101010', accent: '#00aa00' },
    { text: '#101010', accent: '#aa0000' },
    [],
  ])
  expect(readDesignTokens({ color: { dark: { $extends: '{bass}' } } }).problems).toMatchObject([
    { path: ['color', 'dark', '$extends'], message: '{bass} names no token of this file' },
  ])
})

test('QB06 the root of a group has the name of the group', () => {
  const accent = { $root: { $value: '#00aa00' }, pressed: { $value: '#007700' } }
  const { dark } = readDesignTokens({
    brand: { accent },
    color: { dark: { accent: { $value: '{brand.accent.$root}' } } },
  })
  expect(dark).toEqual({ accent: '#00aa00' })
})

test('QB06 what groups besides the theme say and lack is no matter of the theme', () => {
  const components = { button: { fill: { $type: 'color', $value: '{another.file}' } } }
  expect(readDesignTokens({ components, color: { dark: { accent: { $value: '#00aa00' } } } }).problems).toEqual([])
})

test('QB06 every finding has its place and a way out', () => {
  const tokens = fc.oneof(
    hex,
    fc.constantFrom('{nothing.there}', 'tomato', '{color.dark.accent}', 7, null, { $ref: '#/x' }),
  )
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('accent', 'text', 'gold', 'canvas'), tokens), (given) => {
      const dark = Object.fromEntries(Object.entries(given).map(([name, $value]) => [name, { $value }]))
      const { problems } = readDesignTokens({ color: { dark } })
      const vague = problems.filter(({ path, message, hint }) => path.length === 0 || !message || !hint)
      expect(Object.keys(given).length > 0 ? vague : []).toEqual([])
    }),
  )
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
