import { type ColorTokens, contrastRatio, defaultDark, defaultLight } from '@foyer/ui/tokens'
import { fitColor } from './fitColor.ts'
import { toHex, toOklch } from './oklch.ts'

export type Side = 'dark' | 'light'
export type GivenColors = Partial<ColorTokens>
export type GivenPalettes = Readonly<Record<Side, GivenColors>>

/** What carries text on every ground of a side, and still leaves room for quieter text. */
const groundRatio = 4.7

/** Whether white is easier to read on it than black. */
export const isDarkGround = (color: string): boolean =>
  contrastRatio(color, '#ffffff') > contrastRatio(color, '#000000')

/** The colour of `like`, lighter or darker by as much as `from` and `to` differ, as far as text stays readable on it. */
function shifted(like: string, from: string, to: string, text: string): string {
  const start = toOklch(like)
  const way = toOklch(to).lightness - toOklch(from).lightness
  for (const part of [1, 0.75, 0.5, 0.25]) {
    const color = toHex({ ...start, lightness: start.lightness + way * part })
    if (contrastRatio(color, text) >= groundRatio) return color
  }
  return like
}

/** Canvas, surface, raised, sunken and hairlines; from the one of canvas and surface that a brand names. */
function groundsOf(given: GivenColors, base: ColorTokens) {
  const seed = given.canvas !== undefined ? 'canvas' : 'surface'
  const color = given[seed]
  if (color === undefined) return base
  const extreme = isDarkGround(color) ? '#ffffff' : '#000000'
  const like = (name: 'canvas' | 'surface' | 'raised' | 'sunken') => shifted(color, base[seed], base[name], extreme)
  const { chroma, hue, lightness } = toOklch(color)
  const line = toOklch(base.border).lightness - toOklch(base[seed]).lightness
  return {
    canvas: like('canvas'),
    surface: like('surface'),
    raised: like('raised'),
    sunken: like('sunken'),
    border: toHex({ chroma, hue, lightness: lightness + line }),
  }
}

/** Words on fills: dark ink or white, whichever is easier to read on all of them, black where ink is not dark enough. */
function wordsOn(fills: readonly string[]): string {
  const { chroma, hue } = toOklch(fills[0] ?? '#000000')
  const ink = toHex({ lightness: 0.2, chroma: Math.min(0.04, chroma), hue })
  const least = (color: string) => Math.min(...fills.map((fill) => contrastRatio(color, fill)))
  const better = least('#ffffff') > least(ink) ? '#ffffff' : ink
  return least(better) >= 4.5 ? better : '#000000'
}

/** The colour that all shades of the accent come from. */
function accentSeed(given: GivenColors, other: GivenColors, base: ColorTokens): string {
  const own = given.accent ?? given.accentHover ?? given.accentText ?? given.onAccentSubtle
  if (own) return own
  const foreign = other.accent ?? other.accentHover ?? other.accentText
  return foreign ? toHex({ ...toOklch(foreign), lightness: toOklch(base.accent).lightness }) : base.accent
}

/** The accent under the pointer: one step away from it, towards where words on it stay readable. */
function hoverOf(accent: string, onAccent: string, base: ColorTokens): string {
  const from = toOklch(accent)
  const step = toOklch(base.accentHover).lightness - toOklch(base.accent).lightness
  const ways = [step, -step].map((by) => toHex({ ...from, lightness: from.lightness + by }))
  return ways.find((color) => contrastRatio(color, onAccent) >= 4.5) ?? accent
}

function accentsOf(
  given: GivenColors,
  other: GivenColors,
  base: ColorTokens,
  grounds: readonly string[],
  surface: string,
) {
  const seed = accentSeed(given, other, base)
  // A brand that says nothing of its accent keeps the platform's, shade by shade.
  if (seed === base.accent && given.accent === undefined) return {}
  const words = given.onAccent
  const accent = given.accent ?? (words ? (fitColor(seed, [words], 4.5) ?? seed) : seed)
  const onAccent = words ?? wordsOn([accent, ...(given.accentHover ? [given.accentHover] : [])])
  const { chroma, hue } = toOklch(seed)
  const step = toOklch(base.accentSubtle).lightness - toOklch(base.surface).lightness
  const subtle =
    given.accentSubtle ?? toHex({ lightness: toOklch(surface).lightness + step, chroma: Math.min(chroma, 0.05), hue })
  const onSubtle = toHex({ lightness: toOklch(base.onAccentSubtle).lightness, chroma: Math.min(chroma, 0.09), hue })
  return {
    accent,
    onAccent,
    accentHover: hoverOf(accent, onAccent, base),
    accentText: fitColor(seed, grounds, 4.5) ?? seed,
    accentSubtle: subtle,
    onAccentSubtle: fitColor(onSubtle, [subtle], 4.5) ?? onSubtle,
  }
}

/** Every colour of one side of a theme, from those that a brand names: as they are, the others so that all can be read (N11). */
export function completePalette(side: Side, palettes: GivenPalettes): ColorTokens {
  const given = palettes[side]
  const seed = given.canvas ?? given.surface
  const isDark = seed === undefined ? side === 'dark' : isDarkGround(seed)
  const base = isDark ? defaultDark : defaultLight
  const { canvas, surface, raised, sunken, border } = { ...groundsOf(given, base), ...given }
  const all = [canvas, surface, raised, sunken]
  const tinted = (name: 'text' | 'textMuted' | 'borderStrong') => {
    if (seed === undefined) return base[name]
    const { chroma, hue } = toOklch(seed)
    const { lightness, chroma: own } = toOklch(base[name])
    return toHex({ lightness, chroma: Math.min(chroma, Math.max(own, 0.02)), hue })
  }
  const fit = (color: string, grounds: readonly string[], ratio: number) => fitColor(color, grounds, ratio) ?? color
  const fill = (words: string | undefined, color: string) => (words ? fit(color, [words], 4.5) : color)
  const danger = given.danger ?? fill(given.onDanger, base.danger)
  const scrim = given.scrim ?? fill(given.onScrim, base.scrim)
  return {
    ...base,
    canvas,
    surface,
    raised,
    sunken,
    border,
    text: fit(tinted('text'), all, 4.5),
    textMuted: fit(tinted('textMuted'), all, 4.5),
    borderStrong: fit(tinted('borderStrong'), [surface], 3),
    ...accentsOf(given, palettes[side === 'dark' ? 'light' : 'dark'], base, [canvas, surface, raised], surface),
    focus: fit(base.focus, [canvas], 3),
    positive: fit(base.positive, [surface], 4.5),
    negative: fit(base.negative, [surface], 4.5),
    warning: fit(base.warning, [surface], 4.5),
    info: fit(base.info, [surface], 4.5),
    danger,
    onDanger: fit(base.onDanger, [danger], 4.5),
    scrim,
    onScrim: fit(base.onScrim, [scrim], 4.5),
    ...given,
  }
}

/** Both sides of a theme. */
export const completePalettes = (palettes: GivenPalettes): Readonly<Record<Side, ColorTokens>> => ({
  dark: completePalette('dark', palettes),
  light: completePalette('light', palettes),
})
