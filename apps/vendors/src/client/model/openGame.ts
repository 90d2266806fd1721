import type { GameState } from '../../wire/game.ts'
import { RefusedCall, readState, startGame } from '../api/gameApi.ts'
import { sessionToken } from '../api/gameStore.ts'
import type { takeLaunch } from '../api/readLaunch.ts'
import { untilAnswered } from '../api/untilAnswered.ts'

export interface OpenedGame {
  readonly token: string
  readonly state: GameState
}

/** Opens the game with a fresh launch, or goes on with the session this tab had before a reload. */
export async function openGame(
  gameId: string,
  launch: ReturnType<typeof takeLaunch>,
  onWaiting: (waiting: boolean) => void,
): Promise<OpenedGame> {
  if (launch !== undefined) {
    const exchangeId = crypto.randomUUID()
    const opened = await untilAnswered(() => startGame(gameId, launch.facts, exchangeId), onWaiting)
    sessionToken.keep(gameId, opened.token)
    return opened
  }
  const token = sessionToken.read(gameId)
  if (token === undefined) throw new RefusedCall('launch_refused')
  try {
    return { token, state: await untilAnswered(() => readState(token), onWaiting) }
  } catch (error) {
    if (error instanceof RefusedCall) sessionToken.forget(gameId)
    throw error
  }
}
