/** Draws a whole number from 0 up to, but not including, `count`, each equally likely. */
export type Draw = (count: number) => number

/** One draw: out of how many, and which. */
export type Drawn = readonly [count: number, value: number]

/** A draw that remembers what it gave, so that it can be stored with what it decided. */
export function recordDraws(draw: Draw): { readonly draw: Draw; readonly drawn: readonly Drawn[] } {
  const drawn: Drawn[] = []
  return {
    drawn,
    draw: (count) => {
      const value = draw(count)
      drawn.push([count, value])
      return value
    },
  }
}
