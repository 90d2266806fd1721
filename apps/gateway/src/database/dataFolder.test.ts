import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { prepareDataFolder } from './dataFolder.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-folder-'))
  made.push(folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

test.each([
  ['foyer.lock', {}, true],
  ['vendor-secret', { 'vendor-secret': 'abc' }, false],
  ['vendors/rounds.jsonl', { 'vendors/rounds.jsonl': '{}\n' }, false],
] as const)(
  'FO03 a folder whose database is gone while %s shows that there was one is refused',
  (trace, files, wasOpen) => {
    const folder = folderWith(files)
    const before = readdirSync(folder)
    expect(() => prepareDataFolder(folder, wasOpen)).toThrow(
      new RegExp(`^The database in .* is gone, though the folder has been in use \\(there is ${trace}\\); restore .*$`),
    )
    expect(readdirSync(folder)).toEqual(before)
  },
)

test('FO03 a folder in which nothing has been done yet gets a new database, also after a first start that was cut short', () => {
  const folder = folderWith({ 'vendors/rounds.jsonl': '' })
  const { isNew, finish } = prepareDataFolder(folder, false)
  expect(isNew).toBe(true)
  expect(prepareDataFolder(folder, true).isNew).toBe(true)
  finish()
  expect(readdirSync(folder)).toEqual(['vendors'])
})
