import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFakeWorkspace, type FakeWorkspace } from '../testing/fakeWorkspace.ts'
import { runFoyer } from '../testing/runFoyer.ts'

let workspace: FakeWorkspace
const build = (brand: string) => runFoyer(workspace.root, ['build', brand], { FOYER_PORTAL_DIST: workspace.portalDir })
const site = (path: string) => join(workspace.root, 'dist/sites', path)
const read = (path: string) => readFileSync(site(path), 'utf8')

beforeAll(async () => {
  workspace = createFakeWorkspace()
  workspace.addBrand('alpha', 'Alpha')
  expect((await build('alpha')).code).toBe(0)
}, 60_000)
afterAll(() => workspace.remove())

describe('a site without a connection', { timeout: 60_000 }, () => {
  test('QP16 every language has a manifest with the pages of the navigation, whose files exist', () => {
    for (const [file, start, rng] of [
      ['site.webmanifest', '/', '/rng'],
      ['tr/site.webmanifest', '/tr', '/tr/rng'],
    ] as const) {
      const manifest = JSON.parse(read(`alpha/${file}`))
      expect(manifest).toMatchObject({ id: '/', start_url: start, scope: '/', short_name: 'Alpha' })
      expect(manifest.shortcuts).toMatchObject([{ name: 'Page /rng', url: rng }])
      for (const { src } of manifest.icons) expect(existsSync(site(`alpha${src}`)), src).toBe(true)
    }
    expect(read('alpha/tr/index.html')).toContain('<link rel="manifest" href="/tr/site.webmanifest">')
    expect(read('alpha/_headers')).toContain("manifest-src 'self'; worker-src 'self'")
  })

  test('QP17 the worker knows the public pages alone, and the offline page of each language, which is not taken over but goes by itself', () => {
    const [first = ''] = read('alpha/sw.js').split('\n')
    const told = JSON.parse(/^self\.foyerSite=(.*);$/.exec(first)?.[1] ?? '')
    expect(told).toMatchObject({
      pages: ['/', '/home', '/index.html', '/rng'],
      offline: { '': '/offline.html', '/tr': '/tr/offline.html' },
      answers: ['/api/titles'],
    })
    for (const url of [...told.shell, ...Object.values<string>(told.offline)])
      expect(existsSync(site(`alpha${url}`)), url).toBe(true)
    const html = read('alpha/tr/offline.html')
    expect(html).toContain('Alpha offline tr')
    expect(html).not.toContain('type="module"')
    const [, script = ''] = /<script src="([^"]+)" defer>/.exec(html) ?? []
    expect(told.shell).toContain(script)
    expect(read(`alpha${script}`)).toContain('online')
    for (const [, url] of html.matchAll(/<link rel="(?:stylesheet|preload|icon)"[^>]* href="([^"]+)"/g))
      expect(told.shell).toContain(url)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(read('alpha/_headers')).toMatch(/\/sw\.js\n {2}Cache-Control: no-cache/)
  })

  test('QP17 a brand that switches it off still has a worker, which takes itself away', async () => {
    workspace.addBrand('quiet', 'Quiet')
    const file = 'brand-configs/quiet/brand.json'
    const brand = JSON.parse(readFileSync(join(workspace.root, file), 'utf8'))
    workspace.write(file, JSON.stringify({ ...brand, site: { ...brand.site, offline: false } }))
    expect((await build('quiet')).code).toBe(0)
    expect(read('quiet/sw.js')).toContain('unregister()')
    expect(read('quiet/sw.js')).not.toContain('foyerSite')
    expect(existsSync(site('quiet/offline.html'))).toBe(false)
    expect(existsSync(site('quiet/site.webmanifest'))).toBe(true)
  })
})
