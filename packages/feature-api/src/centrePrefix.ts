/**
 * Parameters of an open centre's page start like this: the page below has parameters too, and closing the centre takes
 * away its own (`?centre=member.personalHistoryCopy&centre.from=2026-11-01`).
 */
export const centrePrefix = 'centre.'
