import {
  type ColorToken,
  type ColorTokens,
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

/** The colour nearest to `color`, on the way to black or white, that reaches the ratio on `ground`. */
export function nearestReadable(color: string, ground: string, ratio: number): string | undefined {
  const from = channels(color)
  for (let step = 1; step <= 100; step += 1) {
    for (const end of [0, 255]) {
      const mixed = toHex(from.map((value) => value + ((end - value) * step) / 100))
      if (contrastRatio(mixed, ground) >= ratio) return mixed
    }
  }
  return undefined
}

function checkSide(
  side: 'dark' | 'light',
  brand: Partial<Record<ColorToken, string>>,
  defaults: ColorTokens,
): readonly Finding[] {
  const colors: ColorTokens = { ...defaults, ...brand }
  return checkContrast(colors).map(({ text, on, ratio, needed }) => {
    // The mark goes to the colour that the brand itself wrote.
    const written = brand[text] !== undefined || brand[on] === undefined ? text : on
    const better = nearestReadable(colors[text], colors[on], needed)
    return {
      code: 'low-contrast',
      path: ['theme', side, written],
      message: `"${text}" ${colors[text]} on "${on}" ${colors[on]} has a contrast of ${ratio}:1; it needs ${needed}:1`,
      why: `Players with the ${side} theme could not read ${needed >= 4.5 ? 'text in these colours' : 'the edges of fields and the focus ring'}.`,
      ...(better ? { hint: `The nearest "${text}" that works is "${better}"` } : {}),
    }
  })
}

/** Every pair that carries text is readable in both themes (QR25, N01). */
export const checkColors: Check = ({ resolved: { theme } }) => [
  ...checkSide('dark', theme.dark, defaultDark),
  ...checkSide('light', theme.light, defaultLight),
]
