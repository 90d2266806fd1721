import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { changeLibrary, libraryChanges } from './leanLibraries.ts'

const repository = resolve(import.meta.dirname, '../../..')

test.each(libraryChanges)('FI08 $file is written as the browser build expects', ({ file }) => {
  const path = resolve(repository, 'node_modules', file)
  const code = readFileSync(path, 'utf8')
  expect(changeLibrary(code, path)).not.toBe(code)
})

test('FI08 a library that is written in another way stops the build', () => {
  const [change] = libraryChanges
  expect(() => changeLibrary('export {}', `/node_modules/${change?.file}`)).toThrow(/leanLibraries/)
  expect(changeLibrary('export {}', '/node_modules/other/index.js')).toBeUndefined()
})
