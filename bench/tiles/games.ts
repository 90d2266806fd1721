/** The same 1,000 games for every implementation; artwork comes from the server, so that the browser may put it off. */
export interface BenchGame {
  readonly id: string
  readonly name: string
  readonly vendorName: string
  readonly image: string
}

export const games: readonly BenchGame[] = Array.from({ length: 1000 }, (_, index) => ({
  id: String(index),
  name: `Lantern ${index}`,
  vendorName: `Studio ${index % 40}`,
  image: `/art.png?studio=${index % 40}`,
}))
