/** Request headers of the wire form, besides the standard ones. */
export const wireHeaders = {
  merchant: 'Merchant',
  language: 'Language',
  requestedWith: 'X-Requested-With',
  encryption: 'Encryption',
  idempotencyKey: 'Idempotency-Key',
} as const

/** Value of `X-Requested-With`, required on every write. */
export const requestedWith = 'foyer'
/** Login answer's `token` when the session lives in an HttpOnly cookie (ruling 22). */
export const cookieToken = 'cookie'
/** Name of the readable, non-secret cookie that tells a new tab to ask for the session. */
export const signedInCookie = 'foyer-signed-in'
