import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Operation, type OperationId, operations } from '@foyer/contract'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { type ClientOptions, createClient, type WireAdapter } from './index.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

const operation = (id: OperationId) => operations[id] as Operation // one type for all operations

/** A real HTTP server on loopback; answers are what the listener writes. */
async function serve(listener: RequestListener, options: Partial<ClientOptions> = {}) {
  server = createServer(listener)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const base = `http://127.0.0.1:${port}/api`
  return createClient({ operation, base, merchant: 'COMET', language: () => 'TY', ...options })
}

const json = (status: number, body: unknown): RequestListener => {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }
}

const read = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

test('GW02 ruling 11 puts module id and token flag in the path, merchant and language in headers', async () => {
  const seen: { url: string; merchant: unknown; language: unknown }[] = []
  const client = await serve((request, response) => {
    seen.push({ url: request.url ?? '', merchant: request.headers.merchant, language: request.headers.language })
    json(200, { success: true, value: request.url?.includes('balance') ? { sumBalance: '12.50' } : { list: [] } })(
      request,
      response,
    )
  })
  await client.call('hotGames', { gameType: 'RNG' })
  expect(await client.call('balance')).toEqual({ sumBalance: 1250 })
  expect(seen).toEqual([
    { url: '/api/WPS/0/wps/relay/GCSGAME_hotGamesV2?gameType=RNG', merchant: 'COMET', language: 'TY' },
    { url: '/api/WPS/1/wps/v2/wallets/balance', merchant: 'COMET', language: 'TY' },
  ])
})

test('GW04 a refusal carries code, message and captcha flag, at any status', async () => {
  const failure = { success: false, code: 'login_failed', message: 'Wrong', requestId: '1', captcha: true }
  const client = await serve(json(200, failure))
  await expect(client.call('memberInfo')).rejects.toMatchObject({
    kind: 'refused',
    code: 'login_failed',
    captcha: true,
  })
})

test('GW04 an answer without a required field is one malformed error that names the place', async () => {
  const client = await serve(json(200, { success: true, value: { list: [{ nodeId: 1 }] } }))
  await expect(client.call('hotGames', {})).rejects.toMatchObject({
    kind: 'malformed',
    message: expect.stringContaining('/list/0/displayName'),
  })
})

test.each(['1,250.50', '12e3', '', 'NaN'])('GW04 the amount "%s" is none, and malformed', async (sumBalance) => {
  const client = await serve(json(200, { success: true, value: { sumBalance } }))
  await expect(client.call('balance')).rejects.toMatchObject({
    kind: 'malformed',
    message: expect.stringContaining('/sumBalance'),
  })
})

test('GW03 unknown fields of an answer are ignored', async () => {
  const client = await serve(json(200, { success: true, value: { sumBalance: 3, later: true }, extra: 1 }))
  expect(await client.call('balance')).toEqual({ sumBalance: 300 })
})

test('GW02 GW03 ruling 11 another adapter spells path, method, cipher and answers its own way', async () => {
  const seen: string[] = []
  const adapter: WireAdapter = {
    request: async ({ path }, input) => ({
      path: `/v9${path}`,
      method: 'POST',
      query: undefined,
      body: btoa(JSON.stringify(input ?? {})),
      headers: { 'Content-Type': 'text/plain', Signed: 'yes' },
    }),
    read: (_shape, { data }) => {
      const { code, data: value } = data as { code: number; data: unknown }
      return code === 0 ? { success: true, value } : { success: false, failure: { message: `Error ${code}` } }
    },
  }
  const client = await serve(
    async (request, response) => {
      seen.push(`${request.method} ${request.url} ${String(request.headers.signed)} ${atob(await read(request))}`)
      const isBalance = request.url?.endsWith('balance')
      json(200, isBalance ? { code: 0, data: { sumBalance: 7.5 } } : { code: 31 })(request, response)
    },
    { adapter },
  )
  expect(await client.call('balance')).toEqual({ sumBalance: 750 })
  await expect(client.call('hotGames', { gameType: 'RNG' })).rejects.toMatchObject({
    kind: 'refused',
    message: 'Error 31',
  })
  expect(seen).toEqual([
    'POST /api/v9/wps/v2/wallets/balance yes {}',
    'POST /api/v9/wps/relay/GCSGAME_hotGamesV2 yes {"gameType":"RNG"}',
  ])
})

test('GW01 a read is repeated at most four times, a write never', async () => {
  let calls = 0
  const client = await serve((request, response) => {
    calls += 1
    json(503, { success: false, code: 'unavailable', message: 'Busy', requestId: '1' })(request, response)
  })
  await expect(client.call('balance')).rejects.toMatchObject({ code: 'unavailable' })
  expect(calls).toBe(5)
  calls = 0
  const favourite = { nodeId: 1, vendor: 'BGS', gameType: 'RNG' } as const
  await expect(client.call('addFavourite', favourite)).rejects.toMatchObject({ code: 'unavailable' })
  expect(calls).toBe(1)
})

