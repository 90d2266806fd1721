/** All announcement types at once, as the platform asks for them (C29). */
export const announcementsQuery = { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' } as const
