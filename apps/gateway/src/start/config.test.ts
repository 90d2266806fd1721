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
    FOYER_TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, fd00::/8, loopback',
    FOYER_DATABASE_CONNECTIONS: '4',
  })
  expect(config).toMatchObject({
    port: 0,
    database: { databaseUrl: 'postgres://user:secret@db:5432/foyer', connections: 4 },
    startAt: new Date('2026-11-21T12:00:00Z'),
    vendorUrl: 'http://games.example:4001',
    sites: ['/sites/a', '/sites/b'],
    trustProxy: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8', 'loopback'],
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

test('GW11 production refuses a secret that is too short, and a time of its own', () => {
  expect(() => parseConfig({ ...complete, FOYER_VENDOR_SECRET: 'fifteen letters' })).toThrow(
    /^FOYER_VENDOR_SECRET must have at least 16 characters(?!.*fifteen)/,
  )
  expect(() => parseConfig({ ...complete, FOYER_NOW: '2026-11-21T12:00:00Z' })).toThrow(/^FOYER_NOW sets the time/)
})

test.each([
  ['FOYER_VENDOR_SECRET_BGS', 'fifteen letters', ' must have at least 16 characters'],
  ['FOYER_MERCHANT_SECRET_COMET', 'a short one', ' must have at least 16 characters'],
  ['FOYER_PAYMENT_SECRET_CARD', 'a short one', ' must have at least 16 characters'],
  ['FOYER_VENDOR_SECRET_BGS', complete.FOYER_VENDOR_SECRET, ' is the same as FOYER_VENDOR_SECRET'],
  ['FOYER_SMS_SECRET', complete.FOYER_VENDOR_SECRET, ' is the same as FOYER_VENDOR_SECRET'],
  ['FOYER_PAYMENT_SECRET_CARD', 'known to the brand COMET', ' is the same as FOYER_MERCHANT_SECRET_COMET'],
])('GW11 production refuses %s=%s, and says no secret', (name, value, why) => {
  const brand = { FOYER_MERCHANT_SECRET_COMET: 'known to the brand COMET' }
  const line = (mode: string): string => {
    try {
      parseConfig({ ...complete, ...brand, FOYER_MODE: mode, [name]: value })
      return 'taken'
    } catch (error) {
      return explainFailure(error)
    }
  }
  expect(line('production')).toContain(name + why)
  expect(line('production').replaceAll('FOYER_VENDOR_SECRET', '')).not.toContain(value)
  expect(line('sandbox')).toBe('taken')
})

test('GW11 vendors of one house may have one secret', () => {
  const own = { FOYER_VENDOR_SECRET_BGS: 'of the house of both', FOYER_VENDOR_SECRET_GPI: 'of the house of both' }
  expect(parseConfig({ ...complete, ...own }).secrets.vendors?.size).toBe(2)
})

test.each([
  ['PORT', '70000'],
  ['PORT', '4e3'],
  ['FOYER_NOW', 'yesterday'],
  ['FOYER_MODE', 'test'],
  ['LOG_LEVEL', 'loud'],
  ['FOYER_TRUST_PROXY', 'banana'],
  ['FOYER_TRUST_PROXY', '127.0.0.1, 10.0.0.0/99'],
  ['FOYER_TRUST_PROXY', '::1/129'],
  ['FOYER_DATABASE_CONNECTIONS', '0'],
  ['VENDOR_URL', 'games'],
  ['DATABASE_URL', 'mysql://user:hush@db/x'],
  ['DATABASE_URL', 'postgres://'],
  ['DATABASE_URL', 'postgres:///foyer'],
  ['DATABASE_URL', 'postgres://db/foyer?sslmode=require'],
  ['DATABASE_URL', 'postgres://db/foyer?sslmode=banana'],
])('GW11 refuses %s=%s and names the setting', (name, value) => {
  const env = { FOYER_MODE: 'sandbox', [name]: value }
  expect(() => parseConfig(env)).toThrow(ConfigError)
  expect(() => parseConfig(env)).toThrow(name)
})

test('GW11 a database on this machine may be named by the folder of its socket', () => {
  const url = 'postgres:///foyer?host=/run/postgresql'
  expect(parseConfig({ ...complete, DATABASE_URL: url }).database).toMatchObject({ databaseUrl: url })
})

test('GW11 TLS to the database is asked for by a mode that means one thing', () => {
  for (const mode of ['disable', 'no-verify', 'verify-full']) {
    const url = `postgres://db/foyer?sslmode=${mode}`
    expect(parseConfig({ ...complete, DATABASE_URL: url }).database).toMatchObject({ databaseUrl: url })
  }
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
  [
    Object.assign(new Error('sorry, too many clients already'), { code: '53300' }),
    'The database of DATABASE_URL cannot be used: sorry, too many clients already',
  ],
  [
    Object.assign(new Error('the database system is starting up'), { code: '57P03' }),
    'The database of DATABASE_URL cannot be used: the database system is starting up',
  ],
  [
    Object.assign(new Error('database "foyer" is not currently accepting connections'), { code: '55000' }),
    'The database of DATABASE_URL cannot be used: database "foyer" is not currently accepting',
  ],
  [
    Object.assign(new Error('4 invalid pages among blocks 3..6 of relation "base/5/16619"'), { code: 'XX001' }),
    'A file of the database is damaged or cannot be read (4 invalid pages',
  ],
  [
    Object.assign(new Error('could not open file "base/5/16572": Permission denied'), { code: '42501' }),
    'A file of the database is damaged or cannot be read (could not open file',
  ],
  [new DataDirLockedError('The data folder /data is in use by process 7'), 'in use by process 7'],
  [
    Object.assign(new Error('Path is a directory: rm returned EISDIR'), { code: 'ERR_FS_EISDIR', syscall: 'rm' }),
    'Path is a directory',
  ],
])('GW11 explains %s in one line', (error, text) => {
  expect(explainFailure(error)).toContain(text)
  expect(explainFailure(error)).not.toContain('\n')
})

test('mail and SMS have a way out where the operator names one, whole', () => {
  const mail = { FOYER_SMTP_URL: 'smtps://foyer:sesame@mail.example:465', FOYER_MAIL_FROM: 'no-reply@lagoon.example' }
  const sms = { FOYER_SMS_URL: 'https://sms.example/send', FOYER_SMS_SECRET: 'sixteen characters' }
  expect(parseConfig(complete)).toMatchObject({ mail: undefined, sms: undefined })
  expect(parseConfig({ ...complete, ...mail, ...sms })).toMatchObject({
    mail: { url: mail.FOYER_SMTP_URL, from: mail.FOYER_MAIL_FROM },
    sms: { url: sms.FOYER_SMS_URL, secret: sms.FOYER_SMS_SECRET },
  })
  const refused: Record<string, string>[] = [
    { FOYER_SMTP_URL: mail.FOYER_SMTP_URL },
    { ...mail, FOYER_MAIL_FROM: 'Lagoon <no-reply@lagoon.example>' },
    { ...mail, FOYER_SMTP_URL: 'https://foyer:sesame@mail.example' },
    { ...mail, FOYER_SMTP_URL: 'smtp://' },
    { ...mail, FOYER_SMTP_URL: 'smtps:///sesame' },
    { FOYER_SMS_URL: sms.FOYER_SMS_URL },
    { ...sms, FOYER_SMS_SECRET: 'short' },
    { ...sms, FOYER_SMS_URL: 'foyer:sesame@sms.example' },
    { ...sms, FOYER_SMS_URL: 'https://foyer:sesame@sms.example/send' },
  ]
  for (const env of refused) {
    expect(() => parseConfig({ ...complete, ...env })).toThrow(ConfigError)
    expect(() => parseConfig({ ...complete, ...env })).not.toThrow(/sesame/)
  }
})

test('R32 the header with the country is believed of proxies only, which have to be named', () => {
  const env = { ...complete, FOYER_COUNTRY_HEADER: 'CF-IPCountry' }
  expect(parseConfig({ ...env, FOYER_TRUST_PROXY: '10.0.0.0/8' }).countryHeader).toBe('cf-ipcountry')
  expect(parseConfig(complete).countryHeader).toBeUndefined()
  expect(() => parseConfig(env)).toThrow('name them in FOYER_TRUST_PROXY')
  expect(() => parseConfig({ ...env, FOYER_TRUST_PROXY: '::1', FOYER_COUNTRY_HEADER: 'no header' })).toThrow(
    ConfigError,
  )
})

test('ASVS 6.2.12 the list of breached passwords is where its variable says, or nowhere', () => {
  expect(parseConfig({ ...complete, FOYER_BREACHED_PASSWORDS: ' /lists/pwned.txt ' }).breachedPasswords).toBe(
    '/lists/pwned.txt',
  )
  expect(parseConfig(complete).breachedPasswords).toBeUndefined()
})

test('FO07 a variable that lacks its code is refused and not passed over', () => {
  const env = { FOYER_MODE: 'sandbox', FOYER_PAYMENT_URL_: 'https://pay.example' }
  expect(() => parseConfig(env)).toThrow('FOYER_PAYMENT_URL_ lacks the code after it, as in FOYER_PAYMENT_URL_CARD')
})
