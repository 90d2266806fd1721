/** Headers of a seamless-wallet call. */
export const seamlessHeaders = {
  /** Vendor code; names the secret. */
  vendor: 'X-Vendor',
  /** Unix time in whole seconds, when the call was signed. */
  timestamp: 'X-Timestamp',
  /** HMAC-SHA256 of `signedText` under the vendor's secret, as 64 lower-case hexadecimal digits. */
  signature: 'X-Signature',
} as const

/** A call signed longer ago than this, or as far in the future, is refused. */
export const seamlessWindowSeconds = 60

/** Path of every seamless-wallet call, before its name. */
export const seamlessBase = '/seamless/v1'

export interface SignedCall {
  readonly vendor: string
  /** Unix seconds as they stand in the header. */
  readonly timestamp: string
  /** Path with no query, e.g. `/seamless/v1/bet`. */
  readonly path: string
  /** The body exactly as sent. */
  readonly body: string
}

/**
 * The text that a call's signature covers. Calls carry no nonce: a call sent again within the window is answered by its
 * transaction id and changes nothing.
 */
export function signedText({ vendor, timestamp, path, body }: SignedCall): string {
  return `${timestamp}\n${vendor}\n${path}\n${body}`
}
