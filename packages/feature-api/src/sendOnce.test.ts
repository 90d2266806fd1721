import { ClientError, type ClientErrorKind } from '@foyer/client'
import { expect, test, vi } from 'vitest'
import { createSendOnce, repeatLost } from './sendOnce.ts'

const failed = (kind: ClientErrorKind, status?: number) =>
  new ClientError(kind, 'startDeposit', '', status === undefined ? {} : { status })

/** The keys with which a request was sent: once with this problem, then answered, then once more. */
async function keysAfter(problem: Error): Promise<string[]> {
  const sendOnce = createSendOnce()
  const keys: string[] = []
  const press = (error?: Error) =>
    sendOnce({ amount: '5' }, async (key) => {
      keys.push(key)
      if (error !== undefined) throw error
    })
  await expect(press(problem)).rejects.toBe(problem)
  // Something else is asked for in between.
  await sendOnce({ amount: '6' }, async () => undefined)
  await press()
  await press()
  return keys
}

test.each([
  ['no answer', failed('network')],
  ['an answer that is late', failed('timeout')],
  ['an answer that is cut off', failed('malformed', 200)],
  ['a server that could not tell', failed('refused', 503)],
  ['a server that failed on the way', failed('refused', 500)],
])('GW07 after %s the same request has the same key, and a new one once it is answered', async (_name, problem) => {
  const [first, second, third] = await keysAfter(problem)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('GW07 a refusal is an answer', async () => {
  const [first, second] = await keysAfter(failed('refused', 409))
  expect(second).not.toBe(first)
})

test('GW07 a write whose answer was lost is sent up to three times; one that was answered is not', async () => {
  const send = vi.fn().mockRejectedValueOnce(failed('malformed', 200)).mockResolvedValueOnce('done')
  expect(await repeatLost(send)).toBe('done')
  const lost = vi.fn().mockRejectedValue(failed('network'))
  await expect(repeatLost(lost)).rejects.toThrow()
  expect(lost).toHaveBeenCalledTimes(3)
  const refused = vi.fn().mockRejectedValue(failed('refused', 503))
  await expect(repeatLost(refused)).rejects.toThrow()
  expect(refused).toHaveBeenCalledTimes(1)
})
