import { lstatSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFakeWorkspace, type FakeWorkspace } from '../testing/fakeWorkspace.ts'
import { runFoyer } from '../testing/runFoyer.ts'

let workspace: FakeWorkspace
beforeAll(() => {
  workspace = createFakeWorkspace()
})
afterAll(() => workspace.remove())

const run = (...args: string[]) => runFoyer(workspace.root, args, { FOYER_PORTAL_DIST: workspace.portalDir })
const pathOf = (file: string) => join(workspace.root, 'brand-configs', file)
const read = (file: string) => readFileSync(pathOf(file), 'utf8')

/** A brand of version 1 with a bar, as somebody wrote it by hand. */
function addOld(id: string, bar: string): string {
  workspace.addBrand(id)
  const text = read(`${id}/brand.json`)
    .replace('"schemaVersion": 3,', '"schemaVersion":1, "x-team" : "night" ,')
    .replace(/\n\}\n?$/, `,\n    "floatingBar" : ${bar},\n  "x-end": [ 1,2 ]\n}\n\n`)
  workspace.write(`brand-configs/${id}/brand.json`, text)
  return text
}

describe('foyer migrate', { timeout: 60_000 }, () => {
  test('CF05 an old brand is checked and built as it is, and said once how to rewrite', async () => {
    addOld('old', '{ "social": false }')
    const { code, out } = await run('check', 'old')
    expect(code).toBe(0)
    expect(out.match(/foyer migrate old/g)).toHaveLength(1)
    expect(out.trim().endsWith('old: 1 hint')).toBe(true)
    const built = await run('build', 'old', '--out', 'sites')
    expect([built.code, built.err.match(/foyer migrate old/g)?.length]).toEqual([0, 1])
  })

  test('CF05 --check tells what is to do, changes nothing and ends with 1', async () => {
    const text = addOld('asked', '{ "social": false }')
    const { code, out } = await run('migrate', 'asked', '--check')
    expect([code, out.includes('brand-configs/asked/brand.json: schemaVersion changed, floatingBar changed')]).toEqual([
      1,
      true,
    ])
    expect(read('asked/brand.json')).toBe(text)
  })

  test('CF05 CF08 a file is rewritten in place: its bar and its version, and not a character besides', async () => {
    const text = addOld('kept', '{ "social": false }')
    const { code, out } = await run('migrate', 'kept')
    expect([code, out]).toEqual([0, expect.stringContaining('kept: Schema version 1 was rewritten as 3')])
    const list = '[{ "entry": "live-chat" }, { "entry": "vip-chat" }, { "entry": "messaging" }]'
    expect(read('kept/brand.json')).toBe(
      text.replace('"schemaVersion":1,', '"schemaVersion":3,').replace('{ "social": false }', list),
    )
    expect(readdirSync(pathOf('kept')).filter((name) => name.startsWith('.'))).toEqual([])
    expect((await run('migrate', 'kept', '--check')).code).toBe(0)
  })

  test('CF05 CF06 overlays are rewritten with their brand, and a link stays one', async () => {
    addOld('linked', '{ "customerService": false, "x-why": "moving" }')
    workspace.write('brand-configs/linked/brand.staging.json', '{ "floatingBar": { "social": false } }\n')
    renameSync(pathOf('linked/brand.json'), join(workspace.root, 'elsewhere.json'))
    symlinkSync('../../elsewhere.json', pathOf('linked/brand.json'))
    expect((await run('migrate', 'linked')).code).toBe(0)
    expect(lstatSync(pathOf('linked/brand.json')).isSymbolicLink()).toBe(true)
    expect(JSON.parse(read('linked/brand.json'))).toMatchObject({
      schemaVersion: 3,
      floatingBar: [{ entry: 'messaging' }, { entry: 'social' }],
      'x-floatingBar': { 'x-why': 'moving' },
    })
    expect(read('linked/brand.staging.json')).toBe('{ "floatingBar": [{ "entry": "messaging" }] }\n')
  })

  test('CF05 what cannot be brought over is told with its place, and nothing is written', async () => {
    const text = addOld('wrong', '{ "socail": false }')
    const { code, out, err } = await run('migrate', 'wrong')
    expect([code, out]).toEqual([1, 'wrong: Not rewritten; its files have errors\n'])
    expect(err).toMatch(/wrong\/brand\.json:\d+:\d+ error The key "socail" does not exist here/)
    expect(err).toContain('fix: Did you mean "social"?')
    expect(read('wrong/brand.json')).toBe(text)
  })

  test('CF05 all brands are brought up to date when none is named; a brand that is not there is wrong usage', async () => {
    expect((await run('migrate', 'nobody')).code).toBe(2)
    const { out } = await run('migrate')
    expect(out).toContain('kept: Schema version 3; nothing to do')
    expect(out).toContain('asked: Schema version 1 was rewritten as 3')
  })
})
