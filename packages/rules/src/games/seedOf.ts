/** A number that follows from a title's id alone (FNV-1a), for what titles have to differ in and keep. */
export function seedOf(gameId: string): number {
  let seed = 2166136261
  for (const letter of gameId) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0
  return seed >>> 8
}
