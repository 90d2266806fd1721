import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { loadBrand } from './loadBrand.ts'

const dir = mkdtempSync(join(tmpdir(), 'foyer-fuzz-'))
mkdirSync(dir, { recursive: true })
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const shipped = ['comet', 'marigold', 'keystone'].map((brand) =>
  readFileSync(resolve(import.meta.dirname, '../../../../brand-configs', brand, 'brand.json'), 'utf8'),
)

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Puts a value somewhere into a copy of a brand; `steps` walk down from the top. */
function mutate(text: string, steps: readonly number[], value: Json, key: string | undefined): string {
  const brand: Json = JSON.parse(text)
  let at: Json = brand
  for (const [index, step] of steps.entries()) {
    if (typeof at !== 'object' || at === null) break
    const keys = Object.keys(at)
    const name = keys[step % Math.max(keys.length, 1)]
    if (name === undefined) break
    const holder = at as { [key: string]: Json } // lists answer to their indices in the same way
    if (index === steps.length - 1) {
      if (key === undefined) holder[name] = value
      else if (!Array.isArray(at))
        Object.defineProperty(at, key, { value, enumerable: true, configurable: true, writable: true })
    } else at = holder[name] ?? null
  }
  return JSON.stringify(brand, null, 2)
}

/** Loads a text as brand.json; every problem must lie inside the file. */
async function load(bytes: string | Uint8Array): Promise<number> {
  writeFileSync(join(dir, 'brand.json'), bytes)
  const { issues, resolved } = await loadBrand(dir)
  const lines = Buffer.from(bytes)
    .toString('utf8')
    .split(/\r\n|\r|\n/)
  for (const issue of issues) {
    expect(issue.line).toBeGreaterThanOrEqual(1)
    expect(issue.line).toBeLessThanOrEqual(lines.length)
    expect(issue.col).toBeGreaterThanOrEqual(1)
    expect(issue.col).toBeLessThanOrEqual((lines[issue.line - 1] ?? '').length + 1)
    expect(issue.file.endsWith('brand.json')).toBe(true)
    expect(issue.message.length).toBeGreaterThan(5)
  }
  expect(resolved === undefined).toBe(issues.some(({ severity }) => severity === 'error'))
  return issues.length
}

test('CF03 whatever value stands anywhere in a brand, loading never throws and names the place', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...shipped),
      fc.array(fc.nat(30), { minLength: 1, maxLength: 6 }),
      fc.jsonValue({ maxDepth: 3 }),
      fc.option(
        fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('__proto__', 'constructor', 'toString', 'x-y')),
        { nil: undefined },
      ),
      async (text, steps, value, key) => {
        await load(mutate(text, steps, value as Json, key))
      },
    ),
    { numRuns: 400 },
  )
}, 60_000)

test('CF03 whatever characters are cut out of or put into a brand, loading never throws and names the place', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...shipped),
      fc.nat(),
      fc.nat(40),
      fc.string({ maxLength: 8, unit: 'binary' }),
      async (text, at, cut, put) => {
        const start = at % text.length
        await load(text.slice(0, start) + put + text.slice(start + cut))
      },
    ),
    { numRuns: 400 },
  )
}, 60_000)

test('CF03 whatever bytes a file has, loading never throws', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      expect(await load(bytes)).toBeGreaterThan(0)
    }),
    { numRuns: 200 },
  )
}, 60_000)
