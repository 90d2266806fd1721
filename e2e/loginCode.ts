import { createHmac, randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { merchantSecret } from './merchantSecret.mjs'
import { hosts } from './people.ts'

/** What the brand's own system does before it sends a player over. */
export async function askForCode(request: APIRequestContext, account: string): Promise<string> {
  const path = '/partner/v1/loginCode'
  const body = JSON.stringify({ requestId: randomUUID(), account })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', merchantSecret).update(`${timestamp}\nCOMET\n${path}\n${body}`).digest('hex')
  const answer = await request.post(hosts.comet + path, {
    data: body,
    headers: {
      'Content-Type': 'application/json',
      'X-Merchant': 'COMET',
      'X-Timestamp': timestamp,
      'X-Signature': signature,
    },
  })
  return ((await answer.json()) as { value: { code: string } }).value.code
}
