import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { partnerHeaders, signedText } from '@foyer/contract'
import { innermostCode } from '../calls/innermostCode.ts'
import type { Deliver } from './createMessenger.ts'

export interface SmsSettings {
  /** Address of the service that sends SMS. */
  readonly url: string
  /** Secret that calls to it are signed with. */
  readonly secret: string
  /** Pauses before the second and later tries, in ms. */
  readonly pauses?: readonly number[]
}

const patience = 10_000

/**
 * Hands SMS to a service over HTTP: `POST`, JSON, signed as calls between servers are. A call that got no answer, or one
 * of 5xx, is made again with the same `requestId`.
 */
export function deliverBySms({ url, secret, pauses = [500, 2000] }: SmsSettings): Deliver {
  const path = new URL(url).pathname
  return async ({ id, merchant, to, text, language }) => {
    const body = JSON.stringify({ requestId: id, to, text, language })
    for (let tries = 0; ; tries += 1) {
      const timestamp = String(Math.floor(Date.now() / 1000))
      const signature = createHmac('sha256', secret)
        .update(signedText({ caller: merchant, timestamp, path, body }))
        .digest('hex')
      const answer = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
        headers: {
          'Content-Type': 'application/json',
          [partnerHeaders.caller]: merchant,
          [partnerHeaders.timestamp]: timestamp,
          [partnerHeaders.signature]: signature,
        },
      }).catch((error: unknown) => error)
      if (answer instanceof Response) {
        await answer.body?.cancel()
        if (answer.ok) return
        if (answer.status < 500) throw new Error(`The SMS service refused a message with ${answer.status}`)
      }
      const wait = pauses[tries]
      if (wait === undefined) throw new Error(`The SMS service did not take a message: ${reasonOf(answer)}`)
      await pause(wait)
    }
  }
}

/** A status, or the code of what failed: nothing of the message, nor of the address, which may hold a key. */
function reasonOf(answer: unknown): string {
  if (answer instanceof Response) return `it answered ${answer.status}`
  return innermostCode(answer)
}
