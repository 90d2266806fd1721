/** Colours of a table: its cloth, its rim, what is marked, and the room around it. */
export interface MatchPalette {
  readonly cloth: string
  readonly deep: string
  readonly rim: string
  readonly mark: string
  readonly room: string
}

/** One of a game's palettes, always the same for one game id. */
export function paletteOf(gameId: string, palettes: readonly [MatchPalette, ...MatchPalette[]]): MatchPalette {
  let seed = 7
  for (const letter of gameId) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return palettes[seed % palettes.length] ?? palettes[0]
}
