/** When stories happen: the evening of 20 November 2026, soon after the last bet that their records show. */
export const storyNow = Date.UTC(2026, 10, 20, 21, 45)
