/** The same 1,000 games for every implementation. */
export interface BenchGame {
  readonly id: string
  readonly name: string
  readonly vendorName: string
  readonly image: string
}

const art = (hue: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="hsl(${hue} 60% 40%)"/></svg>`)}`

export const games: readonly BenchGame[] = Array.from({ length: 1000 }, (_, index) => ({
  id: String(index),
  name: `Lantern ${index}`,
  vendorName: `Studio ${index % 40}`,
  image: art((index * 37) % 360),
}))
