import { demoPassword } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'], trustProxy: ['127.0.0.1'] })
})
afterAll(() => gateway.close())

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['[2001:db8::9]:4711', '2001:db8::9'],
  ['call +1 555 0100 for help', '127.0.0.1'],
  ['203.0.113.999', '127.0.0.1'],
])('P01 of a proxy that says %s the address that is kept is %s', async (said, kept) => {
  const headers = await signIn(gateway, 'demoplayer', demoPassword, { 'x-forwarded-for': said })
  const sessions = (await call(gateway, 'memberSessions', { headers })).json().value
  expect(sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).address).toBe(kept)
})
