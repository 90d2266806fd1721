import { demoPassword } from '@foyer/sandbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.db.deleteFrom('login_attempts').execute()
})

const attempt = (username: string, password: string, remoteAddress = '198.51.100.7') =>
  call(gateway, 'login', { body: { type: 'username', username, password }, remoteAddress })

/** As if the address had tried so often just now. */
const setTries = (failures: number) =>
  gateway.db.updateTable('login_attempts').set({ failures }).where('subject', 'like', 'tries:%').execute()

test('FI01 C19 makes an address wait that has tried a hundred times, whatever the accounts', async () => {
  await attempt('someone', 'wrong')
  await setTries(99)
  expect((await attempt('someone else', 'wrong')).json().code).toBe('login_failed')
  expect((await attempt('another', 'wrong')).statusCode).toBe(429)
  expect((await attempt('another', 'wrong', '192.0.2.50')).json().code).toBe('login_failed')
})

test('FI01 C19 does not count the tries that were right', async () => {
  await attempt('demoplayer', demoPassword)
  await setTries(99)
  const codes: number[] = []
  for (let count = 0; count < 4; count += 1) codes.push((await attempt('demoplayer', demoPassword)).statusCode)
  expect(codes).toEqual([200, 200, 200, 200])
})
