/** Selectors of the kit header's parts from the site's header. */
export const bar = "> header > [data-part='bar']"
export const nav = `${bar} > [data-part='drawer'] > [data-part='nav']`

/** Width of the rail while it is not used; the shell leaves it free. Where nothing hovers it is always wide. */
export const railWidth = 'var(--fy-rail, 232px)'
