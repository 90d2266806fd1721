/** Colours of the cloth: its light, its ground, its edge, its lines, and what is marked on the room's panels. */
interface FeltPalette {
  readonly light: string
  readonly ground: string
  readonly dark: string
  readonly line: string
  readonly accent: string
  readonly room: string
}

const palettes: readonly [FeltPalette, ...FeltPalette[]] = [
  { light: '#1c7a58', ground: '#0f5a3f', dark: '#083826', line: '#f3e7c470', accent: '#8fe0b4', room: '#141d1a' },
  { light: '#1f6d86', ground: '#114f66', dark: '#093140', line: '#e2f0f270', accent: '#8fd6ea', room: '#121b21' },
  { light: '#3b5aa6', ground: '#264181', dark: '#152752', line: '#e4e9f870', accent: '#a9c0ff', room: '#141824' },
  { light: '#6d4385', ground: '#502d66', dark: '#311a41', line: '#f0e4f570', accent: '#d9b1f0', room: '#1b1521' },
  { light: '#55605f', ground: '#3c4646', dark: '#232a2b', line: '#eef0ea70', accent: '#f0cf86', room: '#17191a' },
]

/** The cloth of a table: always the same for one game id. */
function feltOf(gameId: string): FeltPalette {
  let seed = 7
  for (const letter of gameId) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return palettes[seed % palettes.length] ?? palettes[0]
}

/** The page's colours at a table. */
export function tableColours(gameId: string): Readonly<Record<string, string>> {
  const { light, ground, dark, line, accent, room } = feltOf(gameId)
  return {
    skyTop: room,
    panel: `color-mix(in srgb, ${room} 88%, #39434a)`,
    text: '#f5f2ea',
    textMuted: '#bcc2c8',
    accent,
    onAccent: '#10151a',
    frame: ground,
    frameEdge: light,
    feltLight: light,
    felt: ground,
    feltDark: dark,
    feltLine: line,
    feltAccent: accent,
    room,
  }
}
