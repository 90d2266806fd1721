import {
  type ColorToken,
  type ColorTokens,
  type ContrastProblem,
  checkContrast,
  contrastRatio,
  defaultDark,
  defaultLight,
} from '@foyer/ui/tokens'
import type { Finding } from '../issues/issue.ts'
import type { Check } from './checkContext.ts'

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
const toHex = (values: readonly number[]) =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** The colour nearest to `color`, on the way to black or white, that reaches the ratio on every ground. */
export function nearestReadable(color: string, grounds: readonly string[], ratio: number): string | undefined {
  const from = channels(color)
  for (let step = 1; step <= 100; step += 1) {
    for (const end of [0, 255]) {
      const mixed = toHex(from.map((value) => value + ((end - value) * step) / 100))
      if (grounds.every((ground) => contrastRatio(mixed, ground) >= ratio)) return mixed
    }
  }
  return undefined
}

type Brand = Partial<Record<ColorToken, string>>

/** The token that the brand itself wrote, of a pair; the mark goes there. */
const writtenOf = (brand: Brand, { text, on }: ContrastProblem): ColorToken =>
  brand[text] !== undefined || brand[on] === undefined ? text : on

/** One finding for everything that is wrong with a text colour because of one written colour. */
function findingOf(
  side: 'dark' | 'light',
  written: string,
  colors: ColorTokens,
  problems: readonly [ContrastProblem, ...ContrastProblem[]],
): Finding {
  const [worst, ...others] = problems.toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed)
  const { text, on, ratio, needed } = worst ?? problems[0]
  const grounds = problems.map((problem) => colors[problem.on])
  const most = Math.max(...problems.map((problem) => problem.needed))
  const better = nearestReadable(colors[text], grounds, most)
  const rest = others.map((problem) => `"${problem.on}"`).join(', ')
  return {
    code: 'low-contrast',
    path: ['theme', side, written],
    message: `"${text}" ${colors[text]} on "${on}" ${colors[on]} has a contrast of ${ratio}:1; it needs ${needed}:1${rest ? `, and so it does on ${rest}` : ''}`,
    why: `Players with the ${side} theme could not read ${needed >= 4.5 ? 'text in these colours' : 'the edges of fields and the focus ring'}.`,
    hint: better
      ? `The nearest "${text}" that works${rest ? ' on all of them' : ''} is "${better}"`
      : `No "${text}" works on all of them; bring ${grounds.length > 1 ? 'the grounds' : `"${on}"`} nearer to black or white`,
  }
}

function checkSide(side: 'dark' | 'light', brand: Brand, defaults: ColorTokens): readonly Finding[] {
  const colors: ColorTokens = { ...defaults, ...brand }
  const groups = new Map<string, [ContrastProblem, ...ContrastProblem[]]>()
  for (const problem of checkContrast(colors)) {
    const key = `${writtenOf(brand, problem)} ${problem.text}`
    const group = groups.get(key)
    if (group) group.push(problem)
    else groups.set(key, [problem])
  }
  return [...groups.values()].map((group) => findingOf(side, writtenOf(brand, group[0]), colors, group))
}

/** Every pair that carries text is readable in both themes (QR25, N01). */
export const checkColors: Check = ({ resolved: { theme } }) => [
  ...checkSide('dark', theme.dark, defaultDark),
  ...checkSide('light', theme.light, defaultLight),
]
