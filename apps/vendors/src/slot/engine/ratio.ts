/** An exact non-negative ratio. */
export interface Ratio {
  readonly over: bigint
  readonly under: bigint
}

export const ratio = (over: bigint | number, under: bigint | number = 1n): Ratio => ({
  over: BigInt(over),
  under: BigInt(under),
})

export const plus = (a: Ratio, b: Ratio): Ratio => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
})

export const times = (a: Ratio, b: Ratio): Ratio => ({ over: a.over * b.over, under: a.under * b.under })

/** The ratio in per cent, rounded to two decimals. */
export function toPercent({ over, under }: Ratio): number {
  return Number((over * 20_000n + under) / (under * 2n)) / 100
}
