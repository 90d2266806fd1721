import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { labelsInSources } from './labelsInSources.ts'

const repository = resolve(import.meta.dirname, '../../..')
const features = join(repository, 'packages/features/src')

test('CF11 a feature’s sources tell whose words of the kit it shows', () => {
  expect(labelsInSources(join(features, 'records'))).toContain('RecordsPage')
  expect(labelsInSources(join(features, 'lobby'))).toEqual(
    expect.arrayContaining(['GameGrid', 'LoadMore', 'Pagination']),
  )
})

test('CF11 every component’s words are asked for by name, so that they are found', () => {
  const files = ['packages/features/src', 'apps/portal/src'].flatMap((folder) =>
    globSync('**/*.{ts,tsx}', { cwd: join(repository, folder) }).map((file) => join(repository, folder, file)),
  )
  const calls = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\buseLabels\((.)/g)])
  expect(calls.length).toBeGreaterThan(15)
  expect(calls.filter(([, first]) => first !== "'").map(([call]) => call)).toEqual([])
})
