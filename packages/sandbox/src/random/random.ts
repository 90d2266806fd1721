/** A repeatable source of chance for invented data. Never for anything that money or secrets depend on. */
export interface Random {
  /** A number from 0 up to, not with, 1. */
  readonly next: () => number
  /** A whole number from `min` to `max`, both included. */
  readonly int: (min: number, max: number) => number
  /** A number from `min` to `max`. */
  readonly between: (min: number, max: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(items: readonly T[]) => T
  /** A new list in random order. */
  readonly shuffled: <T>(items: readonly T[]) => T[]
}

/** 32-bit FNV-1a with a final mix, so that neighbouring texts give unrelated seeds. */
function hashText(text: string, salt: number): number {
  let hash = 0x811c9dc5 ^ salt
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The same seed gives the same sequence on every machine (sfc32). */
export function createRandom(seed: string): Random {
  let a = hashText(seed, 1)
  let b = hashText(seed, 2)
  let c = hashText(seed, 3)
  let counter = 1
  const next = (): number => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4294967296
  }
  for (let round = 0; round < 12; round += 1) next()
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]): T => {
      if (items.length === 0) throw new Error('nothing to pick from')
      // Lists that are picked from are not empty.
      return items[int(0, items.length - 1)] as T
    },
    shuffled: <T>(items: readonly T[]): T[] => {
      const list = [...items]
      for (let index = list.length - 1; index > 0; index -= 1) {
        const other = int(0, index)
        // Both indexes are below the length.
        ;[list[index], list[other]] = [list[other] as T, list[index] as T]
      }
      return list
    },
  }
}
