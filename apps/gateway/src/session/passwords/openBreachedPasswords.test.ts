import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openBreachedPasswords } from './openBreachedPasswords.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-breached-'))
afterAll(() => rmSync(folder, { recursive: true }))

const known = Array.from({ length: 500 }, (_, index) => `winter-lantern-${index}`)
const hashOf = (password: string): string => createHash('sha1').update(password).digest('hex')
const listOf = (lines: readonly string[], name: string): string => {
  const path = join(folder, name)
  writeFileSync(path, lines.join(''))
  return path
}

describe.each([
  ['counts behind the hashes', (hash: string, at: number) => `${hash.toUpperCase()}:${10 ** (at % 8)}\n`],
  ['lines that end as on Windows', (hash: string) => `${hash.toUpperCase()}:7\r\n`],
  ['hashes alone, in small letters', (hash: string) => `${hash}\n`],
] as const)('with %s', (name, line) => {
  test('ASVS 6.2.12 every password of the list is found in it, and no other', async () => {
    const list = await openBreachedPasswords(listOf(known.map(hashOf).sort().map(line), name))
    for (const password of known) expect(await list.has(password), password).toBe(true)
    for (let index = 0; index < 300; index += 1) expect(await list.has(`summer-${index}`)).toBe(false)
    await list.close()
  })
})

test('ASVS 6.2.12 a list of one, without a line feed at its end, is one', async () => {
  const list = await openBreachedPasswords(listOf([hashOf('only-this-one')], 'one'))
  expect([await list.has('only-this-one'), await list.has('another-one')]).toEqual([true, false])
  await list.close()
})

test.each([
  ['', 'nothing'],
  ['password\nletmein\n', 'passwords themselves'],
])('ASVS 6.2.12 a file with %j is refused at start: %s', async (text, name) => {
  await expect(openBreachedPasswords(listOf([text], name))).rejects.toThrow('is no list of SHA-1 hashes')
})
