import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFakeWorkspace, type FakeWorkspace } from '../testing/fakeWorkspace.ts'
import { runFoyer } from '../testing/runFoyer.ts'

let workspace: FakeWorkspace
beforeAll(() => {
  workspace = createFakeWorkspace()
  workspace.addBrand('good')
  const brands = join(workspace.root, 'brand-configs')
  mkdirSync(join(brands, 'empty'))
  mkdirSync(join(brands, '.draft'))
  symlinkSync('circle', join(brands, 'circle'))
  writeFileSync(join(brands, 'notes.txt'), 'no brand')
})
afterAll(() => workspace.remove())

describe('foyer', { timeout: 60_000 }, () => {
  test.each([['check'], ['check', 'empty', 'circle'], ['build', '--all', '--out', 'sites']])(
    'FB04 foyer %s tells of a folder without brand.json and of a link that goes in a circle, and ends with 1',
    async (...args) => {
      const { code, out, err } = await runFoyer(workspace.root, args, { FOYER_PORTAL_DIST: workspace.portalDir })
      const text = out + err
      expect(code).toBe(1)
      expect(text).toMatch(/empty\/brand\.json:1:1 error The file does not exist.*\n.*\n {2}fix: .*foyer new/)
      expect(text).toMatch(/circle\/brand\.json:1:1 error A link .* leads back to itself.*\n.*\n {2}fix: /)
      expect(text).not.toMatch(/draft|notes\.txt/)
    },
  )

  test.each([
    ['x', '2 to 31 characters'],
    ['7up', 'starts with a lower-case letter'],
    ['Lucky', 'starts with a lower-case letter'],
    ['lucky_star', 'only lower-case letters, digits and hyphens'],
  ])('FB10 foyer new %s is told the rule that it breaks', async (name, rule) => {
    const { code, err } = await runFoyer(workspace.root, ['new', name])
    expect([code, err.includes(rule)]).toEqual([2, true])
  })
})
