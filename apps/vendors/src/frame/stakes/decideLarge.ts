import { setImmediate } from 'node:timers/promises'
import type { StakePieces } from './stakePieces.ts'
import type { StakeStore } from './stakeStore.ts'
import type { LargeDecision } from './stakes.ts'

/** Stakes that are decided with one commit: about as long as a bet waits behind it. */
export const decidedAtOnce = 250

interface DecidedStore<What, Outcome> extends Pick<StakeStore<What, Outcome>, 'conclude' | 'placed'> {
  readonly decidePiece: StakePieces['decide']
}

/** Decides a round's stakes in pieces; those of a piece are due once it is yielded. */
export async function* decideLarge<What, Outcome>(
  store: DecidedStore<What, Outcome>,
  { round, outcome, draws, winOf }: LargeDecision<What, Outcome>,
  at: number,
): AsyncGenerator<readonly string[]> {
  const stands = store.conclude({ round, outcome, draws }, at)
  for (let behind = Number.MIN_SAFE_INTEGER; ; ) {
    const { stakes, last } = store.placed(round, behind, decidedAtOnce)
    if (stakes.length === 0) return
    store.decidePiece(stakes.map(({ id, what }) => [id, winOf(what, stands)]))
    behind = last
    yield stakes.map(({ id }) => id)
    await setImmediate()
  }
}
