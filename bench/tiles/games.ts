/** The same games for every implementation; artwork comes from the server, so that the browser may put it off. */
export interface BenchGame {
  readonly id: string
  readonly name: string
  readonly vendorName: string
  readonly image: string
}

export const gamesOf = (count: number): readonly BenchGame[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Lantern ${index}`,
    vendorName: `Studio ${index % 40}`,
    image: `/art.png?studio=${index % 40}`,
  }))

export const games = gamesOf(1000)
