import { Writable } from 'node:stream'
import { demoPassword } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../start/createLogger.ts'
import { call } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { writeSiteState } from './siteState.ts'

const lines: string[] = []
const destination = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(String(chunk))
    done()
  },
})

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ log: createLogger({ level: 'warn', destination }) })
})
afterAll(() => gateway.close())

test('R31 a visitor who is turned away during maintenance is no error in the log', async () => {
  await writeSiteState(gateway.db, gateway.merchant.id, { maintenance: true })
  lines.length = 0
  const body = { type: 'username', username: 'demoplayer', password: demoPassword }
  expect((await call(gateway, 'login', { body })).statusCode).toBe(503)
  expect(lines).toEqual([])
})
