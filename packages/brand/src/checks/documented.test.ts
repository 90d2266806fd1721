import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const table = readFileSync(join(source, '../../../docs/brand/checks.md'), 'utf8')

const codesOf = (file: string): readonly string[] => {
  const codes = [...readFileSync(join(source, file), 'utf8').matchAll(/\bcode: '([a-z-]+)'/g)].flatMap(
    ([, code]) => code ?? [],
  )
  return codes.flatMap((code) =>
    code.endsWith('-entry') && code !== 'nav-entry' ? [`unknown-${code}`, `duplicate-${code}`, `${code}-off`] : code,
  )
}

test('CF03 the table of what is checked has every code that a problem of a brand may have', () => {
  const files = globSync('**/*.ts', { cwd: source, exclude: ['**/*.test.ts', 'testing/**', 'design-tokens/**'] })
  const codes = new Set(files.flatMap(codesOf))
  expect(codes.size).toBeGreaterThan(90)
  expect([...codes].filter((code) => !table.includes(`\`${code}\``))).toEqual([])
})
