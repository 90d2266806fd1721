import { bazaar } from './bazaar/bazaar.ts'
import { harbor } from './harbor/harbor.ts'
import { orchard } from './orchard/orchard.ts'
import { orrery } from './orrery/orrery.ts'
import { railway } from './railway/railway.ts'
import { reef } from './reef/reef.ts'
import type { Palette, Theme } from './theme.ts'

const themes: readonly [Theme, ...Theme[]] = [harbor, orrery, orchard, reef, bazaar, railway]

/** Games whose titles were written for a theme: the theme and the place of its palette. */
const titled: Readonly<Record<string, readonly [Theme, number]>> = {
  'bgs-harbor': [harbor, 0],
  'bgs-orrery': [orrery, 0],
  'bgs-orchard': [orchard, 3],
}

/** The look of a game: always the same for one game id, spread evenly over themes and palettes. */
export function themeOf(gameId: string): { readonly theme: Theme; readonly palette: Palette } {
  let seed = 2166136261
  for (const letter of gameId) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0
  seed = Math.imul(seed ^ (seed >>> 15), 2246822519) >>> 0
  const [theme, place] = titled[gameId] ?? [themes[seed % themes.length] ?? harbor, seed >>> 8]
  const palette = theme.palettes[place % theme.palettes.length]
  if (palette === undefined) throw new Error(`Theme ${theme.id} has no palette`)
  return { theme, palette }
}
