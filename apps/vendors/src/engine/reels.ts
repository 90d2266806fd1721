import type { SlotSymbol } from './symbols.ts'

/** One reel's symbols in the order they pass, as a ring. */
export type ReelStrip = readonly SlotSymbol[]

const names = {
  W: 'wild',
  S: 'scatter',
  a: 'high1',
  b: 'high2',
  c: 'high3',
  d: 'high4',
  x: 'low1',
  y: 'low2',
  z: 'low3',
} as const satisfies Record<string, SlotSymbol>

function strip(order: string): ReelStrip {
  // The strips are written in these letters.
  return order.split(' ').map((letter) => names[letter as keyof typeof names])
}

/**
 * The five reels. A stop is the index of the symbol in the top row; the two after it stand below.
 * Wilds and scatters are on the three middle reels only, scatters far enough apart that a window never holds two.
 */
export const reels: readonly ReelStrip[] = [
  strip('y d z b x z y a x d y c x a z d y b x z d y c z a y b z c x'),
  strip('S b z d x a y c z d y S z b y W z d x a z c y d x b y W z c x'),
  strip('x W z d y a x c y W d z b S y d W x c z a x b y S z c x a z d y b'),
  strip('W y d z c y a x b y d x S y c z d y W z b x a z d S x c z b x'),
  strip('z y b z c x d y a z b x c y z d y c x b y a z x d z y c x d'),
]

export const rowCount = 3

/** The symbols a reel shows at a stop, top row first. */
export function windowOf(reel: ReelStrip, stop: number): SlotSymbol[] {
  return Array.from({ length: rowCount }, (_, row) => symbolAt(reel, stop + row))
}

/** The symbol at a position of the ring; any integer is a position. */
export function symbolAt(reel: ReelStrip, position: number): SlotSymbol {
  const index = ((position % reel.length) + reel.length) % reel.length
  const symbol = reel[index]
  if (symbol === undefined) throw new RangeError(`No symbol at ${position}`)
  return symbol
}
