import { ClientError, type createClient } from '@foyer/client'
import type { SessionState } from '@foyer/feature-api'
import { expect, test, vi } from 'vitest'
import { exchangeToken } from './exchangeToken.ts'

const member = { id: '7', account: 'ada', nickname: 'Ada', type: 0, toUpline: true } as const
const guest: SessionState = { status: 'guest', role: 'guest', member: undefined }
const signedIn: SessionState = { status: 'signedIn', role: 'member', member }

function site(answer: () => Promise<unknown>, session: SessionState = { ...guest }, choice?: string) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  const call = vi.fn(answer)
  const client = { call: call as ReturnType<typeof createClient>['call'] }
  const toast = vi.fn()
  const alert = vi.fn(async () => choice)
  const refreshSession = vi.fn(async () => {
    if (kept.has('token')) Object.assign(session, signedIn, { member: { ...member, id: '8', nickname: 'Bo' } })
  })
  const text = (_namespace: string, key: string, values?: Readonly<Record<string, string | number>>) =>
    values ? `${key} ${values.name}` : key
  return { kept, storage, call, toast, alert, session, portal: { client, toast, text, alert, session, refreshSession } }
}

test('R33 keeps what the code was exchanged for, the token itself or the word that a cookie holds it', async () => {
  const { portal, storage, call, kept, toast, alert } = site(async () => ({ token: 'cookie' }))
  await exchangeToken(portal, storage, 'one-time')
  expect(call).toHaveBeenCalledWith('loginByCode', { code: 'one-time' })
  expect([...kept]).toEqual([['token', 'cookie']])
  expect(toast).not.toHaveBeenCalled()
  expect(alert).not.toHaveBeenCalled()
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

test.each(['stay', undefined])('FO10 a session that runs stays when its player answers %s', async (choice) => {
  const { portal, storage, call, alert, session } = site(async () => ({ token: 'cookie' }), { ...signedIn }, choice)
  await exchangeToken(portal, storage, 'one-time')
  expect(alert).toHaveBeenCalledWith(expect.objectContaining({ text: 'switchText Ada (ada)' }))
  expect(call).not.toHaveBeenCalled()
  expect(session.member?.id).toBe('7')
})

test('FO10 a player who agrees is told whose account it is now', async () => {
  const { portal, storage, toast, session } = site(async () => ({ token: 'cookie' }), { ...signedIn }, 'switch')
  await exchangeToken(portal, storage, 'one-time')
  expect(session.member?.id).toBe('8')
  expect(toast).toHaveBeenCalledWith({ text: 'switched Bo (ada)' })
})
