import { expect, test } from 'vitest'
import { DataDirLockedError } from '../database/lockDataDir.ts'
import { ConfigError, parseConfig } from './config.ts'
import { explainFailure } from './explainFailure.ts'

test('GW11 a sandbox needs no other setting and has the embedded database', () => {
  expect(parseConfig({ FOYER_MODE: 'sandbox' })).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    mode: 'sandbox',
    defaultBrand: 'comet',
    database: { dataDir: expect.stringContaining('.foyer') },
    sites: [],
  })
})

test('GW11 reads every setting', () => {
  const config = parseConfig({
    PORT: '0',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://user:secret@db:5432/foyer',
    FOYER_NOW: '2026-11-21T12:00:00Z',
    FOYER_MODE: 'sandbox',
    VENDOR_URL: 'http://games.example:4001/',
    FOYER_SITES: '/sites/a, /sites/b',
    FOYER_TRUST_PROXY: '127.0.0.1',
  })
  expect(config).toMatchObject({
    port: 0,
    database: { databaseUrl: 'postgres://user:secret@db:5432/foyer' },
    startAt: new Date('2026-11-21T12:00:00Z'),
    vendorUrl: 'http://games.example:4001',
    sites: ['/sites/a', '/sites/b'],
    trustProxy: ['127.0.0.1'],
  })
})

const complete = { FOYER_VENDOR_SECRET: 'a secret of sixteen and more', FOYER_DATA: '/srv/foyer' }

test('FO07 the mode is production unless it says otherwise, and spaces around it make no difference', () => {
  expect(parseConfig(complete).mode).toBe('production')
  expect(parseConfig({ ...complete, FOYER_MODE: ' production ' }).mode).toBe('production')
  expect(parseConfig({ FOYER_MODE: ' sandbox\n' }).mode).toBe('sandbox')
})

test('FO07 production is refused with one line that names all that it lacks', () => {
  const lineFor = (env: Record<string, string>): string => {
    try {
      parseConfig(env)
      return 'taken'
    } catch (error) {
      return explainFailure(error)
    }
  }
  expect(lineFor({})).toMatch(/^Production needs FOYER_VENDOR_SECRET and DATABASE_URL or FOYER_DATA; .*$/)
  expect(lineFor({ ...complete, FOYER_VENDOR_SECRET: ' ' })).toMatch(/^Production needs FOYER_VENDOR_SECRET; .*$/)
  expect(lineFor({ ...complete, FOYER_DATA: '' })).toMatch(/^Production needs DATABASE_URL or FOYER_DATA; .*$/)
  expect(lineFor({ ...complete, FOYER_DATA: '', DATABASE_URL: 'postgres://db/foyer' })).toBe('taken')
})

test.each([
  ['PORT', '70000'],
  ['PORT', '4e3'],
  ['FOYER_NOW', 'yesterday'],
  ['FOYER_MODE', 'test'],
  ['LOG_LEVEL', 'loud'],
  ['VENDOR_URL', 'games'],
  ['DATABASE_URL', 'mysql://user:hush@db/x'],
])('GW11 refuses %s=%s and names the setting', (name, value) => {
  const env = { FOYER_MODE: 'sandbox', [name]: value }
  expect(() => parseConfig(env)).toThrow(ConfigError)
  expect(() => parseConfig(env)).toThrow(name)
})

test('GW11 does not repeat the password of a database address that is wrong', () => {
  expect(() => parseConfig({ DATABASE_URL: 'mysql://user:hush@db/x' })).toThrow(/^(?!.*hush)/)
})

test.each([
  [Object.assign(new Error('listen'), { code: 'EADDRINUSE', port: 4000 }), 'Port 4000 is in use'],
  [Object.assign(new Error('listen'), { code: 'EACCES', port: 80 }), 'Port 80 may not be opened'],
  [Object.assign(new Error('mkdir'), { code: 'EACCES', path: '/data' }), '/data may not be written'],
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), 'The disk is full'],
  [new Error('could not extend file: No space left on device'), 'The disk is full'],
  [Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), 'The database of DATABASE_URL'],
  [new DataDirLockedError('The data folder /data is in use by process 7'), 'in use by process 7'],
])('GW11 explains %s in one line', (error, text) => {
  expect(explainFailure(error)).toContain(text)
  expect(explainFailure(error)).not.toContain('\n')
})
