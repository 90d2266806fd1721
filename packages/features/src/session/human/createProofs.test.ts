import { solveChallenge } from 'altcha-lib'
import { expect, test, vi } from 'vitest'
import { createProofs } from './createProofs.ts'
import type { HumanClient } from './humanProvider.ts'
import { workProvider } from './solveWork.ts'

const refusal = (code: string) =>
  Object.assign(new Error(code), { name: 'ClientError', kind: 'refused', failure: { code } })
// Nothing of it is called by the provider of these tests.
const client = {} as HumanClient

function setUp() {
  const prove = vi.fn<() => Promise<string>>()
  for (let count = 1; count <= 9; count += 1) prove.mockResolvedValueOnce(`proof ${count}`)
  const clock = { now: 0 }
  const proofs = createProofs({ client, load: async () => ({ prove }), now: () => clock.now })
  return { prove, proofs, clock }
}

test('RG13 a proof is made ahead while a person types, once, and goes along with the call', async () => {
  const { prove, proofs } = setUp()
  proofs.begin()
  proofs.begin()
  expect(await proofs.send(async (proof) => proof)).toEqual({ verification: 'proof 1' })
  expect(prove).toHaveBeenCalledTimes(1)
})

test('RG13 each call has a proof of its own', async () => {
  const { proofs } = setUp()
  expect(await proofs.send(async (proof) => proof)).toEqual({ verification: 'proof 1' })
  expect(await proofs.send(async (proof) => proof)).toEqual({ verification: 'proof 2' })
})

test('RG13 a proof that has grown old is made anew', async () => {
  const { proofs, clock } = setUp()
  proofs.begin()
  clock.now = 8 * 60 * 1000
  expect(await proofs.send(async (proof) => proof)).toEqual({ verification: 'proof 2' })
})

test.each(['captcha_wrong', 'captcha_required'])('RG13 a call refused with %s is made once more', async (code) => {
  const { proofs } = setUp()
  const call = vi.fn().mockRejectedValueOnce(refusal(code)).mockResolvedValueOnce('in')
  expect(await proofs.send(call)).toBe('in')
  expect(call.mock.calls).toEqual([[{ verification: 'proof 1' }], [{ verification: 'proof 2' }]])
  const always = vi.fn().mockRejectedValue(refusal(code))
  await expect(proofs.send(always)).rejects.toMatchObject({ failure: { code } })
  expect(always).toHaveBeenCalledTimes(2)
})

test('RG13 any other refusal is told, and a proof that could not be made is tried again', async () => {
  const { proofs } = setUp()
  const call = vi.fn().mockRejectedValue(refusal('username_taken'))
  await expect(proofs.send(call)).rejects.toMatchObject({ failure: { code: 'username_taken' } })
  expect(call).toHaveBeenCalledTimes(1)
  const prove = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('proof')
  const again = createProofs({ client, load: async () => ({ prove }) })
  again.begin()
  await expect(again.send(async (proof) => proof)).rejects.toThrow('offline')
  expect(await again.send(async (proof) => proof)).toEqual({ verification: 'proof' })
})

test('I65 work is solved with the cryptography of the browser and sent as altcha writes it', async () => {
  const { createChallenge, randomInt, verifySolution } = await import('altcha-lib')
  const { deriveKey } = await import('altcha-lib/algorithms/pbkdf2')
  const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'other' }
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: randomInt(20, 10),
    deriveKey,
    ...secrets,
  })
  const call = async () => ({ challenge: JSON.stringify(challenge) })
  const proof = await workProvider.prove({ call } as unknown as HumanClient) // the one call it makes
  const { solution } = JSON.parse(atob(proof))
  expect(solution).toMatchObject({ counter: (await solveChallenge({ challenge, deriveKey }))?.counter })
  expect(await verifySolution({ challenge, solution, deriveKey, ...secrets })).toMatchObject({ verified: true })
})
