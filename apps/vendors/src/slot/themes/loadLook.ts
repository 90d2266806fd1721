import type { Palette, Theme } from './theme.ts'

type ThemeId = Theme['id']

/** Each look is a script of its own: a title fetches no other. */
const looks: Readonly<Record<ThemeId, () => Promise<Theme>>> = {
  harbor: async () => (await import('./harbor/harbor.ts')).harbor,
  orrery: async () => (await import('./orrery/orrery.ts')).orrery,
  orchard: async () => (await import('./orchard/orchard.ts')).orchard,
  reef: async () => (await import('./reef/reef.ts')).reef,
  bazaar: async () => (await import('./bazaar/bazaar.ts')).bazaar,
  railway: async () => (await import('./railway/railway.ts')).railway,
}
// The keys are those of the record above.
const ids = Object.keys(looks) as ThemeId[]

/** Games whose titles were written for a theme: the theme and the place of its palette. */
const titled: Readonly<Record<string, readonly [ThemeId, number]>> = {
  'bgs-harbor': ['harbor', 0],
  'bgs-orrery': ['orrery', 0],
  'bgs-orchard': ['orchard', 3],
}

/** The look of a game: always the same for one game id, spread evenly over themes and palettes. */
export async function loadLook(gameId: string): Promise<{ readonly theme: Theme; readonly palette: Palette }> {
  let seed = 2166136261
  for (const letter of gameId) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0
  seed = Math.imul(seed ^ (seed >>> 15), 2246822519) >>> 0
  const [id, place] = titled[gameId] ?? [ids[seed % ids.length] ?? 'harbor', seed >>> 8]
  const theme = await looks[id]()
  const palette = theme.palettes[place % theme.palettes.length]
  if (palette === undefined) throw new Error(`Theme ${id} has no palette`)
  return { theme, palette }
}
