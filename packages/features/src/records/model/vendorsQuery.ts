/** Vendors by category for wide screens (I31), as the header asks for them too. */
export const vendorsQuery = { platform: 'html5-desktop' } as const
