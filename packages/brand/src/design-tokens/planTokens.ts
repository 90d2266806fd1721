import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ReadTokens, readDesignTokens } from '@foyer/ui/design-tokens'
import { defaultTheme } from '@foyer/ui/tokens'
import { hasErrors, type Issue, sortIssues } from '../issues/issue.ts'
import { suggest } from '../issues/nearest.ts'
import { loadLayer } from '../load/loadLayer.ts'
import { completePalettes } from '../palette/completePalette.ts'
import type { ResolvedBrand } from '../schema/brand.ts'
import { fontNames } from '../schema/theme.ts'
import { createBrandDocument, type Layer } from '../source/brandDocument.ts'
import { isJsonObject, type Json, type JsonObject, plainValue } from '../source/jsonNode.ts'
import { type JsonChange, rewriteJson } from '../source/rewriteJson.ts'

/** What taking in a file of design tokens would make of brand.json. Nothing is written yet. */
export interface TokensPlan {
  readonly text: string
  readonly changes: readonly JsonChange[]
  readonly issues: readonly Issue[]
}

type Theme = ResolvedBrand['theme']
type Names = Readonly<Record<string, string>>
type Changes = ReadTokens['choices'] & { readonly [Group in 'dark' | 'light' | 'font']?: Names }

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[\s-]/g, '')
    .replace(/variable$/, '')

const objectAt = (value: Json | undefined, key: string): JsonObject => {
  const child = isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
  return isJsonObject(child) ? child : {}
}

/** Entries that differ from what the theme has without them: a brand keeps to what it says itself. */
const newEntries = (given: Names, has: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(given).filter(([name, value]) => has[name] !== value))

function namedFonts({ fonts }: ReadTokens, tokens: Layer) {
  const document = createBrandDocument([tokens])
  const issues: Issue[] = []
  const named: Record<string, string> = {}
  for (const [use, family] of Object.entries(fonts)) {
    const font = fontNames.find((known) => plain(known) === plain(family))
    if (font) named[use] = font
    else
      issues.push(
        document.issue({
          code: 'unknown-font',
          path: ['font', use, '$value'],
          message: `"${family}" is not bundled with the platform`,
          hint: suggest(family, fontNames) ?? `Choose one of ${fontNames.join(', ')}`,
        }),
      )
  }
  return { fonts: named, issues }
}

/** The families that a theme has in the end. */
function fontsOf({ font }: Theme) {
  const text = font.text ?? font.display ?? 'manrope'
  return { text, display: font.display ?? text }
}

/**
 * The brand's own theme with what the tokens change in it; keys that would say nothing new are not written. What is written
 * moves colours that are derived from it, which the tokens may say too: it is asked again until nothing differs.
 */
function changedTheme(own: JsonObject, read: ReadTokens, theme: Theme, fonts: Names): JsonObject {
  const palettes = completePalettes(theme)
  const given = Object.fromEntries(Object.entries(theme).filter(([, value]) => value !== undefined))
  const choices = newEntries(read.choices, { ...defaultTheme, ...given })
  const { text } = newEntries(fonts, fontsOf(theme))
  const groups = Object.entries({
    dark: newEntries(read.dark, { ...palettes.dark }),
    light: newEntries(read.light, { ...palettes.light }),
    // The text's family serves titles too until they have their own.
    font: text ? { text } : newEntries(fonts, fontsOf(theme)),
  }).filter(([, entries]) => Object.keys(entries).length > 0)
  if (groups.length === 0 && Object.keys(choices).length === 0) return own
  const changes = { ...choices, ...Object.fromEntries(groups) }
  const merged = groups.map(([name, entries]) => [name, { ...objectAt(own, name), ...entries }])
  return changedTheme({ ...own, ...choices, ...Object.fromEntries(merged) }, read, withChanges(theme, changes), fonts)
}

const withChanges = (theme: Theme, { dark, light, font, ...choices }: Changes): Theme =>
  ({
    ...theme,
    ...choices,
    dark: { ...theme.dark, ...dark },
    light: { ...theme.light, ...light },
    font: { ...theme.font, ...font },
  }) as Theme // names of fonts and choices were held against those there are, which texts cannot express

/** Reads a file of design tokens and works out the brand.json that has them (QB06). `shown` names the files as printed. */
export async function planTokens(
  dir: string,
  file: string,
  theme: Theme,
  shown: { readonly brand: string; readonly tokens: string },
): Promise<TokensPlan> {
  const path = join(dir, 'brand.json')
  const [brand, tokens] = await Promise.all([loadLayer(path, shown.brand), loadLayer(file, shown.tokens)])
  const broken = [...brand.issues, ...tokens.issues]
  if (!brand.layer || !tokens.layer || hasErrors(broken)) return { text: '', changes: [], issues: sortIssues(broken) }
  const read = readDesignTokens(plainValue(tokens.layer.root))
  const document = createBrandDocument([tokens.layer])
  const { fonts, issues } = namedFonts(read, tokens.layer)
  const problems = read.problems.map((problem) =>
    document.issue({ code: 'token-not-taken', ...problem, path: [...problem.path, '$value'] }),
  )
  if (problems.length + issues.length > 0)
    return { text: '', changes: [], issues: sortIssues([...problems, ...issues]) }
  const value = plainValue(brand.layer.root)
  if (!isJsonObject(value)) return { text: await readFile(path, 'utf8'), changes: [], issues: [] }
  const own = objectAt(value, 'theme')
  const wanted = { ...value, theme: changedTheme(own, read, theme, fonts) }
  return { ...rewriteJson(brand.layer, wanted, (at) => at), issues: [] }
}
