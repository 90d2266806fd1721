/** The session's token, kept for a reload of this tab only; storage may be switched off, then a reload ends the game. */
const keyOf = (gameId: string): string => `game-session:${gameId}`

export function storeToken(gameId: string, token: string): void {
  try {
    sessionStorage.setItem(keyOf(gameId), token)
  } catch {
    // The game goes on without it.
  }
}

export function loadToken(gameId: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(gameId)) ?? undefined
  } catch {
    return undefined
  }
}

export function forgetToken(gameId: string): void {
  try {
    sessionStorage.removeItem(keyOf(gameId))
  } catch {
    // There was none.
  }
}
