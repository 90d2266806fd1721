interface BootInput {
  /** Query string of the address. */
  readonly search: string
  /** `document.cookie`. */
  readonly cookies: string
  /** The page has its content already. */
  readonly isPrerendered: boolean
  readonly loginRequired: boolean
}

/**
 * When the portal's script is fetched: at once where the page cannot wait (a query the prerendered page knows nothing
 * of, such as a token or a filter, a session to ask for, a site behind a login, an empty page), otherwise after the
 * largest paint.
 */
export function bootMoment({ search, cookies, isPrerendered, loginRequired }: BootInput): 'now' | 'afterPaint' {
  const isMarked = /(?:^|;\s*)foyer-signed-in=1(?:;|$)/.test(cookies)
  return search.length > 1 || isMarked || loginRequired || !isPrerendered ? 'now' : 'afterPaint'
}
