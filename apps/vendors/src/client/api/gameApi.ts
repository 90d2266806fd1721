import {
  type GameProblem,
  type GameState,
  type PlayedRound,
  problemStatus,
  type RoundOutcome,
  type StartedGame,
} from '../../wire/game.ts'

/** The games' server refused a call. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall'
  readonly code: GameProblem

  constructor(code: GameProblem) {
    super(code)
    this.code = code
  }
}

/** Nothing came back that decides anything: the network, the server or the wallet behind it. */
export class UnansweredCall extends Error {
  override readonly name = 'UnansweredCall'
}

export interface LaunchFacts {
  readonly launch: string
  readonly vendor: string
  readonly merchant: string
}

export const startGame = (gameId: string, facts: LaunchFacts, exchangeId: string): Promise<StartedGame> =>
  callServer('POST', '/api/session', undefined, { gameId, exchangeId, ...facts })

export const readState = (token: string): Promise<GameState> => callServer('GET', '/api/session', token)

/** Plays a round of an instant kind; asked for again, it is the same round. */
export async function askRound<Outcome extends RoundOutcome>(
  token: string,
  kind: string,
  round: { readonly playId: string; readonly stake: number; readonly choice?: unknown },
): Promise<PlayedRound<Outcome>> {
  const path = `/api/rounds/${kind}`
  const played = await callServer<PlayedRound<Outcome>>('POST', path, token, round)
  // What a proxy answers in the server's place is no round; asked again, the server tells it.
  if (played.playId !== round.playId) throw new UnansweredCall(path)
  return played
}

/** What the jackpot of a session's game would pay, minor units. */
export const readPool = (token: string): Promise<{ readonly amount: number }> => callServer('GET', '/api/pool', token)

const patienceMs = 20_000

/** Calls the games' server. The shape of the answer is that of the path. */
export async function callServer<Value>(
  method: 'GET' | 'POST',
  path: string,
  token: string | undefined,
  body?: object,
): Promise<Value> {
  let status: number
  let answer: unknown
  try {
    const response = await fetch(path, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(patienceMs),
    })
    status = response.status
    answer = await response.json()
  } catch (cause) {
    throw new UnansweredCall(path, { cause })
  }
  // Everything that the server says is an object or a list.
  if (typeof answer !== 'object' || answer === null) throw new UnansweredCall(path)
  // The page and its server are one build, so an answer of status 200 has the shape it is asked for.
  if (status === 200) return answer as Value
  const code = 'code' in answer ? answer.code : undefined
  if (typeof code !== 'string' || !(code in problemStatus) || code === 'unavailable') throw new UnansweredCall(path)
  // The game server refuses with these codes alone.
  throw new RefusedCall(code as GameProblem)
}
