/** What this tab alone keeps of a game over a reload; storage may be switched off, then it keeps nothing. */
export interface TabStore {
  readonly keep: (gameId: string, value: string) => void
  readonly read: (gameId: string) => string | undefined
  readonly forget: (gameId: string) => void
}

const createTabStore = (name: string): TabStore => {
  const keyOf = (gameId: string): string => `${name}:${gameId}`
  const attempt = <Result>(act: () => Result): Result | undefined => {
    try {
      return act()
    } catch {
      // The game goes on without it.
      return undefined
    }
  }
  return {
    keep: (gameId, value) => attempt(() => sessionStorage.setItem(keyOf(gameId), value)),
    read: (gameId) => attempt(() => sessionStorage.getItem(keyOf(gameId))) ?? undefined,
    forget: (gameId) => attempt(() => sessionStorage.removeItem(keyOf(gameId))),
  }
}

/** The parts of an object that a store keeps as JSON; none where something else or nothing stands there. */
export function readParts(store: TabStore, gameId: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(store.read(gameId) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

/** The session's token. */
export const sessionToken: TabStore = createTabStore('game-session')

/** What was put on a ticket or a slip and not paid for. */
export const unplacedBet: TabStore = createTabStore('game-unplaced')

/** The round that was asked for and has not been shown to its end. */
export const unseenRound: TabStore = createTabStore('game-unseen')
