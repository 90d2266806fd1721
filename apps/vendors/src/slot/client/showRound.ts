import type { SlotResult, Spin } from '../engine/result.ts'
import type { FreeView, ShownRound, Stage } from './stage.ts'

type Change = (part: ShownRound) => void

/** Plays a round that is already decided: the paid spin step by step, then its free spins one after the other. */
export async function showRound(
  result: SlotResult & { readonly pool?: number },
  stage: Stage,
  change: Change,
): Promise<void> {
  stage.begin()
  const { spin, freeSpins, stake, pool } = result
  await showSpin(spin, stage, change, 0)
  // A jackpot is won beside the reels.
  const paid = freeSpins.length === 0 ? result.win : spin.win
  change({ win: paid })
  stage.mark(paid, stake)
  if (pool !== undefined) {
    await stage.pause(1200)
    change({ pool })
    await stage.pause(15_000)
    change({ pool: undefined })
  }
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
    await showSpin(freeSpin, stage, change, spin.win + total)
    total += freeSpin.win
    change({ win: spin.win + total, free: { ...free, step: 'spinning', current: index + 1, total } })
    stage.mark(freeSpin.win, stake)
    await stage.pause(freeSpin.win > 0 ? 1500 : 500)
  }
  const last = freeSpins.at(-1)?.steps.at(-1)
  if (stage.hurried() && last !== undefined) {
    await stage.show({ ...last, by: 'turn' })
    change({ shown: last })
  }
  change({
    win: result.win,
    free: { ...free, step: 'summary', current: freeSpins.length, total: result.win - spin.win },
  })
  await stage.pause(6000)
  change({ free: undefined })
}

/** Shows a spin step by step, and its win as it grows above what was won before it. */
async function showSpin({ steps }: Spin, stage: Stage, change: Change, before: number): Promise<void> {
  let won = before
  for (const [index, step] of steps.entries()) {
    const last = steps[index - 1]
    if (last !== undefined) {
      await stage.pause(last.win > 0 ? 1000 : 450)
      if (last.wins.length > 0) change({ shown: undefined })
    }
    await stage.show(step, last)
    won += step.win
    change(step.win > 0 ? { shown: step, win: won } : { shown: step })
  }
}
