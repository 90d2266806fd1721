import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

test('GW08 Z24 a host with a port that cannot be is nobody’s, and its visitor is told whom to ask', async () => {
  const answer = await call(gateway, 'systemStatus', { headers: { host: 'localhost:99999' } })
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'host_unknown', message: 'Invalid URL, please contact customer service' }),
  ])
})
