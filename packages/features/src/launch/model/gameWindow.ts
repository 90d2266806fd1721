const prefix = 'foyer-'

/** The name of a game's own window, by which the same game finds it again. */
export const nameOfWindow = (game: string): string => `${prefix}${game}`

/** Closes the window where it was opened for a game and the page that opened it is still there; otherwise says no. */
export function closeGameWindow(): boolean {
  // A page that was closed has no use for a player who comes back to it.
  const hasOpener = window.opener !== null && window.opener !== undefined && window.opener.closed !== true
  if (!hasOpener || !window.name.startsWith(prefix)) return false
  window.close()
  return true
}
