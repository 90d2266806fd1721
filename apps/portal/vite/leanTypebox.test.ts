import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import lean from '@foyer/contract/lean-typebox'
import { expect, test } from 'vitest'

const repository = resolve(import.meta.dirname, '../../..')

test('UK18 the builders that stand in for TypeBox in the browser are all that contract and features use', () => {
  const files = globSync('packages/{contract,features,rules,feature-api}/src/**/*.ts', { cwd: repository })
  const used = files
    .filter((file) => !/\.test\.ts$|\/lean\//.test(file))
    .flatMap((file) => [...readFileSync(resolve(repository, file), 'utf8').matchAll(/\bType\.([A-Z]\w*)\(/g)])
    .map(([, name]) => name)
  expect(used.length).toBeGreaterThan(50)
  expect([...new Set(used)].filter((name) => name === undefined || !Object.hasOwn(lean, name))).toEqual([])
})
