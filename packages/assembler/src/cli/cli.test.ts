import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFakeWorkspace, type FakeWorkspace } from '../testing/fakeWorkspace.ts'
import { runFoyer } from '../testing/runFoyer.ts'

let workspace: FakeWorkspace
beforeAll(() => {
  workspace = createFakeWorkspace()
  workspace.addBrand('good', 'Good One')
  workspace.addBrand('bad')
  const path = join(workspace.root, 'brand-configs/bad/brand.json')
  workspace.write(
    'brand-configs/bad/brand.json',
    readFileSync(path, 'utf8').replace('"nav"', '"navi"').replace('"header": "bar"', '"header": "baar"'),
  )
})
afterAll(() => workspace.remove())

const run = (...args: string[]) => runFoyer(workspace.root, args, { FOYER_PORTAL_DIST: workspace.portalDir })

describe('foyer', { timeout: 60_000 }, () => {
  test('CF03 a brand without errors ends with 0', async () => {
    const { code, out } = await run('check', 'good')
    expect({ code, out }).toEqual({ code: 0, out: 'good: no problems\n' })
  })

  test('CF03 errors end with 1 and are printed with their places in order', async () => {
    const { code, out } = await run('check')
    expect(code).toBe(1)
    expect(
      out.match(/^brand-configs\/bad\/brand\.json:\d+:\d+ error .*/gm)?.map((line) => /\[[\w-]+\]$/.exec(line)?.[0]),
    ).toEqual(['[unknown-value]', '[unknown-key]'])
    expect(out).toContain('fix: Did you mean "bar"?')
    expect(out).toContain('^^^^^^')
    expect(out.trim().endsWith('bad, good: 2 errors')).toBe(true)
  })

  test('CF03 --json gives the same problems to machines', async () => {
    const { code, out } = await run('check', '--json')
    expect(code).toBe(1)
    const answer = JSON.parse(out)
    expect(answer.ok).toBe(false)
    expect(answer.brands.map(({ brand, ok }: { brand: string; ok: boolean }) => [brand, ok])).toEqual([
      ['bad', false],
      ['good', true],
    ])
    expect(answer.brands[0].issues[0]).toMatchObject({
      code: 'unknown-value',
      severity: 'error',
      path: 'theme.header',
      file: 'brand-configs/bad/brand.json',
    })
  })

  test.each([
    [['chek'], 'did you mean "check"?'],
    [['check', 'goood'], 'did you mean "good"?'],
    [['check', '--jsn'], 'foyer check --help'],
    [['build'], 'name the brands to build'],
    [['build', 'good', '--frame-origin', 'games'], 'is not an origin'],
    [['new', 'Bad Name'], 'cannot be the name of a brand'],
    [['new', 'good'], 'already'],
    [['new', 'other', '--recipe', 'casno'], 'Did you mean "casino"?'],
    [['preview', 'good', '--port', '99999'], 'is not a port'],
    [['snapshot', 'good', '--from', 'nowhere'], '--from needs the address'],
    [['print'], 'name one brand'],
  ])('CF03 foyer %s ends with 2 and says what was meant', async (args, said) => {
    const { code, err } = await run(...args)
    expect(code).toBe(2)
    expect(err.startsWith('foyer: ') || err.includes('There are')).toBe(true)
    expect(err).toContain(said)
  })

  test('CF03 surroundings that fail end with 3 and one clear line', async () => {
    const nowhere = await runFoyer(tmpdir(), ['check'])
    expect([nowhere.code, nowhere.err.includes('no foyer.config.ts')]).toEqual([3, true])
    const other = createFakeWorkspace()
    other.write('foyer.config.ts', 'export default { features: [')
    const broken = await runFoyer(other.root, ['check'])
    other.remove()
    expect([broken.code, broken.err.startsWith('foyer: foyer.config.ts cannot be read')]).toEqual([3, true])
    expect(broken.err.trim().split('\n').length).toBeLessThan(6)
    const uncompiled = await runFoyer(workspace.root, ['build', 'good'], {
      FOYER_PORTAL_DIST: join(workspace.root, 'none'),
    })
    expect([uncompiled.code, uncompiled.err.includes('not compiled yet')]).toEqual([3, true])
    const offline = await run('build', 'good', '--snapshot', 'http://127.0.0.1:9', '--out', 'offline')
    expect([offline.code, offline.out.includes('is the server running?')]).toEqual([3, true])
  })

  test('CF03 help ends with 0, for all and for each command', async () => {
    const all = await run('--help')
    expect([all.code, all.out.includes('Exit codes')]).toEqual([0, true])
    const one = await run('build', '--help')
    expect([one.code, one.out.includes('--snapshot <where>')]).toEqual([0, true])
  })

  test('CF06 print shows the origin of every value', async () => {
    workspace.write('brand-configs/good/brand.staging.json', '{ "name": "Good, staging" }')
    const { code, out } = await run('print', 'good', '--env', 'staging')
    expect(code).toBe(0)
    expect(out).toMatch(/^name = "Good, staging"\s+# brand-configs\/good\/brand\.staging\.json:1$/m)
    expect(out).toMatch(/^schemaVersion = 3\s+# brand-configs\/good\/brand\.json:3$/m)
    expect(out).toMatch(/^modules\.points = false\s+# default$/m)
    expect(out).toMatch(/^features\.lobby\.rows = 3\s+# default$/m)
  })

  test('CF06 print fills in what sections, colours, pages and fields get from the platform', async () => {
    const { out } = await run('print', 'good')
    expect(out).toMatch(/^home\.sections\[0\]\.settings\.count = 8\s+# default$/m)
    expect(out).toMatch(/^theme\.shape = "soft"\s+# brand-configs\/good\/brand\.json:\d+$/m)
    expect(out).toMatch(/^theme\.motion = "lively"\s+# default$/m)
    expect(out).toMatch(/^theme\.dark\.accent = "#[0-9a-f]{6}"\s+# default$/m)
    expect(out).toMatch(/^routes\.home\.banner = "w_home"\s+# default$/m)
    expect(out).toMatch(/^registration\.fields\.username\.minLength = 6\s+# default$/m)
  })

  test('CF06 check looks at every environment a brand has and says which one a problem belongs to', async () => {
    workspace.addBrand('green')
    workspace.write('brand-configs/green/brand.staging.json', '{ "theme": { "header": "rial" } }')
    workspace.write('brand-configs/green/brand.live.json', '{ "hosts": ["good.localhost"] }')
    const { code, out } = await run('check', 'green')
    expect(code).toBe(1)
    expect(out).toContain('brand-configs/green/brand.staging.json:1:24 error in staging: "rial" is not one')
    expect(out).toContain(
      'brand-configs/green/brand.live.json:1:13 error in live: The host "good.localhost" belongs to "good"',
    )
    expect(out.trim().endsWith('green: 2 errors')).toBe(true)
    expect((await run('check', 'green', '--env', 'staging')).out).toContain('brand.staging.json:1:24 error "rial"')
    workspace.write('brand-configs/green/brand.staging.json', '{ "theme": { "header": "rail" } }')
    workspace.write('brand-configs/green/brand.live.json', '{}')
    expect((await run('check', 'green')).out).toBe('green: no problems\n')
  })

  test('CF06 FOYER_ENV chooses the environment where --env does not', async () => {
    workspace.addBrand('teal')
    workspace.write('brand-configs/teal/brand.staging.json', '{ "name": "Teal, staging" }')
    const env = { FOYER_PORTAL_DIST: workspace.portalDir, FOYER_ENV: 'staging' }
    expect((await runFoyer(workspace.root, ['print', 'teal'], env)).out).toMatch(/^name = "Teal, staging"/m)
  })

  test('CF06 an environment that no brand has is wrong usage', async () => {
    workspace.addBrand('blue')
    workspace.write('brand-configs/blue/brand.staging.json', '{}')
    for (const command of ['check', 'print', 'build']) {
      const { code, err } = await run(command, 'blue', '--env', 'stagign')
      expect([code, err.includes('did you mean "staging"?')]).toEqual([2, true])
    }
  })

  test('CF11 print --missing lists what the active languages of a brand lack, in English', async () => {
    workspace.addBrand('german')
    const path = join(workspace.root, 'brand-configs/german/brand.json')
    const brand = JSON.parse(readFileSync(path, 'utf8'))
    const languages = { default: 'EN', active: ['EN', 'DE'] }
    workspace.write('brand-configs/german/brand.json', JSON.stringify({ ...brand, languages }))
    workspace.write('brand-configs/german/messages/de.json', '{ "lobby": { "title": "Los" } }')
    const { code, out } = await run('print', 'german', '--missing')
    expect([code, JSON.parse(out)]).toEqual([0, { de: { lobby: { more: 'More {{count}}' } } }])
    expect((await run('check', 'german')).out).toContain('foyer print <brand> --missing')
  })

  test('CF02 settings of features are checked by their slice and by their own checks', async () => {
    workspace.addBrand('slice')
    const path = join(workspace.root, 'brand-configs/slice/brand.json')
    const brand = JSON.parse(readFileSync(path, 'utf8'))
    workspace.write(
      'brand-configs/slice/brand.json',
      JSON.stringify({ ...brand, features: { lobby: { rows: 12, colums: 2 } } }),
    )
    expect((await run('check', 'slice')).out.match(/\[[\w-]+\]/g)?.sort()).toEqual(['[out-of-range]', '[unknown-key]'])
    workspace.write('brand-configs/slice/brand.json', JSON.stringify({ ...brand, features: { lobby: { rows: 9 } } }))
    expect((await run('check', 'slice')).out).toContain('Nine rows are too many [feature-lobby]')
  })

  test('CF19 new writes a whole folder and leaves nothing else behind', async () => {
    const { code, out } = await run('new', 'lucky-star', '--recipe', 'agent')
    expect([code, out.includes('foyer dev lucky-star')]).toEqual([0, true])
    const brand = JSON.parse(readFileSync(join(workspace.root, 'brand-configs/lucky-star/brand.json'), 'utf8'))
    expect(brand).toMatchObject({ name: 'Lucky Star', merchant: 'LUCKY_STAR', site: { kind: 'agent' } })
    expect(readdirSync(join(workspace.root, 'brand-configs')).filter((name) => name.startsWith('.'))).toEqual([])
    expect(existsSync(join(workspace.root, 'brand-configs/lucky-star/assets/banner-hero.svg'))).toBe(true)
  })
})
