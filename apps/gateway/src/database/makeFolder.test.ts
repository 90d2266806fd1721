import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolder } from './makeFolder.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'foyer-folder-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

test('FO07 a data folder is made with those above it, and one that is there is left alone', () => {
  const folder = join(home, 'a/b/c')
  makeFolder(folder)
  makeFolder(folder)
  expect(existsSync(folder)).toBe(true)
  // What lies in it is nobody else's to read.
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('FO07 a data folder that cannot be is refused in one line with the way out', () => {
  const [file, link] = [join(home, 'file'), join(home, 'link')]
  writeFileSync(file, '')
  symlinkSync(join(home, 'nowhere'), link)
  expect(() => makeFolder(file)).toThrow(`${file} is no folder; set FOYER_DATA to a folder`)
  expect(() => makeFolder(join(file, 'data'))).toThrow(`${file} is no folder`)
  expect(() => makeFolder(link)).toThrow(`${link} is a link that leads nowhere; make the folder it leads to`)
  expect(() => makeFolder(join(link, 'data'))).toThrow(`${link} is a link that leads nowhere`)
})

test.skipIf(process.platform !== 'linux')(
  'FO07 a data folder that the system makes nowhere is refused and not tried for ever',
  () => {
    expect(() => makeFolder('/proc/foyer/data')).toThrow('set FOYER_DATA to a folder')
  },
)
