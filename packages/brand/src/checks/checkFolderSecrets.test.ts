import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFolderSecrets } from './checkFolderSecrets.ts'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'foyer-secrets-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

async function found(name: string, content: string | Uint8Array, known: readonly string[] = []) {
  const brand = await mkdtemp(join(dir, 'brand-'))
  await mkdir(dirname(join(brand, name)), { recursive: true })
  await writeFile(join(brand, name), content)
  const issues = await checkFolderSecrets(brand, 'b', new Set(known))
  return issues.map(({ file, line, col }) => `${file}:${line}:${col}`)
}

const payment = `sk_live_${'4eC39HqLyjWD'}`

test.each([
  ['x-notes.txt', `Ask Ann.\nThe key is ${payment}, keep it safe.\n`, 'b/x-notes.txt:2:12'],
  ['x-notes.txt', 'db password: hunter2', 'b/x-notes.txt:1:4'],
  ['.env', 'API_KEY=abcdefgh\n', 'b/.env:1:1'],
  ['notes/k.json', `{\n  "note": "${payment}"\n}`, 'b/notes/k.json:2:11'],
  ['notes/k.json', '{ "password": "hunter" }', 'b/notes/k.json:1:15'],
  ['notes/half.json', `{ "note": "${payment}"`, 'b/notes/half.json:1:12'],
  ['brand.live.json', '{ "x-apiKey": "abc" }', 'b/brand.live.json:1:15'],
  ['assets/logo.svg', `<svg><!-- ${payment} --></svg>`, 'b/assets/logo.svg:1:11'],
  ['pages/fair.en.md', 'Token: Zk3vQ9xT7bLw2RfY8mNc5HdJ1pGs6AeU', 'b/pages/fair.en.md:1:8'],
])('FB06 CF13 a secret in %s is found with its place', async (name, content, place) => {
  expect(await found(name, content)).toEqual([place])
})

test.each([
  ['x-notes.txt', 'Ask the desk about the password: Monday morning, please. See https://example.org/passwords?a=b'],
  ['assets/one.svg', `<svg><path d="${'Mm1a2B3c4D5e'.repeat(8)}"/></svg>`],
  ['assets/photo.png', payment],
  ['x.bin', new Uint8Array([0, ...Buffer.from(payment)])],
])('FB06 words, shapes and pictures in %s are no secrets', async (name, content) => {
  expect(await found(name, content)).toEqual([])
})

test('FB06 a file that was looked at before is not told twice', async () => {
  expect(await found('brand.json', `{ "name": "${payment}" }`, ['b/brand.json'])).toEqual([])
})
