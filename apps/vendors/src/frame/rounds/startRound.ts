import { randomInt } from 'node:crypto'
import { roundReference } from '@foyer/rules'
import type { FairSeeds } from '../fair/fairSeeds.ts'
import type { InstantKind } from '../kind.ts'
import { type Draw, recordDraws } from '../random/draw.ts'
import type { GameStore } from '../store/gameStore.ts'
import { playerOf, type Round, type SessionRecord } from '../store/records.ts'

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
  { draw, seeds, at }: { readonly draw: Draw; readonly seeds: FairSeeds; readonly at: number },
): Round {
  return store.together(() => {
    // The counter moves on with the round or not at all.
    const fair = session.provablyFair === true ? seeds.take(playerOf(session)) : undefined
    const recorder = recordDraws(fair?.draw ?? draw)
    const decided = kind.play(stake, recorder.draw, choice, {
      gameId: session.gameId,
      at,
      earlier: (count) => store.settledOf(session.id, count),
    })
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
    fair?.assign(round.id)
    return store.addRound(round, playerOf(session))
  })
}

/** The jackpot that a session plays for. */
export const poolOf = ({
  kind,
  merchant,
  currency,
  trial,
}: Pick<SessionRecord, 'kind' | 'merchant' | 'currency' | 'trial'>): string =>
  [kind, merchant, trial ? 'play' : currency].join(':')
