/**
 * Headers of every answer. Only the portals may frame a game; nothing runs, loads or connects but what this server has. Pages
 * of payments stand in no frame, send their form here, and lead back to a portal.
 */
export function securityHeaders(
  portalOrigins: readonly string[],
  page: 'games' | 'payments' = 'games',
): Readonly<Record<string, string>> {
  const portals = portalOrigins.join(' ')
  const isPayment = page === 'payments'
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    isPayment ? `form-action 'self' ${portals}` : "form-action 'none'",
    `frame-ancestors ${isPayment || portalOrigins.length === 0 ? "'none'" : portals}`,
    "require-trusted-types-for 'script'",
    // A game may start its own painter by its address.
    `trusted-types ${isPayment ? "'none'" : 'game-worker'}`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }
}

const originPattern = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/

/** Checks origins from the environment; throws on what could change the policy's meaning. */
export function parseOrigins(list: string): string[] {
  return list
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
    .map((origin) => {
      if (!originPattern.test(origin))
        throw new Error(`PORTAL_ORIGINS has "${origin}"; it must name origins such as https://play.example`)
      return origin
    })
}
