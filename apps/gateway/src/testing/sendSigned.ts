import { createHmac } from 'node:crypto'
import { signatureHeaders, signedText } from '@foyer/contract'
import type { TestGateway } from './createTestGateway.ts'

interface Signer {
  readonly caller: string
  /** Header with the caller's code. */
  readonly callerHeader: string
  readonly secret: Buffer
  /** When it was signed, ms of real time. */
  readonly at?: number
  /** What is sent in the place of what was signed. */
  readonly sent?: object
}

/** Sends a call between servers as its caller does. */
export async function sendSigned(
  { app }: Pick<TestGateway, 'app'>,
  path: string,
  content: object,
  { caller, callerHeader, secret, at = Date.now(), sent = content }: Signer,
) {
  const timestamp = String(Math.floor(at / 1000))
  const text = signedText({ caller, timestamp, path, body: JSON.stringify(content) })
  const answer = await app.inject({
    method: 'POST',
    url: path,
    body: JSON.stringify(sent),
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      [callerHeader]: caller,
      [signatureHeaders.timestamp]: timestamp,
      [signatureHeaders.signature]: createHmac('sha256', secret).update(text).digest('hex'),
    },
  })
  return { status: answer.statusCode, ...answer.json() }
}
