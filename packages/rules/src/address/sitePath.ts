/**
 * A path of a site with its query, as a pattern for both sides. What a browser could read as another origin is none: no second
 * slash in front, no backslash, colon or space, no step upwards.
 */
export const sitePathPattern = '^/(?:[\\w~%-][\\w.~%-]*(?:/[\\w~%-][\\w.~%-]*)*/?)?(?:\\?[\\w.=&%+~-]*)?$'

/** Characters of one at most. */
export const mostSitePath = 200

const pattern = new RegExp(sitePathPattern)

/** The path that a text is; nothing where it is none of a site. */
export const readSitePath = (text: string | null | undefined): string | undefined =>
  text && text.length <= mostSitePath && pattern.test(text) ? text : undefined
