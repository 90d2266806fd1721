import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { signatureHeaders, signedText, signedWindowSeconds } from '@foyer/contract'

interface ReceivedCall {
  readonly headers: IncomingHttpHeaders
  readonly path: string
  readonly body: string
}

/** The code that the gateway called with; `undefined` for what it did not sign within the last minute. */
export function checkCall(
  { headers, path, body }: ReceivedCall,
  callerHeader: string,
  secretOf: (code: string) => Buffer,
): string | undefined {
  const read = (name: string): string => String(headers[name.toLowerCase()] ?? '')
  const caller = read(callerHeader)
  const timestamp = read(signatureHeaders.timestamp)
  const signature = read(signatureHeaders.signature)
  if (!/^[A-Z0-9_]{1,40}$/.test(caller) || !/^\d{10}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature))
    return undefined
  const expected = createHmac('sha256', secretOf(caller)).update(signedText({ caller, timestamp, path, body })).digest()
  const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) <= signedWindowSeconds
  return isFresh && timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? caller : undefined
}
