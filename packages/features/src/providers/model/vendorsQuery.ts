/** Vendors by category for wide screens (I31); the same call everywhere, so that it is asked once. */
export const vendorsQuery = { platform: 'html5-desktop' } as const
