import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { releaseMemory } from '../database/releaseMemory.ts'

const sources = ['../database/releaseMemory.ts', './keepHeapSmall.ts', '../database/pglite/pgliteWorker.ts']

test('FI08 FO13 every flag of V8 that the gateway sets is one that this Node knows', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  const flags = sources.flatMap((path) =>
    [...readFileSync(new URL(path, import.meta.url), 'utf8').matchAll(/'--(no-)?([a-z0-9-]+)'/g)].map(
      ([, , name]) => name,
    ),
  )
  expect(flags.length).toBeGreaterThan(5)
  expect(flags.filter((name) => !new RegExp(`^ {2}--(no-)?${name} `, 'm').test(known))).toEqual([])
})

test('FO13 what a start leaves behind is given back', () => {
  let rows: unknown[] = Array.from({ length: 400_000 }, (_, index) => ({ index, text: `row ${index}` }))
  const before = process.memoryUsage().heapTotal
  rows = rows.slice(0, 1)
  releaseMemory()
  expect(rows).toHaveLength(1)
  expect(process.memoryUsage().heapTotal).toBeLessThan(before)
})
