/** Bounds of the decorative counter, all from C23. Amounts are whole currency units. */
export const jackpotBounds = {
  start: { from: 200_000_000, to: 990_000_000 },
  growth: { from: 10_000, to: 50_000 },
  seconds: [3, 4, 5],
} as const

/** A number from 0 up to but not including 1, such as `Math.random` gives. */
export type Random = () => number

const between = ({ from, to }: { readonly from: number; readonly to: number }, random: Random): number =>
  from + Math.floor(random() * (to - from + 1))

/** The stored value when it can be one of this counter's, otherwise a new random start. */
export function jackpotStart(stored: number | undefined, random: Random): number {
  const isUsable = stored !== undefined && Number.isSafeInteger(stored) && stored >= jackpotBounds.start.from
  return isUsable ? stored : between(jackpotBounds.start, random)
}

export const jackpotGrowth = (random: Random): number => between(jackpotBounds.growth, random)

/** Milliseconds until the next growth: 3, 4 or 5 s. */
export function jackpotPause(random: Random): number {
  const { seconds } = jackpotBounds
  return (seconds[Math.floor(random() * seconds.length)] ?? seconds[0]) * 1000
}
