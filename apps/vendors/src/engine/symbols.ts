/** Symbols on the reels. What they look like is the theme's business; `high1` pays most, `low3` least. */
export const symbols = ['wild', 'scatter', 'high1', 'high2', 'high3', 'high4', 'low1', 'low2', 'low3'] as const

export type SlotSymbol = (typeof symbols)[number]

/** Symbols that pay along a line. */
export const lineSymbols = ['high1', 'high2', 'high3', 'high4', 'low1', 'low2', 'low3'] as const satisfies SlotSymbol[]

export type LineSymbol = (typeof lineSymbols)[number]
