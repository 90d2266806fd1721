import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { afterAll, expect, test } from 'vitest'
import { fixtures } from './fixtures.ts'

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: (IForbiddenRuleType & { name: string })[]
  options: ICruiseOptions
}
const folder = mkdtempSync(join(tmpdir(), 'import-law-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Names of the rules that a tree of files breaks. */
async function broken(name: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  const base = join(folder, name)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
  const options = { ...config.options, baseDir: base, validate: true, ruleSet: { forbidden: config.forbidden } }
  const result = await cruise(['.'], options as ICruiseOptions)
  return (result.output as ICruiseResult).summary.violations.map((violation) => violation.rule.name)
}

test.each(Object.entries(fixtures))('CF01 the import law refuses what breaks %s', async (name, files) => {
  expect(await broken(name, files)).toContain(name)
})

test('CF01 every rule of the import law has a fixture that breaks it', () => {
  expect(config.forbidden.map((rule) => rule.name).filter((name) => !(name in fixtures))).toEqual([])
})
