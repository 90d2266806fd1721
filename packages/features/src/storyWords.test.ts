import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const packages = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(packages, path), 'utf8')
const find = (pattern: string) => globSync(pattern, { cwd: packages }).map((path) => path.replaceAll('\\', '/'))

/** Words that Turkish has others for, of every feature and of the kit. */
const english = new Set(
  find('{features,ui}/src/**/messages/en.json').flatMap((path) => {
    const turkish: Readonly<Record<string, unknown>> = JSON.parse(read(path.replace(/en\.json$/, 'tr.json')))
    return Object.entries(JSON.parse(read(path))).flatMap(([key, text]) =>
      typeof text === 'string' && turkish[key] !== text ? [text] : [],
    )
  }),
)

/** What a story looks for: an element by its words, or words in an element. */
const sought = /(?:ByText|ByLabelText|ByTitle|toHaveTextContent|toHaveAccessibleName)\(\s*'([^']+)'|name: '([^']+)'/g

test('EN20 QR25 what a story finds by its words it finds in every language', () => {
  const found = find('features/src/*/stories/*.stories.tsx').flatMap((path) =>
    [...read(path).matchAll(sought)].flatMap(([, text, name]) => {
      const words = text ?? name ?? ''
      return english.has(words) ? [`${path}: "${words}"; ask sayIn for it`] : []
    }),
  )
  expect(found).toEqual([])
})
