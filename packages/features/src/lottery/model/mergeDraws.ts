import type { LotteryDraw } from '@foyer/contract'

/** Draws of several answers, each once, the last draw first. */
export function mergeDraws(...lists: readonly (readonly LotteryDraw[])[]): readonly LotteryDraw[] {
  const byName = new Map(lists.flat().map((draw) => [draw.numero, draw]))
  return [...byName.values()].sort((one, other) => other.drawsAt.localeCompare(one.drawsAt))
}
