import { randomInt } from 'node:crypto'
import { roundReference } from '@foyer/rules'
import type { InstantKind } from '../kind.ts'
import { type Draw, recordDraws } from '../random/draw.ts'
import type { GameStore } from '../store/gameStore.ts'
import type { Round, SessionRecord } from '../store/records.ts'

/** What a player asks for. */
export interface Play {
  readonly playId: string
  readonly stake: number
  readonly choice?: unknown
}

/** Draws a round and writes it down with what decided it, and with what it takes out of a jackpot. */
export function startRound(
  store: GameStore,
  kind: InstantKind,
  session: SessionRecord,
  { playId, stake, choice }: Play,
  draw: Draw,
  at: number,
): Round {
  const recorder = recordDraws(draw)
  const decided = kind.play(stake, recorder.draw, choice)
  return store.together(() => {
    const { pool } = kind
    const id = poolOf(session)
    const taken = pool?.isWon(decided) ? store.pools.amountOf(id, pool.seed) : 0
    if (pool !== undefined && taken > 0) store.pools.take(id, pool.seed, taken)
    const round = {
      id: roundReference(randomInt),
      session: session.id,
      playId,
      stake,
      ...(choice === undefined ? {} : { choice }),
      result: pool !== undefined && taken > 0 ? pool.pay(decided, taken) : decided,
      drawn: recorder.drawn,
      ...(pool === undefined ? {} : { pool: { id, feed: pool.feed(stake), taken } }),
      at,
    }
    return store.addRound(round, playerOf(session))
  })
}

/** A player at their vendor, over all sessions. */
const playerOf = ({ vendor, merchant, player = '' }: SessionRecord): string => [vendor, merchant, player].join(':')

/** The jackpot that a session plays for. */
export const poolOf = ({ kind, merchant, currency, trial }: SessionRecord): string =>
  [kind, merchant, trial ? 'play' : currency].join(':')
