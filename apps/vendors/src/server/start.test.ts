import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { openGameStore } from '../frame/store/gameStore.ts'
import { openFailure } from '../frame/store/openFailure.ts'
import { explainFailure, parseConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-games-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the games' process says and ends with, when it cannot start. */
async function start(env: Readonly<Record<string, string>>): Promise<{ code: number | null; output: string }> {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const standard = {
    PATH: process.env.PATH ?? '',
    VENDOR_PORT: '0',
    FOYER_VENDOR_SECRET: 'a secret for tests',
    FOYER_MODE: 'sandbox',
  }
  const child = spawn(process.execPath, ['--conditions=foyer-source', main], { env: { ...standard, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const [code] = (await once(child, 'close')) as [number | null] // what the event brings
  return { code, output }
}

const session = {
  id: 'session-1',
  vendor: 'BGS',
  merchant: 'COMET',
  walletSession: 'wallet',
  gameId: 'bgs-1',
  kind: 'lines',
  title: 'Lantern Harbor',
  provider: 'Backstage Games',
  trial: false,
  currency: 'USD',
  decimals: 2,
  language: 'en',
  startedAt: 1000,
} as const

test.each([
  ['VENDOR_PORT', 'many'],
  ['VENDOR_PORT', '70000'],
  ['GATEWAY_URL', 'gateway'],
  ['PORTAL_ORIGINS', 'http://play.example/ *'],
  ['FOYER_MODE', 'prod'],
  ['LOG_LEVEL', 'loud'],
])('GW07 the games refuse %s=%s and name the setting', (name, value) => {
  expect(() => parseConfig({ FOYER_MODE: 'sandbox', [name]: value })).toThrow(new RegExp(`^${name} (is|has) "`))
})

test('GW07 the games of a sandbox need no setting, and an empty one is none', () => {
  expect(
    parseConfig({ FOYER_MODE: ' sandbox ', FOYER_DATA: ' ', VENDOR_PORT: '', PORTAL_ORIGINS: 'https://a.example' }),
  ).toEqual({
    port: 4001,
    gatewayUrl: 'http://127.0.0.1:4000',
    portalOrigins: ['https://a.example'],
    logLevel: 'warn',
    isSandbox: true,
    lacks: [
      'FOYER_DATA is not set: rounds, payments and wallets are in memory alone, and gone when the games stop',
      'Neither FOYER_VENDOR_SECRET nor FOYER_DATA is set: of vendors without a secret of their own no game opens',
    ],
  })
  expect(parseConfig({ FOYER_MODE: 'sandbox', FOYER_DATA: '/srv/foyer' }).lacks).toEqual([])
  expect(parseConfig({ FOYER_MODE: 'sandbox', FOYER_VENDOR_SECRET: 'hush' }).lacks).toHaveLength(1)
})

test('FO07 games of production are refused with one line that names all that they lack', () => {
  // Production is what nobody has to ask for, as at the gateway.
  const complete = { FOYER_VENDOR_SECRET: 'a secret of sixteen and more', FOYER_DATA: '/srv/foyer' }
  expect(parseConfig(complete)).toMatchObject({
    portalOrigins: ['http://localhost:4000', 'http://127.0.0.1:4000'],
    isSandbox: false,
    lacks: [],
  })
  expect(() => parseConfig({})).toThrow(/^Production needs FOYER_VENDOR_SECRET and FOYER_DATA; .* FOYER_MODE=sandbox/)
  expect(() => parseConfig({ ...complete, FOYER_DATA: ' ' })).toThrow(/^Production needs FOYER_DATA; /)
  expect(() => parseConfig({ ...complete, FOYER_VENDOR_SECRET: 'fifteen letters' })).toThrow(
    /^FOYER_VENDOR_SECRET must have at least 16 characters(?!.*fifteen)/,
  )
})

test.each([
  ['FOYER_VENDOR_SECRET_BGS', 'fifteen letters', ' must have at least 16 characters'],
  ['FOYER_PAYMENT_SECRET_CARD', 'fifteen letters', ' must have at least 16 characters'],
  ['FOYER_VENDOR_SECRET_BGS', 'a secret of sixteen and more', ' is the same as FOYER_VENDOR_SECRET'],
])('GW07 games of production refuse %s=%s', (name, value, why) => {
  const env = { FOYER_VENDOR_SECRET: 'a secret of sixteen and more', FOYER_DATA: '/srv/foyer', [name]: value }
  expect(() => parseConfig({ ...env, FOYER_MODE: 'production' })).toThrow(name + why)
  expect(parseConfig({ ...env, FOYER_MODE: 'sandbox' }).isSandbox).toBe(true)
})

test('GW07 a second process on the same folder is refused in one line, and the first loses no round', async () => {
  const data = join(folder, 'shared')
  const path = join(data, 'vendors', 'games.sqlite')
  const first = openGameStore(path, 0)
  expect(await start({ FOYER_DATA: data })).toEqual({
    code: 1,
    output: `games: ${path} is in use by process ${process.pid}; stop that one first or set FOYER_DATA to another folder\n`,
  })
  first.addSession(session)
  first.close()
  const again = openGameStore(path, 0)
  expect(again.findSession(session.id)).toEqual(session)
  again.close()
  expect(existsSync(`${path}.lock`)).toBe(false)
}, 60_000)

test('GW07 a lock that a killed process left is taken over, also where the number of that process is in use again', async () => {
  const path = join(folder, 'stale', 'games.sqlite')
  mkdirSync(join(folder, 'stale'))
  writeFileSync(`${path}.lock`, String(process.pid))
  openGameStore(path, 0).close()
})

test('GW07 games that a process of another container has open are refused: its number means nothing here', async () => {
  const data = join(folder, 'containers')
  const path = join(data, 'vendors', 'games.sqlite')
  const first = openGameStore(path, 0)
  // What a process sees that cannot see the other.
  writeFileSync(`${path}.lock`, '4194303')
  expect(await start({ FOYER_DATA: data })).toEqual({
    code: 1,
    output: `games: ${path} is in use by another process; stop that one first or set FOYER_DATA to another folder\n`,
  })
  first.close()
}, 60_000)

test('GW07 a folder that is a file, damaged games and a damaged journal are refused in one line', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const inFile = await start({ FOYER_DATA: file })
  expect(inFile.output).toMatch(/^games: .* is no folder; set FOYER_DATA to a folder\n$/)
  const data = join(folder, 'damaged')
  mkdirSync(join(data, 'vendors'), { recursive: true })
  appendFileSync(join(data, 'vendors', 'rounds.jsonl'), `${JSON.stringify({ kind: 'session', session })}\n{"kin\n`)
  const damaged = await start({ FOYER_DATA: data })
  expect(damaged.output).toMatch(/^games: .*rounds.jsonl:2 is damaged; restore the file .*\n$/)
  const games = join(folder, 'damaged-games')
  mkdirSync(join(games, 'vendors'), { recursive: true })
  writeFileSync(join(games, 'vendors', 'games.sqlite'), 'SQLite format 3\0 and no more of it')
  const broken = await start({ FOYER_DATA: games })
  expect(broken.output).toMatch(/^games: .*games.sqlite is damaged; restore the file .*\n$/)
  expect([inFile.code, damaged.code, broken.code]).toEqual([1, 1, 1])
}, 60_000)

test('GW07 games that another program holds, that no file can be and that find the disk full are not called damaged', () => {
  const path = join(folder, 'held', 'games.sqlite')
  openGameStore(path, 0).close()
  const other = new DatabaseSync(path)
  other.exec('pragma locking_mode = exclusive; begin exclusive')
  expect(() => openGameStore(path, 0)).toThrow(`${path} is in use by another program; stop that one first`)
  other.exec('rollback')
  other.close()
  openGameStore(path, 0).close()
  const inPlace = join(folder, 'in-place', 'games.sqlite')
  mkdirSync(inPlace, { recursive: true })
  expect(() => openGameStore(inPlace, 0)).toThrow(`${inPlace} cannot be opened; it must be a file that may be written`)
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 })
  expect(explainFailure(openFailure(path, full))).toMatch(/^The disk is full; free some space /)
  const readOnly = Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS', path: `${path}.lock.1` })
  expect(explainFailure(readOnly)).toBe(`${path}.lock.1 may not be written; set FOYER_DATA to a folder that may`)
})

test('GW07 a port in use, and games that are not built, are said in one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo // it listens on TCP
  const error = await new Promise((resolve) => createServer().on('error', resolve).listen(port, '127.0.0.1'))
  taken.close()
  expect(explainFailure(error)).toBe(`Port ${port} is in use; stop what uses it or set VENDOR_PORT to another`)
  const unbuilt = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT', path: '/dist/index.html' })
  expect(explainFailure(unbuilt)).toMatch(/^The games are not built; run /)
})
