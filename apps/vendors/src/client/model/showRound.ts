import type { SpinResult } from '../../engine/evaluateSpin.ts'
import type { RoundResult } from '../../engine/playRound.ts'
import type { PlayedRound } from '../../wire/game.ts'
import type { FreeView, GameView } from './view.ts'

/** What shows a round: reels, sounds and the player's patience. */
export interface Stage {
  /** Stops the reels rest on before the first round. */
  readonly rest: readonly number[]
  /** Sets the reels turning. */
  readonly roll: () => void
  /** Lets the reels come to rest; resolves when the last one stands. */
  readonly land: (stops: readonly number[]) => Promise<void>
  /** Marks the amount a spin paid; only a win above the stake is celebrated. */
  readonly mark: (win: number, stake: number) => void
  /** Waits so long, or until the player goes on. */
  readonly pause: (ms: number) => Promise<void>
  readonly goOn: (how: 'next' | 'result') => void
  /** True once the player asked for the result of this round. */
  readonly hurried: () => boolean
  /** Waits for a point of `performance.now()`, if it is still to come. */
  readonly until: (time: number) => Promise<void>
  /** Makes ready for a new round. */
  readonly begin: () => void
}

type Change = (part: Partial<GameView>) => void

/** Plays a round that is already decided: the paid spin, then its free spins one after the other. */
export async function showRound({ result }: PlayedRound<RoundResult>, stage: Stage, change: Change): Promise<void> {
  stage.begin()
  const { spin, freeSpins, stake } = result
  await showSpin(spin, stage, change)
  change({ win: spin.win })
  stage.mark(spin.win, stake)
  if (freeSpins.length === 0) return

  const free: FreeView = { step: 'intro', current: 0, count: freeSpins.length, total: 0 }
  await stage.pause(1600)
  change({ free })
  await stage.pause(3500)
  let total = 0
  for (const [index, freeSpin] of freeSpins.entries()) {
    if (stage.hurried()) break
    change({ free: { ...free, step: 'spinning', current: index + 1, total }, shown: undefined })
    stage.roll()
    await showSpin(freeSpin, stage, change)
    total += freeSpin.win
    change({ win: spin.win + total, free: { ...free, step: 'spinning', current: index + 1, total } })
    stage.mark(freeSpin.win, stake)
    await stage.pause(freeSpin.win > 0 ? 1500 : 500)
  }
  const last = freeSpins.at(-1)
  if (stage.hurried() && last !== undefined) {
    await stage.land(last.stops)
    change({ shown: last })
  }
  change({
    win: result.win,
    free: { ...free, step: 'summary', current: freeSpins.length, total: result.win - spin.win },
  })
  await stage.pause(6000)
  change({ free: undefined })
}

async function showSpin(spin: SpinResult, stage: Stage, change: Change): Promise<void> {
  await stage.land(spin.stops)
  change({ shown: spin })
}
