import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toDesignTokens } from '@foyer/ui/design-tokens'
import { defaultDark, defaultTheme, densities, motions, shapes, type Theme, typeScales } from '@foyer/ui/tokens'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completePalettes } from '../palette/completePalette.ts'
import type { ResolvedBrand } from '../schema/brand.ts'
import { fontNames } from '../schema/theme.ts'
import { planTokens } from './planTokens.ts'

type Own = Partial<ResolvedBrand['theme']>

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-tokens-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const some = fc.record(Object.fromEntries(Object.keys(defaultDark).map((name) => [name, hex])), { requiredKeys: [] })
const oneOf = (choices: object) => fc.constantFrom(...Object.keys(choices))
const font = fc.record({ text: fc.constantFrom(...fontNames), display: fc.constantFrom(...fontNames) })
/** What a brand may say of its look, much or little. */
const owns = fc
  .record(
    {
      dark: some,
      light: some,
      font,
      shape: oneOf(shapes),
      density: oneOf(densities),
      motion: oneOf(motions),
      typeScale: oneOf(typeScales),
    },
    { requiredKeys: [] },
  )
  // Names of choices, which records of texts cannot express.
  .map((own) => own as Own)

const resolve = (own: Own): ResolvedBrand['theme'] =>
  // The loader fills in the rest, which tokens say nothing of.
  ({ default: 'dark', header: 'bar', headerLogin: 'button', tiles: 'poster', font: {}, dark: {}, light: {}, ...own })

/** All that players see of a theme, as `foyer tokens` prints it. */
function tokensOf(own: Own): object {
  const theme = resolve(own)
  const { text = theme.font.display ?? 'manrope', display = text } = theme.font
  const { shape, density, motion, typeScale } = { ...defaultTheme, ...own }
  const choices = { shape, density, motion, typeScale }
  const fonts = { fontText: `'${text}', sans-serif`, fontDisplay: `'${display}', sans-serif` }
  // Both palettes and the choices are all that a theme has.
  return toDesignTokens({ ...defaultTheme, ...choices, ...completePalettes(theme), ...fonts } as Theme, 'a brand')
}

async function take(own: Own, tokens: object) {
  const file = join(folder, 'tokens.json')
  writeFileSync(join(folder, 'brand.json'), JSON.stringify({ name: 'A brand', theme: own }, null, 2))
  writeFileSync(file, JSON.stringify(tokens))
  return planTokens(folder, file, resolve(own), { brand: 'brand.json', tokens: 'tokens.json' })
}

test('QB06 the theme of any brand, taken in by any other, is the theme of both', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(owns, owns, async (from, into) => {
      const tokens = tokensOf(from)
      const plan = await take(into, tokens)
      expect(plan.issues).toEqual([])
      const after: { readonly theme?: Own } = JSON.parse(plan.text)
      expect(tokensOf(after.theme ?? {})).toEqual(tokens)
    }),
    {
      numRuns: 10,
      // A display family that another text family would hide, and a ground that moves what is derived from it.
      examples: [
        [{ font: { text: 'sora', display: 'manrope' } }, {}],
        [{ dark: { surface: '#123456' } }, { dark: { canvas: '#654321' } }],
      ],
    },
  )
})

test('QB06 a theme taken in by the brand it came from changes nothing', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(owns, async (own) => {
      expect((await take(own, tokensOf(own))).changes).toEqual([])
    }),
    { numRuns: 5 },
  )
})
