/** Newest winners over all categories (I50). */
export const winnersQuery = (limit = 20) => ({ gameCategory: 'ALL', limitNum: limit }) as const
