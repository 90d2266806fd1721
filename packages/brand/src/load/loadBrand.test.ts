import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Draft, validBrand } from '../testing/brandFixture.ts'
import { loadBrand } from './loadBrand.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'foyer-load-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

let count = 0
async function folder(files: Readonly<Record<string, Draft>>): Promise<string> {
  count += 1
  const dir = join(root, `brand-configs/b${count}`)
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true })
    await writeFile(
      join(dir, name),
      typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content, null, 2),
    )
  }
  return dir
}
const places = (issues: readonly { file: string; line: number; col: number; code: string }[]) =>
  issues.map(({ file, line, col, code }) => `${file}:${line}:${col} ${code}`)

test('CF06 a valid folder is resolved, with places relative to the root', async () => {
  const dir = await folder({ 'brand.json': validBrand() })
  const loaded = await loadBrand(dir, { root })
  expect(loaded.issues).toEqual([])
  expect(loaded.resolved?.name).toBe('Paper Lantern')
  expect(loaded.document?.origin(['name'])).toMatchObject({
    file: `brand-configs/${loaded.brand}/brand.json`,
    line: 3,
    col: 11,
  })
  expect(loaded.document?.origin(['modules', 'points'])).toBeUndefined()
})

test('CF03 a folder without brand.json is one clear problem', async () => {
  const loaded = await loadBrand(join(root, 'brand-configs/none'), { root })
  expect(places(loaded.issues)).toEqual(['brand-configs/none/brand.json:1:1 missing-file'])
  expect(loaded.resolved).toBeUndefined()
})

test('CF03 an unknown key is marked at the key, a wrong value at the value', async () => {
  const dir = await folder({
    'brand.json': '{\n  "schemaVersion": 3,\n  "name": 5,\n  "merchant": "A1",\n  "assets": {},\n  "naem": 1\n}',
  })
  const { issues, brand } = await loadBrand(dir, { root })
  expect(places(issues)).toEqual([
    `brand-configs/${brand}/brand.json:3:11 wrong-type`,
    `brand-configs/${brand}/brand.json:5:3 missing-key`,
    `brand-configs/${brand}/brand.json:5:3 missing-key`,
    `brand-configs/${brand}/brand.json:6:3 unknown-key`,
  ])
  expect(issues[0]?.source).toEqual({ text: '  "name": 5,', width: 1 })
})

test('CF05 a version this Foyer does not know is refused without reading on', async () => {
  const dir = await folder({ 'brand.json': { ...validBrand(), schemaVersion: 4, future: true } })
  const { issues } = await loadBrand(dir, { root })
  expect(issues.map(({ code }) => code)).toEqual(['unknown-version'])
  expect(issues[0]?.hint).toContain('Update Foyer')
})

test('CF06 an environment overlay is laid over the brand and keeps the place of its own values', async () => {
  const dir = await folder({
    'brand.json': validBrand(),
    'brand.staging.json': {
      name: 'Paper Lantern (staging)',
      site: { loginRequired: true },
      hosts: ['staging.example'],
    },
  })
  const loaded = await loadBrand(dir, { root, env: 'staging' })
  expect(loaded.resolved).toMatchObject({
    name: 'Paper Lantern (staging)',
    merchant: 'LANTERN',
    site: { kind: 'member', loginRequired: true },
    hosts: ['staging.example'],
  })
  expect(loaded.document?.origin(['name'])?.file).toContain('brand.staging.json')
  expect(loaded.document?.origin(['merchant'])?.file).toContain('brand.json')
  expect((await loadBrand(dir, { root })).resolved?.name).toBe('Paper Lantern')
})

test('CF05 an overlay of another schema version is refused where it says so', async () => {
  const overlay = '{\n  "schemaVersion": 1\n}'
  const dir = await folder({ 'brand.json': validBrand(), 'brand.live.json': overlay })
  const { issues, brand } = await loadBrand(dir, { root, env: 'live' })
  expect(places(issues)).toContain(`brand-configs/${brand}/brand.live.json:2:20 unknown-version`)
})

test('CF06 a problem in an overlay is reported in the overlay', async () => {
  const dir = await folder({ 'brand.json': validBrand(), 'brand.test.json': { nav: [{ category: 'NOPE' }] } })
  const { issues, brand } = await loadBrand(dir, { root, env: 'test' })
  expect(issues.map(({ file }) => file)).toEqual([`brand-configs/${brand}/brand.test.json`])
})

test('CF11 messages of a brand are read by language, feature and key', async () => {
  const dir = await folder({ 'brand.json': validBrand(), 'messages/tr.json': { lobby: { more: 'Hepsi' } } })
  const loaded = await loadBrand(dir, { root })
  expect(loaded.messages).toEqual({ tr: { lobby: { more: 'Hepsi' } } })
})

test('CF11 a message that is no text is a problem in its own file', async () => {
  const dir = await folder({
    'brand.json': validBrand(),
    'messages/en.json': '{\n  "lobby": { "more": 4 },\n  "home": "x"\n}',
  })
  const { issues, brand, resolved } = await loadBrand(dir, { root })
  expect(places(issues)).toEqual([
    `brand-configs/${brand}/messages/en.json:2:22 wrong-type`,
    `brand-configs/${brand}/messages/en.json:3:11 wrong-type`,
  ])
  expect(resolved).toBeUndefined()
})

test.each([
  ['a list', '[]', 'wrong-type'],
  ['a text', '"brand"', 'wrong-type'],
  ['nothing', '', 'json-syntax'],
  ['bytes of a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'not-utf8'],
])('CF03 a file that is %s is one problem', async (_name, content, code) => {
  const dir = await folder({ 'brand.json': content })
  const { issues } = await loadBrand(dir, { root })
  expect(issues.map((issue) => issue.code)).toEqual([code])
})
