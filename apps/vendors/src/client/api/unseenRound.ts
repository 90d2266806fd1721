/** The round that this tab asked for and has not shown to its end; storage may be switched off, then a reload shows nothing of it. */
const keyOf = (gameId: string): string => `game-unseen:${gameId}`

export function keepUnseen(gameId: string, playId: string): void {
  try {
    sessionStorage.setItem(keyOf(gameId), playId)
  } catch {
    // The round goes on without it.
  }
}

/** Reads it, and forgets it: it is shown once. */
export function takeUnseen(gameId: string): string | undefined {
  try {
    const playId = sessionStorage.getItem(keyOf(gameId)) ?? undefined
    sessionStorage.removeItem(keyOf(gameId))
    return playId
  } catch {
    return undefined
  }
}
