import { type Operation, type OperationId, operations } from '@foyer/contract'
import { exportJWK, generateKeyPair } from 'jose'
import { expect, test, vi } from 'vitest'
import { createClient } from './index.ts'

test.each(['before', 'after'] as const)(
  'FO10 A04 a call of an earlier session that is refused %s the login is answered ends no session',
  async (when) => {
    const onSessionLost = vi.fn()
    const held: ((status: number, body: unknown) => void)[] = []
    const client = createClient({
      operation: (id: OperationId) => operations[id] as Operation, // one type for all operations
      base: 'http://localhost/api',
      merchant: 'COMET',
      language: () => 'EN',
      onSessionLost,
      fetch: () =>
        new Promise((resolve) => {
          held.push((status, body) => resolve(Response.json(body, { status })))
        }),
    })
    const arrived = (count: number) => vi.waitFor(() => expect(held).toHaveLength(count))
    const refuse = (call: number) =>
      held[call]?.(401, { success: false, code: 'not_logged_in', message: 'Log in', requestId: '1' })
    const isRefused = (call: Promise<unknown>) => expect(call).rejects.toMatchObject({ code: 'not_logged_in' })

    const early = isRefused(client.call('balance'))
    await arrived(1)
    const login = client.call('loginByCode', { code: 'a'.repeat(22) })
    await arrived(2)
    if (when === 'before') {
      refuse(0)
      await early
    }
    held[1]?.(200, { success: true, value: { token: 'cookie', firstTimeLogin: false, passwordExpired: false } })
    await login
    if (when === 'after') {
      refuse(0)
      await early
    }
    expect(onSessionLost).not.toHaveBeenCalled()

    const late = isRefused(client.call('balance'))
    await arrived(3)
    refuse(2)
    await late
    expect(onSessionLost).toHaveBeenCalledTimes(1)
  },
)

test('Z21 a session that turns out to be gone when another is asked for in it is lost', async () => {
  const onSessionLost = vi.fn()
  const { publicKey } = await generateKeyPair('ECDH-ES+A256KW')
  const value = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ECDH-ES+A256KW', use: 'enc' }
  const client = createClient({
    operation: (id: OperationId) => operations[id] as Operation, // one type for all operations
    base: 'http://localhost/api',
    merchant: 'COMET',
    language: () => 'EN',
    onSessionLost,
    fetch: async (request) =>
      (request instanceof Request ? request.url : String(request)).includes('/wps/system/key')
        ? Response.json({ success: true, value })
        : Response.json({ success: false, code: 'not_logged_in', message: 'Log in', requestId: '1' }, { status: 401 }),
  })
  const passwords = { oldPassword: 'before-it', newPassword: 'after-it-1', confirmNewPassword: 'after-it-1' }
  await expect(client.call('changePassword', passwords)).rejects.toMatchObject({ code: 'not_logged_in' })
  expect(onSessionLost).toHaveBeenCalledTimes(1)
})
