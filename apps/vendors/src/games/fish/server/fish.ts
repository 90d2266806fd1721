import Type from 'typebox'
import Value from 'typebox/value'
import type { InstantKind, RoundMoment } from '../../../frame/kind.ts'
import { GameError } from '../../../server/gameError.ts'
import { findFish } from '../engine/sea.ts'
import { costs, shoot } from '../engine/shoot.ts'

const Choice = Type.Object(
  { fish: Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z]+-\\d+-\\d$' }) },
  { additionalProperties: false },
)

/** A shot fired at the last moment is on its way for a while; a page's clock is a little off. */
const graceMs = 2000

/** At most so many shots within the time: two a second, and some that a slow line brings at once. */
const most = { shots: 12, withinMs: 5000 }

/** More shots than fit in the life of any fish. */
const looksBack = 120

/** Shots at fish: each is a round, decided here and nowhere else. */
export const fish: InstantKind = {
  shape: 'instant',
  stakes: costs,
  choice: Choice,
  play: (cost, draw, choice, { gameId, at, earlier }) => {
    const { fish: id } = Value.Parse(Choice, choice)
    const target = findFish(gameId, id)
    if (target === undefined) throw new GameError('malformed')
    const shots = earlier(looksBack)
    const isThere = target.comesAt - graceMs <= at && at < target.goesAt + graceMs
    if (!isThere || shots.some(({ result }) => isCatchOf(id, result))) throw new GameError('target_gone')
    if ((shots[most.shots - 1]?.at ?? 0) > at - most.withinMs) throw new GameError('too_fast')
    return shoot(cost, id, target.species, draw)
  },
}

/** Whether a round of the session has caught the fish: it is gone for this player. */
function isCatchOf(id: string, result: ReturnType<RoundMoment['earlier']>[number]['result']): boolean {
  return 'fish' in result && result.fish === id && result.win > 0
}
