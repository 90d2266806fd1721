import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DatabaseUnavailableError } from '../database/databaseUnavailable.ts'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { createLogger } from './createLogger.ts'

const lines: string[] = []
const destination = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'], log: createLogger({ level: 'trace', destination }) })
})
afterAll(() => gateway.close())

test('GW09 logs every call with its id, path and status, and nothing secret', async () => {
  const { cookie } = await signIn(gateway, 'demoplayer')
  const token = /session=([\w-]+)/.exec(cookie)?.[1] ?? 'none'
  await call(gateway, 'memberInfo', { headers: { cookie, authorization: 'Bearer hidden-token-value' } })
  await call(gateway, 'login', { body: { type: 'username', username: 'demoplayer', password: 'a wrong secret' } })
  await gateway.app.inject({ url: '/wps/member/info?token=in-the-address', headers: { host: 'localhost' } })
  await gateway.app.inject({
    url: '/wps/session/login',
    method: 'POST',
    payload: '{"password":"broken secret',
    headers: { host: 'localhost', 'x-requested-with': 'foyer', 'content-type': 'application/json' },
  })

  const text = lines.join('')
  for (const secret of [
    token,
    'Foyer-demo-2026',
    'a wrong secret',
    'hidden-token-value',
    'in-the-address',
    'broken secret',
  ])
    expect(text).not.toContain(secret)
  const done = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request done')
  expect(done).toHaveLength(5)
  expect(done[1]).toMatchObject({
    reqId: expect.stringMatching(/^[\w-]{12}-[0-9a-z]+$/),
    req: { method: 'GET', path: '/api/WPS/1/wps/member/info' },
    res: { status: 200 },
    operation: 'memberInfo',
  })
})

test('GW09 hides what is logged under the name of a secret', () => {
  lines.length = 0
  const log = createLogger({ level: 'info', destination })
  log.info({ password: 'visible?', nested: { token: 'visible?', deep: { cookie: 'visible?' } } }, 'careless')
  expect(lines.join('')).not.toContain('visible?')
})

test('GW09 names the cause of an error by its code, without its text', () => {
  lines.length = 0
  const cause = Object.assign(new Error('connect to 10.1.2.3'), { code: 'ECONNREFUSED' })
  createLogger({ level: 'info', destination }).error({ err: new Error('fetch failed', { cause }) }, 'failed')
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({ message: 'fetch failed', cause: 'ECONNREFUSED' })
  expect(lines.join('')).not.toContain('10.1.2.3')
})

test('GW09 keeps the row that a database error quotes out of the log', () => {
  lines.length = 0
  const log = createLogger({ level: 'info', destination })
  log.error(
    {
      err: Object.assign(new Error('duplicate key'), {
        code: '23505',
        detail: 'Key (username_key)=(secret name) already exists.',
      }),
    },
    'failed',
  )
  expect(lines.join('')).toContain('23505')
  expect(lines.join('')).not.toContain('secret name')
})

test('GW09 what fails because the database is away is logged in a line without a stack, a fault of the program with one', () => {
  lines.length = 0
  const log = createLogger({ level: 'info', destination })
  log.error({ err: new DatabaseUnavailableError(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })) }, 'away')
  log.error({ err: new TypeError('wrong') }, 'fault')
  const [away, fault] = lines.map((line) => JSON.parse(line).err)
  expect(away).toEqual({
    type: 'DatabaseUnavailableError',
    message: 'gone',
    code: 'ECONNREFUSED',
    cause: 'ECONNREFUSED',
  })
  expect(fault.stack).toContain('createLogger.test.ts')
})

test('FO09 whoever reads of a file of the database that is damaged reads of the way back too', () => {
  lines.length = 0
  const said = 'could not read block 3 in file "base/5/16417": read only 0 of 8192 bytes'
  createLogger({ level: 'info', destination }).error({ err: Object.assign(new Error(said), { code: 'XX001' }) }, 'x')
  expect(JSON.parse(lines.join('')).err).toMatchObject({
    code: 'XX001',
    message: expect.stringMatching(/^A file of the database is damaged .*base\/5\/16417.*from a backup$/),
  })
})
