import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFakeWorkspace, type FakeWorkspace } from '../testing/fakeWorkspace.ts'
import { runFoyer } from '../testing/runFoyer.ts'

let workspace: FakeWorkspace
beforeAll(() => {
  workspace = createFakeWorkspace()
  workspace.addBrand('good', 'Good One')
})
afterAll(() => workspace.remove())

const run = (...args: string[]) => runFoyer(workspace.root, args, { FOYER_PORTAL_DIST: workspace.portalDir })
const take = (tokens: unknown, ...args: string[]) => {
  workspace.write('tokens.json', typeof tokens === 'string' ? tokens : JSON.stringify(tokens, null, 2))
  return run('tokens', 'good', '--import', join(workspace.root, 'tokens.json'), ...args)
}
const brand = () => readFileSync(join(workspace.root, 'brand-configs/good/brand.json'), 'utf8')

describe('foyer tokens', { timeout: 60_000 }, () => {
  test('QB06 what is printed has nothing new to say to the brand it came from', async () => {
    const before = brand()
    const { code, out } = await run('tokens', 'good')
    expect([code, JSON.parse(out).color.dark.accent.$type, out.includes('Theme of Good One')]).toEqual([
      0,
      undefined,
      true,
    ])
    const taken = await take(out)
    expect([taken.code, taken.out]).toEqual([0, 'brand-configs/good/brand.json has all of it already\n'])
    expect(brand()).toBe(before)
  })

  test('QB06 a changed colour, font and shape are written into brand.json, and nothing besides', async () => {
    const before = JSON.parse(brand())
    const tokens = JSON.parse((await run('tokens', 'good')).out)
    tokens.color.light.focus.$value = '#004080'
    tokens.font.text.$value = ['Inter', 'sans-serif']
    tokens.font.display.$value = ['Inter', 'sans-serif']
    tokens.radius = {
      small: { $value: '0px' },
      medium: { $value: '2px' },
      large: { $value: '4px' },
      pill: { $value: '4px' },
    }
    const asked = await take(tokens, '--check')
    expect([asked.code, asked.out.includes('would change'), brand()]).toEqual([
      1,
      true,
      JSON.stringify(before, null, 2),
    ])
    const { code, out } = await take(tokens)
    expect([code, out]).toEqual([0, expect.stringContaining('brand-configs/good/brand.json changed')])
    const { theme, ...rest } = JSON.parse(brand())
    const { theme: themeBefore, ...restBefore } = before
    expect(rest).toEqual(restBefore)
    expect(theme).toEqual({
      ...themeBefore,
      shape: 'sharp',
      font: { ...themeBefore.font, text: 'inter' },
      light: { ...themeBefore.light, focus: '#004080' },
    })
  })

  test('QB06 what cannot be taken is named with its line, and the brand stays as it was', async () => {
    const before = brand()
    const { code, err, out } = await take({
      color: { $type: 'color', dark: { accent: { $value: 'tomato' } } },
      font: { $type: 'fontFamily', text: { $value: 'Figtre' } },
    })
    expect([code, out]).toEqual([1, 'good: Nothing taken in\n'])
    expect(err).toMatch(/tokens\.json:6:\d+ error "tomato" is no opaque colour/)
    expect(err).toMatch(/tokens\.json:13:\d+ error "Figtre" is not bundled/)
    expect(err).toContain('Did you mean "figtree"?')
    expect(brand()).toBe(before)
    const broken = await take('{ "color": ')
    expect([broken.code, broken.err.includes('tokens.json:1:')]).toEqual([1, true])
    const missing = await run('tokens', 'good', '--import', 'nowhere.json')
    expect([missing.code, missing.err.includes('nowhere.json')]).toEqual([1, true])
  })

  test('QB06 colours that cannot be read are taken in as asked, and told with exit code 1', async () => {
    const { code, err } = await take({
      color: { dark: { text: { $value: '#202020' }, canvas: { $value: '#101010' } } },
    })
    expect([code, /contrast/i.test(err)]).toEqual([1, true])
  })
})
