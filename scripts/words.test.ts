import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** The texts of a file under the paths of their keys. */
const textsOf = (value: unknown, path = ''): readonly (readonly [path: string, text: unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
    : [[path, value]]

test('FP28 “Try again” is said in one way in Turkish, wherever it stands', () => {
  const files = globSync('{packages,apps}/*/src/**/messages/en.json', { cwd: root })
  const said = files.flatMap((file) => {
    const turkish = new Map(textsOf(read(file.replace(/en\.json$/, 'tr.json'))))
    return textsOf(read(file)).flatMap(([path, text]) => (text === 'Try again' ? [turkish.get(path)] : []))
  })
  expect(said.length).toBeGreaterThan(8)
  expect(new Set(said)).toEqual(new Set(['Yeniden dene']))
})
