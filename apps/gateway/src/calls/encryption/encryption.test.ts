import { CompactEncrypt, importJWK, type JWK } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/callGateway.ts'
import { createProductionServer } from '../../testing/createProductionServer.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'

let gateway: TestGateway
let key: JWK
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
  key = (await call(gateway, 'encryptionKey')).json().value
})
afterAll(() => gateway.close())

const body = JSON.stringify({ type: 'username', username: 'demoplayer', password: 'Foyer-demo-2026' })

async function encrypt(text: string, header: Record<string, string> = {}): Promise<string> {
  const protectedHeader = { alg: 'ECDH-ES+A256KW', enc: 'A256GCM', ...header }
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader(protectedHeader)
    .encrypt(await importJWK(key, protectedHeader.alg))
}

const send = (
  payload: string,
  app = gateway.app,
  headers: Record<string, string> = { encryption: 'jwe', 'content-type': 'application/jose' },
) =>
  app.inject({
    method: 'POST',
    url: '/wps/session/login',
    headers: { host: 'localhost', 'x-requested-with': 'foyer', ...headers },
    payload,
  })

test('I01 publishes a key without its private part, the same for every instance', async () => {
  expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
  expect((await call(gateway, 'encryptionKey')).json().value).toEqual(key)
})

test('I01 reads a body that is encrypted to the published key', async () => {
  const jwe = await encrypt(body)
  expect(jwe).not.toContain('demoplayer')
  expect((await send(jwe)).json()).toMatchObject({ success: true })
})

test.each([
  ['no JWE', async () => 'hello'],
  ['cut off', async () => (await encrypt(body)).slice(0, -8)],
  ['changed', async () => (await encrypt(body)).replace(/.(?=[^.]*$)/, (letter) => (letter === 'A' ? 'B' : 'A'))],
  [
    'compressed',
    async () =>
      (await encrypt(body)).replace(
        /^[^.]+/,
        Buffer.from(JSON.stringify({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', zip: 'DEF' })).toString('base64url'),
      ),
  ],
  ['encrypted by another algorithm', () => encrypt(body, { enc: 'A128GCM' })],
  ['empty', async () => ''],
])('I01 refuses an encrypted body that is %s', async (_what, make) => {
  const answer = await send(await make())
  expect(answer.statusCode).toBe(400)
  expect(answer.json().code).toBe('decryption_failed')
})

test('I01 checks what was inside like any other body', async () => {
  expect((await send(await encrypt('{'))).json().code).toBe('malformed_body')
  expect((await send(await encrypt('{"type":"username"}'))).json().code).toBe('validation_failed')
})

test('I01 takes plain bodies of encrypted calls in the sandbox and refuses them in production', async () => {
  const json = { 'content-type': 'application/json' }
  expect((await send(body, gateway.app, json)).statusCode).toBe(200)
  const production = await createProductionServer(gateway)
  expect((await send(body, production, json)).json().code).toBe('decryption_failed')
  expect((await send(await encrypt(body), production)).statusCode).toBe(200)
  await production.close()
})
