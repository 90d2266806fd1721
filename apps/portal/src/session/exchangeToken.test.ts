import { ClientError, type createClient } from '@foyer/client'
import { expect, test, vi } from 'vitest'
import { exchangeToken } from './exchangeToken.ts'

function site(answer: () => Promise<unknown>) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  const call = vi.fn(answer)
  const client = { call: call as ReturnType<typeof createClient>['call'] }
  const toast = vi.fn()
  return { kept, storage, call, toast, portal: { client, toast, text: (_namespace: string, key: string) => key } }
}

test('R33 keeps what the code was exchanged for, the token itself or the word that a cookie holds it', async () => {
  const { portal, storage, call, kept, toast } = site(async () => ({ token: 'cookie' }))
  await exchangeToken(portal, storage, 'one-time')
  expect(call).toHaveBeenCalledWith('loginByCode', { code: 'one-time' })
  expect([...kept]).toEqual([['token', 'cookie']])
  expect(toast).not.toHaveBeenCalled()
})

test.each([
  ['refused', 'tokenRefused'],
  ['network', 'errorNetwork'],
] as const)('R33 a code that is %s leaves nothing behind and is said to be %s', async (kind, text) => {
  const { portal, storage, kept, toast } = site(() => Promise.reject(new ClientError(kind, 'loginByCode', 'no')))
  await exchangeToken(portal, storage, 'one-time')
  expect(kept.size).toBe(0)
  expect(toast).toHaveBeenCalledWith({ text, tone: 'negative' })
})
