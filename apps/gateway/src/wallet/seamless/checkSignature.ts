import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { seamlessHeaders, seamlessWindowSeconds, signedText } from '@foyer/contract'
import { SeamlessError } from './seamlessError.ts'
import type { VendorSecrets } from './vendorSecrets.ts'

interface ReceivedCall {
  readonly headers: IncomingHttpHeaders
  readonly path: string
  readonly body: string
}

/**
 * The vendor that signed a call; refuses it when the signature is wrong or not of this minute. `now` is real time in ms,
 * not the world's: a fast-forwarded world does not move the vendors' clocks.
 */
export function checkSignature(call: ReceivedCall, secrets: VendorSecrets, now: number): string {
  const read = (name: string): string => {
    const value = call.headers[name.toLowerCase()]
    if (typeof value !== 'string') throw new SeamlessError('signature_refused', `Header ${name} is missing`)
    return value
  }
  const vendor = read(seamlessHeaders.vendor)
  const timestamp = read(seamlessHeaders.timestamp)
  const signature = read(seamlessHeaders.signature)
  if (!/^[A-Z0-9_]{1,40}$/.test(vendor)) throw new SeamlessError('signature_refused', 'Vendor code is not one')
  if (!/^\d{10}$/.test(timestamp)) throw new SeamlessError('signature_refused', 'Timestamp is not Unix seconds')
  if (!/^[0-9a-f]{64}$/.test(signature))
    throw new SeamlessError('signature_refused', 'Signature is not 64 hexadecimal digits')
  const expected = createHmac('sha256', secrets.ofVendor(vendor))
    .update(signedText({ vendor, timestamp, path: call.path, body: call.body }))
    .digest()
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex')))
    throw new SeamlessError('signature_refused', 'Signature is wrong')
  if (Math.abs(now / 1000 - Number(timestamp)) > seamlessWindowSeconds) {
    throw new SeamlessError('signature_refused', `Timestamp is more than ${seamlessWindowSeconds} s off`)
  }
  return vendor
}
