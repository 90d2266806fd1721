import { type APIRequestContext, expect } from '@playwright/test'
import { hosts } from './people.ts'

/** The code in the last message to a number or address, read where a person reads it: at the desk. */
export async function lastCode(request: APIRequestContext, to: string, merchant = 'COMET'): Promise<string> {
  let code = ''
  await expect(async () => {
    const answer = await request.get(`${hosts.comet}/desk/api/outbox?merchant=${merchant}`)
    const { messages } = (await answer.json()).value
    const message = messages.find((one: { to: string }) => one.to === to)
    code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? ''
    expect(code).not.toBe('')
  }).toPass()
  return code
}
