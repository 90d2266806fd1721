import type { BookKind } from '../feed/plans.ts'

interface Tones {
  readonly ground: string
  readonly panel: string
  readonly accent: string
}

const paletteOf = ({ ground, panel, accent }: Tones): Readonly<Record<string, string>> => ({
  skyTop: ground,
  near: ground,
  ground,
  panel,
  raised: `color-mix(in srgb, ${panel} 88%, #fff)`,
  line: `color-mix(in srgb, ${panel} 78%, #fff)`,
  text: '#f2f4f1',
  textMuted: '#b3bcb9',
  accent,
  onAccent: '#0d1512',
  frame: panel,
  frameEdge: `color-mix(in srgb, ${panel} 70%, #fff)`,
  rise: '#7bdc9a',
  fall: '#ff9d8f',
})

/** Turf at night, a studio of screens, sand. */
export const palettes: Readonly<Record<BookKind, Readonly<Record<string, string>>>> = {
  sports: paletteOf({ ground: '#0d1714', panel: '#14211d', accent: '#b9e86b' }),
  esports: paletteOf({ ground: '#11141d', panel: '#191e2b', accent: '#8fc7ff' }),
  cockfight: paletteOf({ ground: '#191511', panel: '#231d17', accent: '#f0b878' }),
}
