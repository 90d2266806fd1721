/** Sums of costs per title over the words that were typed. Made once and emptied by each search, so that none allocates for every title. */
export interface Sums {
  /** Begins with the next word: of several costs for one word a title gets the lowest. */
  readonly next: () => void
  readonly take: (title: number, cost: number) => void
  /** Tells of each title how many words were found in it and what they cost, and empties the sums. */
  readonly drain: (tell: (title: number, found: number, sum: number) => void) => void
}

export function createSums(count: number): Sums {
  const sums = new Float32Array(count)
  const costs = new Float32Array(count)
  const word = new Int32Array(count)
  const found = new Uint8Array(count)
  const touched = new Uint32Array(count)
  let touchedCount = 0
  let current = 0
  return {
    next: () => void current++,
    take: (title, cost) => {
      if (word[title] !== current) {
        if (found[title] === 0) touched[touchedCount++] = title
        found[title] = (found[title] ?? 0) + 1
        word[title] = current
      } else {
        const known = costs[title] ?? 0
        if (cost >= known) return
        sums[title] = (sums[title] ?? 0) - known
      }
      costs[title] = cost
      sums[title] = (sums[title] ?? 0) + cost
    },
    drain: (tell) => {
      for (let at = 0; at < touchedCount; at++) {
        const title = touched[at] ?? 0
        tell(title, found[title] ?? 0, sums[title] ?? 0)
        found[title] = 0
        sums[title] = 0
      }
      touchedCount = 0
    },
  }
}
