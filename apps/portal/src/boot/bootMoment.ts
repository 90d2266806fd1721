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
 * When the portal's script is fetched: at once where the page cannot wait (a token to exchange, a session to ask for,
 * a site behind a login, an empty page), otherwise after the largest paint.
 */
export function bootMoment({ search, cookies, isPrerendered, loginRequired }: BootInput): 'now' | 'afterPaint' {
  const hasToken = /[?&](?:token|centre)=/.test(search)
  const isMarked = /(?:^|;\s*)foyer-signed-in=1(?:;|$)/.test(cookies)
  return hasToken || isMarked || loginRequired || !isPrerendered ? 'now' : 'afterPaint'
}
