/** What this browser keeps for every game over visits; storage may be closed, then it keeps nothing. */
export const browserStore = {
  read: (key: string): string | undefined => {
    try {
      return localStorage.getItem(key) ?? undefined
    } catch {
      return undefined
    }
  },
  keep: (key: string, value: string): void => {
    try {
      localStorage.setItem(key, value)
    } catch {
      // The game goes on without it.
    }
  },
}
