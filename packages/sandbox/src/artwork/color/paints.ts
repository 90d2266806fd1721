import type { Tone } from '../motifs/part.ts'
import { type Color, color, mix, shade } from './color.ts'

/** Parts of a picture behind its subject: the `ground`, a `field` on it, the `haze` between, `glow` where light falls and `shadow` where none does. */
export type GroundTone = 'ground' | 'field' | 'haze' | 'glow' | 'shadow'

/** What colour everything in a picture has. */
export type Paints = Readonly<Record<Tone | GroundTone, Color>>

/** Five colours of a house: its dominant ground, a field, the subject, a second material, an accent. */
export type Five = readonly [ground: string, field: string, main: string, second: string, accent: string]

/** Lightness between a subject and what is behind it, at least. */
const least = 0.19

const gap = (value: Color, ground: Color, field: Color): number =>
  Math.min(Math.abs(value.l - ground.l), Math.abs(value.l - field.l))

/** Keeps the subject apart from what is behind it, by lightness. */
function apart(value: Color, ground: Color, field: Color): Color {
  if (gap(value, ground, field) >= least) return value
  const middle = (ground.l + field.l) / 2
  const up = Math.max(ground.l, field.l) + least
  const down = Math.min(ground.l, field.l) - least
  const isUp = (value.l >= middle && up <= 0.95) || down < 0.15
  return { ...value, l: isUp ? Math.min(0.95, up) : down }
}

/** Ways to lay five colours out; the first, where the house's dominant is the ground, is used most. */
const arrangements: readonly (readonly [number, number, number, number, number])[] = [
  [0, 1, 2, 3, 4],
  [1, 0, 2, 4, 3],
  [0, 1, 3, 2, 4],
  [3, 1, 4, 2, 0],
  [4, 0, 3, 2, 1],
]

/** The colours of one picture of a house. */
export function paintsOf(five: Five, arrangement: number): Paints {
  const at = arrangements[arrangement % arrangements.length] ?? [0, 1, 2, 3, 4]
  // There are as many as places, which are five.
  const [ground, field, ...others] = at.map((place) => color(five[place] ?? five[0])) as [Color, Color, ...Color[]]
  // The subject is the first that stands out as it is; a colour made darker or lighter is the house's no more.
  const gaps = others.map((value) => gap(value, ground, field))
  const fitting = gaps.findIndex((value) => value >= least)
  const [third] = others.splice(fitting >= 0 ? fitting : gaps.indexOf(Math.max(...gaps)), 1)
  const [second = field, accent = field] = others
  const main = apart(third ?? field, ground, field)
  const isDark = ground.l < 0.55
  return {
    ground,
    field,
    haze: mix(ground, field, 0.5),
    glow: isDark ? shade(mix(field, accent, 0.45), 0.1) : shade(mix(ground, accent, 0.22), 0.06),
    shadow: shade(isDark ? ground : mix(ground, field, 0.5), -0.1),
    main,
    deep: shade(main, -0.15),
    soft: shade(main, 0.13),
    second,
    dim: shade(second, -0.16),
    accent,
    pale: { l: 0.965, c: 0.025, h: accent.h },
    ink: { l: 0.2, c: 0.045, h: isDark ? ground.h : main.h },
  }
}

/** The same colours with the subject in its second material: for neighbours in a pattern. */
export function counterpart(paints: Paints): Paints {
  const { ground, field, second, accent } = paints
  const other = gap(second, ground, field) >= gap(accent, ground, field) ? second : accent
  const main = apart(other, ground, field)
  return {
    ...paints,
    main,
    deep: shade(main, -0.15),
    soft: shade(main, 0.13),
    second: paints.main,
    dim: paints.deep,
  }
}
