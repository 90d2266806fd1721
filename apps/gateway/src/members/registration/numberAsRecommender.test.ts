import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Merchant } from '../../merchants/merchant.ts'
import { call } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'
import { doneWork } from '../../testing/humanProofs.ts'

let gateway: TestGateway
const use = (isByMobile: boolean): void => {
  const { merchant, merchants } = gateway
  const fields = { recommenderId: { enabled: true } }
  const config = { ...merchant.config, registration: { ...merchant.config.registration, fields } } as Merchant['config']
  const modulesOn = new Set([...merchant.modulesOn, ...(isByMobile ? ['mobileRegistration' as const] : [])])
  merchants.put({ ...merchant, config, modulesOn })
}
beforeAll(async () => {
  gateway = await createTestGateway()
  use(true)
  // An account that was opened by the number +90 532 100 00 01.
  await gateway.db
    .updateTable('members')
    .set({ username: '905321000001', username_key: '905321000001', invite_code: '2345678923' })
    .where('username', '=', 'demoagent')
    .execute()
})
afterAll(() => gateway.close())

let count = 0
/** Registers under a new name with a recommender; returns the refusal. */
async function registerWith(recommenderId: string): Promise<unknown> {
  count += 1
  const filled = { username: `newcomer${count}`, password: 'long-winter-26', confirmPassword: 'long-winter-26' }
  const agreed = { registerMethod: 'WEB', login: true, agreedToTerms: true, ageConfirmed: true }
  const body = { ...filled, ...agreed, recommenderId, ...(await doneWork(gateway)) }
  const { code, issues } = (await call(gateway, 'register', { body })).json()
  return code && [code, issues]
}

test('RG10 ruling 27 a recommender does not tell whether a mobile number has an account', async () => {
  const refused = await registerWith('905329999999')
  expect(refused).toMatchObject(['invitation_code_error', [{ path: '/recommenderId' }]])
  expect(await registerWith('905321000001')).toEqual(refused)
})

test('RG10 a code of digits, another name, and a name of digits where none is a number, recommend as before', async () => {
  expect(await registerWith('2345678923')).toBeUndefined()
  expect(await registerWith('demoplayer')).toBeUndefined()
  use(false)
  expect(await registerWith('905321000001')).toBeUndefined()
})
