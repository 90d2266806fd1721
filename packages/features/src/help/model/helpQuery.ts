/** Help items for a wide screen; the language goes in the header (I20). */
export const helpQuery = { device: 'WEB' } as const
