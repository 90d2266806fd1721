import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Issue } from '@foyer/brand/node'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Draft, mendBrand, partsOf, valueAt } from '../testing/mendBrand.ts'
import { mistake, spoilBrand } from '../testing/spoilBrand.ts'
import { type BrandChecker, createChecker } from './checkedBrands.ts'
import { findWorkspace } from './findWorkspace.ts'

const root = resolve(import.meta.dirname, '../../../..')
const shipped = ['comet', 'marigold', 'keystone'] as const
const folder = mkdtempSync(join(tmpdir(), 'foyer-mistakes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let checker: BrandChecker
beforeAll(async () => {
  checker = await createChecker(await findWorkspace(root))
  for (const brand of shipped) cpSync(join(root, 'brand-configs', brand), join(folder, brand), { recursive: true })
}, 60_000)

interface Checked {
  readonly brand: Draft
  readonly text: string
  readonly issues: readonly Issue[]
}

async function check(name: string, brand: unknown): Promise<Checked> {
  const text = `${JSON.stringify(brand, null, 2)}\n`
  writeFileSync(join(folder, name, 'brand.json'), text)
  const { issues } = await checker.check(await checker.load(join(folder, name)))
  return { brand: JSON.parse(text), text, issues }
}

/** What stands in the file from the place of a problem on. */
function textAt({ text }: Checked, { line, col }: Issue): string {
  const lines = text.split('\n')
  return [(lines[line - 1] ?? '').slice(col - 1), ...lines.slice(line)].join('\n')
}

const isKeyAt = (found: string, key: string | number | undefined): boolean =>
  typeof key === 'string' && found.startsWith(`${JSON.stringify(key)}:`)

/** Whether a problem marks the value it names, its key, or, where the file has neither, the nearest thing around it. */
function isRightPlace(checked: Checked, issue: Issue): boolean {
  const found = textAt(checked, issue)
  let parts = partsOf(issue.path)
  while (parts.length > 0 && valueAt(checked.brand, parts) === undefined) parts = parts.slice(0, -1)
  const value = valueAt(checked.brand, parts)
  if (isKeyAt(found, parts.at(-1))) return true
  if (typeof value !== 'object' || value === null) return found.startsWith(JSON.stringify(value))
  return found.startsWith(Array.isArray(value) ? '[' : '{')
}

const same = (checked: Checked, { code, message }: Issue): number =>
  checked.issues.filter((issue) => issue.code === code && issue.message === message).length

const runs = Number(process.env.BRAND_MISTAKES ?? 30)
/** Problems of one mistake that are mended: a name that many places use makes hundreds, all of one kind. */
const most = 20

/** So many of all, from the first to the last. */
const spread = <T>(all: readonly T[]): readonly T[] =>
  all.filter((_, place) => place % Math.ceil(all.length / most) === 0)

test.each(shipped)(
  'CF03 whatever mistakes are made in %s, each problem is shown at its place and its fix mends it',
  async (name) => {
    const good: Draft = JSON.parse(readFileSync(join(root, 'brand-configs', name, 'brand.json'), 'utf8'))
    await fc.assert(
      fc.asyncProperty(fc.array(mistake, { minLength: 1, maxLength: 2 }), async (mistakes) => {
        const checked = await check(name, spoilBrand(good, mistakes))
        const issues = checked.issues.filter(({ file }) => file.endsWith('brand.json'))
        const told = ({ line, col, path, message, code, hint }: Issue): string =>
          `${line}:${col} ${path}: ${message} [${code}] ${hint}`
        const misplaced = issues.filter((issue) => !isRightPlace(checked, issue))
        expect(misplaced.map(told)).toEqual([])
        for (const issue of spread(issues)) {
          const about = told(issue)
          const mended = mendBrand(checked.brand, issue, isKeyAt(textAt(checked, issue), partsOf(issue.path).at(-1)))
          if (mended === undefined) continue
          const left = same(await check(name, mended), issue)
          expect([about, left < same(checked, issue)]).toEqual([about, true])
        }
      }),
      // At most two mistakes are small enough to be read as they are.
      { numRuns: runs, endOnFailure: true, examples: [[[{ kind: 'removed', at: 1555, how: 0 }]]] },
    )
  },
  60_000 + runs * 1000,
)

test('CF04 CF03 a misspelt feature is one problem, whether or not what was meant stands there too', async () => {
  const good: Draft = JSON.parse(readFileSync(join(root, 'brand-configs/comet/brand.json'), 'utf8'))
  for (const more of [{}, { launch: { opens: 'page' } }]) {
    const { issues } = await check('comet', { ...good, features: { lauch: {}, ...more } })
    expect(issues.filter(({ path }) => path === 'features.lauch').map(({ code }) => code)).toEqual(['unknown-feature'])
  }
})
