import { type ColorToken, defaultDark, type Theme } from '../index.ts'
import { type FoundToken, findTokens, followReferences } from './findTokens.ts'
import { type Scale, scales } from './scales.ts'
import { readColor, readNumber, type TokenProblem } from './tokenFile.ts'

export type { TokenProblem } from './tokenFile.ts'

type Colors = Partial<Record<ColorToken, string>>

/** What a file of tokens says of a theme. Tokens of other groups stay unread: a design file may hold more than a theme. */
export interface ReadTokens {
  readonly dark: Colors
  readonly light: Colors
  readonly choices: Partial<Pick<Theme, Scale['key']>>
  /** First family of each stack. */
  readonly fonts: { readonly text?: string; readonly display?: string }
  readonly problems: readonly TokenProblem[]
}

const sides = ['dark', 'light'] as const
const colorNames = Object.keys(defaultDark) as ColorToken[] // the keys of ColorTokens

/** `text-muted`, `Text Muted` and `textMuted` are one name; tools write it as they like. */
const plain = (name: string): string => name.replaceAll(/[\s_-]/g, '').toLowerCase()

/** Groups that a theme is read from. What other groups of a design file say, and where they lead, is no matter of the theme. */
const ownGroups = ['color', 'font', ...scales.map(({ group }) => group)]

function resolveAll(file: unknown): {
  readonly tokens: readonly FoundToken[]
  readonly problems: readonly TokenProblem[]
} {
  const found = findTokens(file)
  const byName = new Map(found.map((token) => [token.path.join('.'), token]))
  const tokens: FoundToken[] = []
  const problems: TokenProblem[] = []
  for (const token of found) {
    const [group = '', side = ''] = token.path.map(plain)
    if (!ownGroups.includes(group) || (group === 'color' && !['dark', 'light', '$extends'].includes(side))) continue
    const end = followReferences(token, byName)
    if ('message' in end) problems.push(end)
    else tokens.push({ ...token, value: end.value })
  }
  return { tokens, problems }
}

const startsWith = (path: readonly string[], ...names: string[]): boolean =>
  path.length === names.length + 1 && names.every((name, at) => plain(path[at] ?? '') === name)

function readColors(tokens: readonly FoundToken[], side: 'dark' | 'light', problems: TokenProblem[]): Colors {
  const colors: Colors = {}
  for (const { path, value } of tokens.filter((token) => startsWith(token.path, 'color', side))) {
    const name = colorNames.find((known) => plain(known) === plain(path.at(-1) ?? ''))
    const read = readColor(value)
    if (!name) problems.push({ path, message: 'A theme has no such colour', hint: `It has ${colorNames.join(', ')}` })
    else if ('hex' in read) colors[name] = read.hex
    else problems.push({ path, ...read })
  }
  return colors
}

/** The choice whose numbers a group spells out; a choice is a whole, so that a single number cannot be changed. */
function readChoice(tokens: readonly FoundToken[], { group, key, unit, steps }: Scale, problems: TokenProblem[]) {
  const inGroup = tokens.filter(({ path }) => startsWith(path, group))
  if (inGroup.length === 0) return []
  const given = new Map(inGroup.map(({ path, value }) => [plain(path.at(-1) ?? ''), readNumber(value)]))
  const isSame = (numbers: Readonly<Record<string, number>>) =>
    Object.entries(numbers).every(([step, number]) => given.get(plain(step)) === number)
  const chosen = Object.entries(steps).find(([, numbers]) => isSame(numbers))
  if (chosen) return [[key, chosen[0]] as const]
  const known = Object.entries(steps).map(([name, numbers]) => {
    const said = Object.entries(numbers).map(([step, number]) => `${step} ${number}${unit}`)
    return `${name} (${said.join(', ')})`
  })
  problems.push({
    path: [group],
    message: `These numbers are no ${key} that a theme can have`,
    hint: `Give those of ${known.join(' or ')}, or leave the group out`,
  })
  return []
}

const familyOf = (tokens: readonly FoundToken[], name: string): string | undefined => {
  const value = tokens.find(({ path }) => startsWith(path, 'font') && path[1] === name)?.value
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first.split(',')[0]?.trim().replaceAll(/['"]/g, '') : undefined
}

/** Reads a file of design tokens, as this kit or a designer's tool wrote it; what cannot be taken is named (QB06). */
export function readDesignTokens(file: unknown): ReadTokens {
  const { tokens, problems: unresolved } = resolveAll(file)
  const problems = [...unresolved]
  const [dark, light] = sides.map((side) => readColors(tokens, side, problems)) as [Colors, Colors] // one for each side
  const choices = Object.fromEntries(scales.flatMap((scale) => readChoice(tokens, scale, problems)))
  const text = familyOf(tokens, 'text')
  const display = familyOf(tokens, 'display')
  const isEmpty = [dark, light, choices].every((part) => Object.keys(part).length === 0) && !text && !display
  if (isEmpty && problems.length === 0)
    problems.push({
      path: [],
      message: 'The file has no token of a theme',
      hint: 'Colours stand in color.dark and color.light; `foyer tokens <brand>` prints an example',
    })
  return { dark, light, choices, fonts: { ...(text && { text }), ...(display && { display }) }, problems }
}
