import type { PayLetter } from '../../../slot/engine/symbols.ts'
import { rows } from './reels.ts'
import { paysFor } from './tumble.ts'

export interface Falls {
  /** What each window in turn paid, in bets, before multipliers. */
  readonly pays: readonly number[]
  /** Scatters that are left in the end. */
  readonly scatters: number
}

/**
 * The falls once more, on numbers alone: millions of stops are gone through for the exact return. A test holds it against
 * what is played.
 */
export function createTumbler(
  strips: readonly string[],
  symbols: readonly PayLetter[],
): (stops: readonly number[]) => Falls {
  const wild = symbols.length
  const scatter = wild + 1
  const numbers: Readonly<Record<string, number>> = {
    W: wild,
    S: scatter,
    ...Object.fromEntries(symbols.map((letter, n) => [letter, n])),
  }
  const rings = strips.map((ring) => [...ring].map((letter) => numbers[letter] ?? scatter))
  const cells = strips.length * rows
  const table = symbols.map((symbol) => Array.from({ length: cells + 1 }, (_, count) => paysFor(symbol, count)))
  const window = Array.from({ length: cells }, () => 0)
  const tops = strips.map(() => 0)
  const counts = Array.from({ length: wild + 2 }, () => 0)
  const gone = Array.from({ length: wild + 2 }, () => false)

  const score = (): number => {
    counts.fill(0)
    for (const number of window) counts[number] = (counts[number] ?? 0) + 1
    const wilds = counts[wild] ?? 0
    let paid = 0
    for (let symbol = 0; symbol < wild; symbol++) {
      const own = counts[symbol] ?? 0
      const pays = own === 0 ? 0 : (table[symbol]?.[own + wilds] ?? 0)
      gone[symbol] = pays > 0
      paid += pays
    }
    gone[wild] = true
    return paid
  }
  const drop = (): void => {
    for (let reel = 0; reel < rings.length; reel++) {
      const ring = rings[reel] ?? []
      const first = reel * rows
      let to = first + rows - 1
      for (let cell = to; cell >= first; cell--) {
        const number = window[cell] ?? scatter
        if (!gone[number]) window[to--] = number
      }
      for (; to >= first; to--) {
        const top = ((tops[reel] ?? 0) + ring.length - 1) % ring.length
        tops[reel] = top
        window[to] = ring[top] ?? scatter
      }
    }
  }
  return (stops) => {
    for (let reel = 0; reel < rings.length; reel++) {
      const ring = rings[reel] ?? []
      const stop = stops[reel] ?? 0
      tops[reel] = stop
      for (let row = 0; row < rows; row++) window[reel * rows + row] = ring[(stop + row) % ring.length] ?? scatter
    }
    const pays: number[] = []
    for (let paid = score(); paid > 0; paid = score()) {
      pays.push(paid)
      drop()
    }
    return { pays, scatters: counts[scatter] ?? 0 }
  }
}
