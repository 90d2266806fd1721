import { type SystemStatus, statusFromWire } from '@foyer/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { writeSiteState } from './siteState.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ trustProxy: ['10.0.0.1'], countryHeader: 'x-country' })
})
afterAll(() => gateway.close())

const status = async (country: string, remoteAddress = '10.0.0.1'): Promise<SystemStatus> => {
  const headers = { 'x-country': country, 'x-forwarded-for': '203.0.113.9' }
  return statusFromWire((await call(gateway, 'systemStatus', { headers, remoteAddress })).json().value)
}

test('R32 EN15 the country comes from the header that the operator names', async () => {
  expect((await status('TR')).location).toEqual({ ip: '203.0.113.9', country: 'TR' })
  expect((await status('vn')).location).toEqual({ ip: '203.0.113.9', country: 'VN' })
})

test.each(['XX', '', 'T1', 'Türkiye', 'TR, VN'])(
  'R32 a header that says %j leaves the country unknown',
  async (text) => {
    expect((await status(encodeURIComponent(text))).location).toEqual({ ip: '203.0.113.9' })
  },
)

test('R32 a visitor who is no trusted proxy is not believed', async () => {
  expect((await status('TR', '198.51.100.7')).location).toEqual({ ip: '198.51.100.7' })
})

test('R32 a country may be closed, and a visitor of it is not let in by any call', async () => {
  await writeSiteState(gateway.db, gateway.merchant.id, { blockedCountries: ['TR'] })
  expect((await status('TR')).status).toBe(2)
  expect((await status('VN')).status).toBe(0)
  const headers = { 'x-country': 'TR', 'x-forwarded-for': '203.0.113.9' }
  const body = { type: 'username', username: 'demoplayer', password: 'Foyer-demo-2026' }
  expect((await call(gateway, 'login', { body, headers, remoteAddress: '10.0.0.1' })).json().code).toBe(
    'region_restricted',
  )
})
