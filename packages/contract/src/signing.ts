/** A call signed longer ago than this, or as far in the future, is refused. */
export const signedWindowSeconds = 60

export interface SignedCall {
  /** Code of the vendor or merchant that signs, as it stands in the header. */
  readonly caller: string
  /** Unix seconds as they stand in the header. */
  readonly timestamp: string
  /** Path with no query, e.g. `/api/seamless/v1/bet`. */
  readonly path: string
  /** The body exactly as sent. */
  readonly body: string
}

/**
 * The text that the signature of a call between servers covers. Calls carry no nonce: a call sent again within the window
 * is known by an id in its body and changes nothing.
 */
export function signedText({ caller, timestamp, path, body }: SignedCall): string {
  return `${timestamp}\n${caller}\n${path}\n${body}`
}

/** Headers of every signed call, besides the one that names the caller. */
export const signatureHeaders = {
  /** Unix time in whole seconds, when the call was signed. */
  timestamp: 'X-Timestamp',
  /** HMAC-SHA256 of `signedText` under the caller's secret, as 64 lower-case hexadecimal digits. */
  signature: 'X-Signature',
} as const

export interface SignedPost extends Omit<SignedCall, 'timestamp'> {
  /** Header that names the caller. */
  readonly callerHeader: string
  /** HMAC key of the caller. */
  readonly secret: Uint8Array
}

/** What `fetch` is given to post a signed JSON body, signed now. */
export async function signedPost({ callerHeader, secret, ...call }: SignedPost) {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const { subtle } = globalThis.crypto
  const key = await subtle.importKey('raw', new Uint8Array(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const digest = await subtle.sign('HMAC', key, new TextEncoder().encode(signedText({ ...call, timestamp })))
  return {
    method: 'POST',
    body: call.body,
    headers: {
      'content-type': 'application/json',
      [callerHeader]: call.caller,
      [signatureHeaders.timestamp]: timestamp,
      [signatureHeaders.signature]: Array.from(new Uint8Array(digest), hexOf).join(''),
    },
    redirect: 'error',
  } as const
}

const hexOf = (byte: number): string => byte.toString(16).padStart(2, '0')
