import type { LobbyMessage } from './useT.ts'

/** The words of a class of games: a translation where there is one, otherwise the provider's own code made readable. */
export function className(code: string, t: (key: LobbyMessage) => string): string {
  const key = `class_${code}`
  // Providers name their classes as they like, so that the key may not exist; a missing key is shown as itself.
  const text = t(key as LobbyMessage)
  if (!text.includes(key)) return text
  const words = code.replace(/[_-]+/g, ' ').trim()
  return words ? words[0]?.toUpperCase() + words.slice(1).toLowerCase() : code
}
