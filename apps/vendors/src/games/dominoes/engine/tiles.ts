/** A tile by its halves, the larger first: `6-4`. */
export type Tile = `${number}-${number}`

const highest = 6

/** All 28 tiles of a double-six set. */
export const tiles: readonly Tile[] = Array.from({ length: highest + 1 }, (_, high) =>
  Array.from({ length: high + 1 }, (_, low): Tile => `${high}-${low}`),
).flat()

/** The tile that begins every hand. */
export const opener: Tile = '6-6'

export const halvesOf = (tile: Tile): readonly [number, number] => [Number(tile[0]), Number(tile[2])]

export const isDouble = (tile: Tile): boolean => tile[0] === tile[2]

export const pipsOf = (tile: Tile): number => Number(tile[0]) + Number(tile[2])

export const pipsIn = (held: readonly Tile[]): number => held.reduce((sum, tile) => sum + pipsOf(tile), 0)

export const fits = (tile: Tile, value: number): boolean => halvesOf(tile).includes(value)

/** The half that stays open when a tile is laid at a value. */
export function farOf(tile: Tile, near: number): number {
  const [one, other] = halvesOf(tile)
  return one === near ? other : one
}
