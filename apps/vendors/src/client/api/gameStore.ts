/** What is kept of a game over a reload; storage may be switched off, then it keeps nothing. */
export interface GameStore {
  readonly keep: (gameId: string, value: string) => void
  readonly read: (gameId: string) => string | undefined
  readonly forget: (gameId: string) => void
}

const createGameStore = (name: string, storage: () => Storage): GameStore => {
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
    keep: (gameId, value) => attempt(() => storage().setItem(keyOf(gameId), value)),
    read: (gameId) => attempt(() => storage().getItem(keyOf(gameId))) ?? undefined,
    forget: (gameId) => attempt(() => storage().removeItem(keyOf(gameId))),
  }
}

/** The parts of an object that a store keeps as JSON; none where something else or nothing stands there. */
export function readParts(store: GameStore, gameId: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(store.read(gameId) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

const ofTab = (): Storage => sessionStorage
const ofBrowser = (): Storage => localStorage

/** The session's token. */
export const sessionToken: GameStore = createGameStore('game-session', ofTab)

/** What was put on a ticket or a slip and not paid for. */
export const unplacedBet: GameStore = createGameStore('game-unplaced', ofTab)

/** The round that was asked for and has not been shown to its end, in a tab that may be closed by now. */
export const unseenRound: GameStore = createGameStore('game-unseen', ofBrowser)

/** The table and the round that a player's stake lies in, at tables that others sit at too. */
export const openHand: GameStore = createGameStore('game-hand', ofBrowser)
