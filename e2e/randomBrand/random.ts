/** Numbers that look random and are the same for a seed every time. */
export interface Random {
  /** From 0 to less than 1. */
  readonly next: () => number
  readonly whole: (from: number, to: number) => number
  readonly pick: <T>(from: readonly [T, ...T[]] | readonly T[]) => T
  /** Some of a list, in another order. */
  readonly some: <T>(from: readonly T[], count: number) => readonly T[]
  readonly chance: (of: number) => boolean
}

export function createRandom(seed: number): Random {
  let state = seed * 2_654_435_769
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(from: readonly T[]): T => {
    const one = from[whole(0, from.length - 1)]
    if (one === undefined) throw new Error('Nothing to pick from')
    return one
  }
  const some = <T>(from: readonly T[], count: number): readonly T[] =>
    from
      .map((value) => ({ value, at: next() }))
      .sort((a, b) => a.at - b.at)
      .slice(0, count)
      .map(({ value }) => value)
  return { next, whole, pick, some, chance: (of) => next() < of }
}