test('GW01 a read whose connection breaks is repeated, a write and an error of the server itself are not', async () => {
  let calls = 0
  const breaking: RequestListener = (request) => {
    calls += 1
    request.socket.destroy()
  }
  const client = await serve((request, response) => {
    if (calls < 2) return breaking(request, response)
    calls += 1
    json(500, { success: false, code: 'internal_error', message: 'Broken', requestId: '1' })(request, response)
  })
  await expect(client.call('balance')).rejects.toMatchObject({ code: 'internal_error' })
  expect(calls, 'two broken connections, then an answer').toBe(3)
  calls = 0
  const favourite = { nodeId: 1, vendor: 'BGS', gameType: 'RNG' } as const
  await expect(client.call('addFavourite', favourite)).rejects.toMatchObject({ kind: 'network' })
  expect(calls).toBe(1)
})

test('FI01 GW01 the bound of the wait before a read is repeated doubles with every try', async () => {
  const waits: (number | undefined)[] = []
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const real = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, wait?: number) => {
    waits.push(wait)
    return real(run, 0)
  }) as typeof setTimeout) // a stand-in for the one form that is used
  const client = createClient({
    operation,
    base: '/api',
    merchant: 'COMET',
    language: () => 'EN',
    fetch: async () => Response.json({ success: false, code: 'unavailable', message: 'Busy' }, { status: 503 }),
  })
  await expect(client.call('balance')).rejects.toMatchObject({ code: 'unavailable' })
  vi.restoreAllMocks()
  expect(waits).toEqual([200, 400, 800, 1600])
})

test('FI01 a session is lost when a call of someone signed in is refused, not when one that guests may make is', async () => {
  const onSessionLost = vi.fn()
  const refusal = { success: false, code: 'not_logged_in', message: 'Log in', requestId: '1' }
  const client = await serve(json(401, refusal), { onSessionLost })
  await expect(client.call('hotGames', {})).rejects.toMatchObject({ code: 'not_logged_in' })
  expect(onSessionLost).not.toHaveBeenCalled()
  await expect(client.call('balance')).rejects.toMatchObject({ code: 'not_logged_in' })
  expect(onSessionLost).toHaveBeenCalledTimes(1)
})

test('Z22 Z23 a call ends as network, timeout or cancelled error', async () => {
  const client = await serve(() => {}, { timeout: 60 })
  await expect(client.call('balance')).rejects.toMatchObject({ kind: 'timeout' })
  const control = new AbortController()
  control.abort()
  await expect(client.call('balance', undefined, { signal: control.signal })).rejects.toMatchObject({
    kind: 'cancelled',
  })
  const gone = createClient({
    operation,
    base: 'http://127.0.0.1:1',
    merchant: 'COMET',
    language: () => 'EN',
    timeout: 5000,
  })
  await expect(gone.call('logout')).rejects.toMatchObject({ kind: 'network' })
})

test('I01 the login body travels encrypted to the published key', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES+A256KW')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ECDH-ES+A256KW', use: 'enc' }
  let plaintext = ''
  const client = await serve(async (request, response) => {
    if (request.url?.endsWith('/wps/system/key')) return json(200, { success: true, value: jwk })(request, response)
    expect(request.headers.encryption).toBe('jwe')
    const decrypted = await compactDecrypt(await read(request), privateKey)
    plaintext = new TextDecoder().decode(decrypted.plaintext)
    const value = { token: 'cookie', firstTimeLogin: false, passwordExpired: false }
    json(200, { success: true, value })(request, response)
  })
  await client.call('login', { type: 'username', username: 'ada', password: 'a secret' })
  expect(JSON.parse(plaintext)).toEqual({ type: 'username', username: 'ada', password: 'a secret' })
})

test('I01 a key that the server no longer has is asked for again with the next try', async () => {
  const keys = await Promise.all([1, 2].map(() => generateKeyPair('ECDH-ES+A256KW')))
  let current = 0
  const client = await serve(async (request, response) => {
    const pair = keys[current] ?? keys[0]
    if (!pair) return
    if (request.url?.endsWith('/wps/system/key')) {
      const value = { ...(await exportJWK(pair.publicKey)), kid: `k${current}`, alg: 'ECDH-ES+A256KW', use: 'enc' }
      return json(200, { success: true, value })(request, response)
    }
    const isReadable = await compactDecrypt(await read(request), pair.privateKey).then(
      () => true,
      () => false,
    )
    const value = { token: 'cookie', firstTimeLogin: false, passwordExpired: false }
    const refusal = { success: false, code: 'decryption_failed', message: 'Again', requestId: '1' }
    json(isReadable ? 200 : 400, isReadable ? { success: true, value } : refusal)(request, response)
  })
  const logIn = () => client.call('login', { type: 'username', username: 'ada', password: 'a secret' })
  await logIn()
  current = 1
  await expect(logIn()).rejects.toMatchObject({ code: 'decryption_failed' })
  expect(await logIn()).toMatchObject({ token: 'cookie' })
})

test('Z21 a lost session is reported once per refused call', async () => {
  let lost = 0
  const refused = { success: false, code: 'not_logged_in', message: 'Log in', requestId: '1' }
  const client = await serve(json(401, refused), { onSessionLost: () => (lost += 1) })
  await expect(client.call('memberInfo')).rejects.toMatchObject({ status: 401 })
  expect(lost).toBe(1)
})
