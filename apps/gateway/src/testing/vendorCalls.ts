import { createHmac } from 'node:crypto'
import { type SeamlessBody, type SeamlessCall, seamlessBase, seamlessHeaders, signedText } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import type { CallerSecrets } from '../calls/callerSecrets.ts'

export const testVendor = 'BGS'

/** Headers that a vendor sends with a call. */
export function signVendorCall(
  secrets: CallerSecrets,
  call: string,
  body: string,
  vendor = testVendor,
  at = Date.now(),
): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000))
  const text = signedText({ caller: vendor, timestamp, path: `${seamlessBase}/${call}`, body })
  return {
    [seamlessHeaders.caller]: vendor,
    [seamlessHeaders.timestamp]: timestamp,
    [seamlessHeaders.signature]: createHmac('sha256', secrets.ofVendor(vendor)).update(text).digest('hex'),
  }
}

/** A vendor's server: signed calls of the seamless wallet for one merchant. */
export function createVendorCalls(app: FastifyInstance, secrets: CallerSecrets, merchant: string) {
  const send = async (call: string, body: string, headers: Record<string, string>) => {
    const answer = await app.inject({
      method: 'POST',
      url: `${seamlessBase}/${call}`,
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
    return {
      status: answer.statusCode,
      body: answer.json<{ success: boolean; code?: string; value?: Record<string, unknown> }>(),
    }
  }
  return {
    send,
    sign: (call: string, body: string, vendor?: string, at?: number) => signVendorCall(secrets, call, body, vendor, at),
    call: <Call extends SeamlessCall>(call: Call, content: Omit<SeamlessBody<Call>, 'merchant'>) => {
      const body = JSON.stringify({ merchant, ...content })
      return send(call, body, signVendorCall(secrets, call, body))
    },
  }
}
