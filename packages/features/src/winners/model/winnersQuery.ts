/** Newest winners over all categories (I50). */
export const winnersQuery = (limit: number) => ({ gameCategory: 'ALL', limitNum: limit }) as const

/** How often winners are asked for anew. */
export const refreshEvery = 60_000
