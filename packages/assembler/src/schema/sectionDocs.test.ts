import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { createChecker } from '../workspace/checkedBrands.ts'
import { findWorkspace } from '../workspace/findWorkspace.ts'

const root = resolve(import.meta.dirname, '../../../..')

test('CF07 the documents name every section with its settings, blocks and presets', async () => {
  const { product } = await createChecker(await findWorkspace(root))
  const lines = readFileSync(join(root, 'docs/brand/sections.md'), 'utf8').split('\n')
  for (const { id, settings, blocks = [], presets = {}, pages, standsFor } of product.sections) {
    if (pages?.length === 0) continue
    const place = standsFor?.includes('rng') ? 'lobbies' : standsFor ? standsFor.join() : pages ? 'home' : 'any page'
    const line = lines.find((one) => one.startsWith(`| \`${id}\` |`)) ?? ''
    const { properties = {} } = settings as { readonly properties?: object } // settings are the schema of an object
    const names = [...Object.keys(properties), ...blocks.map((block) => block.id), ...Object.keys(presets)]
    expect([id, names.filter((name) => !line.includes(`\`${name}\``)), line.endsWith(`| ${place} |`)]).toEqual([
      id,
      [],
      true,
    ])
  }
})

test('CF07 the documents say which sections none of the brands here shows', async () => {
  const { product } = await createChecker(await findWorkspace(root))
  const brands = ['comet', 'marigold', 'keystone'].map((name) =>
    readFileSync(join(root, 'brand-configs', name, 'brand.json'), 'utf8'),
  )
  const placed = product.sections.filter(({ pages }) => pages?.length !== 0)
  const absent = placed.filter(({ id }) => !brands.some((text) => text.includes(`"type": "${id}"`)))
  const said = /^On no page of the three brands.*: (.*)\. Their/m.exec(
    readFileSync(join(root, 'docs/brand/sections.md'), 'utf8'),
  )
  expect(said?.[1]).toBe(
    absent
      .map(({ id }) => `\`${id}\``)
      .sort()
      .join(', '),
  )
})
