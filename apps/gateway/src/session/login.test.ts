import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
})
afterAll(() => gateway.close())

test('I02 signs a demo account in', async () => {
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/api/WPS/0/wps/session/login',
    headers: { 'x-requested-with': 'foyer', 'content-type': 'application/json' },
    payload: JSON.stringify({ type: 'username', username: 'demoplayer', password: 'Foyer-demo-2026' }),
  })
  console.log(answer.statusCode, answer.body, answer.headers)
  const cookie = answer.cookies.map((c) => `${c.name}=${c.value}`).join('; ')
  for (const url of ['/wps/member/info','/api/WPS/1/wps/v2/wallets/balance','/wps/captcha','/wps/system/key','/wps/system/status','/nothing','/wps/session/login','/api/docs/openapi.json','/healthz','/readyz','/%'])  {
    const a = await gateway.app.inject({ url, headers: { cookie } })
    console.log(url, a.statusCode, a.body.slice(0,200))
  }
  expect(answer.statusCode).toBe(200)
})
