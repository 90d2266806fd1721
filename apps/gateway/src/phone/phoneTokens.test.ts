import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import type { CallContext } from '../calls/handlers.ts'
import { testSecrets } from '../testing/createTestGateway.ts'
import { checkFirebaseToken } from './firebaseToken.ts'
import { checkSandboxToken, signSandboxToken } from './sandboxToken.ts'

const projectId = 'lagoon-12345'
const number = '+905321234567'
const now = new Date('2026-11-21T12:00:00Z')
const seconds = now.getTime() / 1000

type Key = Awaited<ReturnType<typeof generateKeyPair>>
let own: Key
let stranger: Key
let keys: ReturnType<typeof createLocalJWKSet>
beforeAll(async () => {
  own = await generateKeyPair('RS256')
  stranger = await generateKeyPair('RS256')
  keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256' }] })
})

interface Changes {
  readonly claims?: Record<string, unknown>
  readonly signer?: Key
  readonly issuedAt?: number
}
/** A token as Firebase documents it. */
const token = ({ claims = {}, signer = own, issuedAt = seconds - 5 }: Changes = {}): Promise<string> =>
  new SignJWT({
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: 'Xk3f',
    phone_number: number,
    iat: issuedAt,
    exp: issuedAt + 3600,
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .sign(signer.privateKey)
const check = async (changes?: Changes): Promise<boolean> =>
  checkFirebaseToken(await token(changes), { projectId, number, now }, keys)

test('RG12 what Firebase signs for this project and number is believed', async () => {
  expect(await check()).toBe(true)
})

test.each<Changes['claims']>([
  { aud: 'other-project' },
  { iss: 'https://securetoken.google.com/other-project' },
  { phone_number: '+905321234568' },
  { phone_number: undefined },
  { sub: '' },
  { exp: seconds - 1 },
])('RG12 a token with %o is not', async (claims) => {
  expect(await check({ claims: claims ?? {} })).toBe(false)
})

test('RG12 a token of a stranger, an old one, one from the future and what is none are not', async () => {
  expect(await check({ signer: stranger })).toBe(false)
  expect(await check({ issuedAt: seconds - 601 })).toBe(false)
  expect(await check({ issuedAt: seconds + 60 })).toBe(false)
  for (const text of ['', 'a.b.c', `${btoa('{"alg":"none"}')}.${btoa('{}')}.`])
    expect(await checkFirebaseToken(text, { projectId, number, now }, keys)).toBe(false)
})

/** What the sandbox's own provider looks at of a call. */
const contextOf = (mode: 'sandbox' | 'production', code = 'COMET', at = now) =>
  ({ mode, secrets: testSecrets, merchant: { code }, clock: { now: () => at } }) as unknown as CallContext

test('RG12 the sandbox provider signs for one number of one site, for ten minutes', async () => {
  const signed = await signSandboxToken(contextOf('sandbox'), number)
  expect(await checkSandboxToken(contextOf('sandbox'), number, signed)).toBe(true)
  expect(await checkSandboxToken(contextOf('sandbox'), '+905321234568', signed)).toBe(false)
  expect(await checkSandboxToken(contextOf('sandbox', 'MARIGOLD'), number, signed)).toBe(false)
  const later = new Date(now.getTime() + 601_000)
  expect(await checkSandboxToken(contextOf('sandbox', 'COMET', later), number, signed)).toBe(false)
})

test('RG12 in production nothing of the sandbox provider counts', async () => {
  const signed = await signSandboxToken(contextOf('sandbox'), number)
  expect(await checkSandboxToken(contextOf('production'), number, signed)).toBe(false)
  await expect(signSandboxToken(contextOf('production'), number)).rejects.toMatchObject({ code: 'module_off' })
})
