import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { signatureHeaders, signedText, signedWindowSeconds } from '@foyer/contract'

interface ReceivedCall {
  readonly headers: IncomingHttpHeaders
  readonly path: string
  readonly body: string
}

/** A call between servers that its caller did not sign as it must. */
export class SignatureError extends Error {
  override readonly name = 'SignatureError'
}

/**
 * The code of the vendor or merchant that signed a call; throws `SignatureError` when the signature is wrong or not of this
 * minute. `callerHeader` names the header with the code. `now` is real time in ms, not the world's: a fast-forwarded world
 * does not move the callers' clocks.
 */
export function checkSignature(
  call: ReceivedCall,
  callerHeader: string,
  secretOf: (code: string) => Buffer,
  now: number,
): string {
  const read = (name: string): string => {
    const value = call.headers[name.toLowerCase()]
    if (typeof value !== 'string') throw new SignatureError(`Header ${name} is missing`)
    return value
  }
  const caller = read(callerHeader)
  const timestamp = read(signatureHeaders.timestamp)
  const signature = read(signatureHeaders.signature)
  if (!/^[A-Z0-9_]{1,40}$/.test(caller)) throw new SignatureError(`Header ${callerHeader} is not a code`)
  if (!/^\d{10}$/.test(timestamp)) throw new SignatureError('Timestamp is not Unix seconds')
  if (!/^[0-9a-f]{64}$/.test(signature)) throw new SignatureError('Signature is not 64 hexadecimal digits')
  const expected = createHmac('sha256', secretOf(caller))
    .update(signedText({ caller, timestamp, path: call.path, body: call.body }))
    .digest()
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) throw new SignatureError('Signature is wrong')
  if (Math.abs(now / 1000 - Number(timestamp)) > signedWindowSeconds) {
    throw new SignatureError(`Timestamp is more than ${signedWindowSeconds} s off`)
  }
  return caller
}
