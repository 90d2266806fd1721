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

/** A palette as custom properties of the page. */
export const coloursOf = ({ cloth, deep, rim, mark, room }: MatchPalette): Readonly<Record<string, string>> => ({
  skyTop: room,
  panel: `color-mix(in srgb, ${room} 88%, #4a4540)`,
  text: '#f7f3ea',
  textMuted: '#c5c3bd',
  accent: mark,
  onAccent: '#17130c',
  frame: deep,
  frameEdge: rim,
  matchCloth: cloth,
  matchDeep: deep,
  matchRim: rim,
  matchMark: mark,
  matchRoom: room,
})
