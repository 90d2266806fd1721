/** All announcement types at once, as the platform asks for them (C29); the same call everywhere, so that it is asked once. */
export const announcementsQuery = { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' } as const
