import { signatureHeaders } from '../signing.ts'

/** Headers of a seamless-wallet call. */
export const seamlessHeaders = {
  /** Vendor code; names the secret. */
  caller: 'X-Vendor',
  ...signatureHeaders,
} as const

/** Path of every seamless-wallet call, before its name. */
export const seamlessBase = '/seamless/v1'
