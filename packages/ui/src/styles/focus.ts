/** The kit's one focus ring: two pixels, off the edge, in the theme's focus colour. */
export const focusRing = 'outline: 2px solid var(--fy-color-focus); outline-offset: 2px;'

/** The ring drawn inside, for things whose neighbours or clipping leave no room outside. */
export const focusRingInside = 'outline: 2px solid var(--fy-color-focus); outline-offset: -2px;'
