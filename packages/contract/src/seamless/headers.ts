import { signatureHeaders } from '../signing.ts'

/** Headers of a seamless-wallet call. */
export const seamlessHeaders = {
  /** Vendor code; names the secret. */
  caller: 'X-Vendor',
  ...signatureHeaders,
} as const

/** Path of every seamless-wallet call, before its name; below the API's own, where no page of a site can stand. */
export const seamlessBase = '/api/seamless/v1'
