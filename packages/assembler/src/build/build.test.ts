import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFakeWorkspace, type FakeWorkspace } from '../testing/fakeWorkspace.ts'
import { runFoyer } from '../testing/runFoyer.ts'

const statusKey = JSON.stringify(['systemStatus', 'EN', {}])
let workspace: FakeWorkspace
const build = (...args: string[]) =>
  runFoyer(workspace.root, ['build', ...args], { FOYER_PORTAL_DIST: workspace.portalDir })
const site = (path: string) => join(workspace.root, 'dist/sites', path)
const read = (path: string) => readFileSync(site(path), 'utf8')

beforeAll(async () => {
  workspace = createFakeWorkspace()
  workspace.addBrand('alpha', 'Alpha')
  workspace.addBrand('beta', 'Beta')
  const key = JSON.stringify(['hotGames', 'EN', { gameType: 'RNG' }])
  workspace.write(
    'snapshot.json',
    JSON.stringify({
      version: 1,
      merchant: 'X',
      takenAt: '',
      answers: { [key]: [{ name: 'Moon </script> Reef' }], [statusKey]: { status: 0 }, '["secret"]': 1 },
    }),
  )
  const { code, out } = await build('--all', '--snapshot', 'snapshot.json', '--frame-origin', 'https://games.example')
  expect(out).toMatch(/alpha: 8 pages in \d+ ms/)
  expect(code).toBe(0)
}, 60_000)
afterAll(() => workspace.remove())

describe('a built site', { timeout: 60_000 }, () => {
  test('CF17 has a page per route and language, with the paths of the spec for the default language', () => {
    for (const file of [
      'index.html',
      'rng/index.html',
      'fav/index.html',
      '404.html',
      'tr/index.html',
      'tr/rng/index.html',
      'tr/404.html',
      'home/index.html',
    ]) {
      expect(existsSync(site(`alpha/${file}`))).toBe(true)
    }
    expect(read('alpha/tr/rng/index.html')).toContain('<h1>Alpha /rng Giriş</h1>')
    expect(read('alpha/tr/rng/index.html')).toContain('<html lang="tr"')
  })

  test('R01 other paths of a page are the same file', () => {
    expect(statSync(site('alpha/home/index.html')).ino).toBe(statSync(site('alpha/index.html')).ino)
  })

  test('CF17 pages carry title, words for search engines, preloads and data, safely escaped', () => {
    const html = read('alpha/index.html')
    expect(html).toContain('<title>Alpha &quot;quoted&quot; /</title>')
    expect(html).toContain('<meta name="description" content="About &lt;/title&gt; /">')
    expect(html).toMatch(
      /<link rel="preload" as="font" type="font\/woff2" href="\/assets\/manrope-latin\.[0-9a-f]{10}\.woff2" crossorigin>/,
    )
    expect(html).toMatch(
      /<link rel="preload" as="image" href="\/assets\/banner-hero\.[0-9a-f]{10}\.svg" media="\(min-width: 720px\)" fetchpriority="high">/,
    )
    const data = JSON.parse(/id="foyer-data">(.*?)<\/script>/.exec(html)?.[1] ?? '')
    expect(data).toMatchObject({
      language: { tag: 'en' },
      scripts: ['/assets/list-abc.js', '/assets/lobby-abc.js'],
    })
    expect(Object.values(data.answers)).toEqual([[{ name: 'Moon </script> Reef' }]])
  })

  test('CF17 what all pages of a language have in common stands in one file that each of them names', () => {
    const siteOf = (page: string) => /"site":"([^"]+)"/.exec(read(`alpha/${page}`))?.[1] ?? ''
    expect(siteOf('index.html')).toMatch(/^\/assets\/site-en\.[0-9a-f]{10}\.json$/)
    expect(siteOf('rng/index.html')).toBe(siteOf('index.html'))
    expect(siteOf('tr/index.html')).toMatch(/site-tr/)
    expect(JSON.parse(read(`alpha${siteOf('index.html')}`))).toMatchObject({
      config: { brand: 'alpha', merchant: 'ALPHA' },
      answers: { [statusKey]: { status: 0 } },
    })
  })

  test('CF17 much that a page shows from the server stands in a file of its own, which the page names', async () => {
    const key = JSON.stringify(['hotGames', 'EN', { gameType: 'RNG' }])
    const answers = { [key]: Array.from({ length: 400 }, (_, index) => ({ name: `Reef ${index}` })) }
    workspace.write('large.json', JSON.stringify({ version: 1, merchant: 'X', takenAt: '', answers }))
    expect((await build('beta', '--snapshot', 'large.json')).code).toBe(0)
    const data = JSON.parse(/id="foyer-data">(.*?)<\/script>/.exec(read('beta/index.html'))?.[1] ?? '')
    expect(data.answers).toMatch(/^\/assets\/answers\.[0-9a-f]{10}\.json$/)
    expect(JSON.parse(read(`beta${data.answers}`))).toEqual(answers)
  })

  test('CF11 a page names the words it begins with, and the site those of each feature', () => {
    const named = (page: string, name: string) => new RegExp(`"${name}":"([^"]+)"`).exec(read(page))?.[1]
    const load = (url: string | undefined) => JSON.parse(read(`alpha${url}`))
    expect(load(named('alpha/index.html', 'messages'))).toEqual({ lobby: { title: 'Start', more: 'More {{count}}' } })
    expect(load(named('alpha/404.html', 'messages'))).toEqual({ lobby: { title: 'Start' } })
    expect(named('alpha/rng/index.html', 'messages')).toEqual(named('alpha/index.html', 'messages'))
    const { words } = load(named('alpha/index.html', 'site'))
    expect(JSON.parse(read(`alpha${words.lobby}`))).toEqual({ lobby: { more: 'More {{count}}' } })
  })

  test('CF13 only the public part of the config is in the page, with the texts of its language alone', () => {
    const html = read('alpha/index.html') + read(`alpha${/"site":"([^"]+)"/.exec(read('alpha/index.html'))?.[1]}`)
    for (const word of ['alpha.localhost', 'schemaVersion', 'registration":{"fields', 'Masanız hazır'])
      expect(html).not.toContain(word)
  })

  test('CF17 no page has an inline style, and its only inline script is allowed by its hash', async () => {
    const html = read('alpha/rng/index.html')
    expect(html).not.toMatch(/<style|\sstyle=/)
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text ?? '')
    expect(scripts).toHaveLength(1)
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(scripts[0]))
    expect(read('alpha/_headers')).toContain(`script-src 'self' 'sha256-${Buffer.from(digest).toString('base64')}'`)
  })

  test('CF17 the headers are strict and frame only what was named', () => {
    const headers = read('alpha/_headers')
    expect(headers).toContain("default-src 'none'")
    expect(headers).toContain('frame-src https://games.example;')
    expect(headers).toContain("require-trusted-types-for 'script'")
    expect(headers).not.toContain('unsafe')
    expect(headers).toMatch(/\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable/)
  })

  test('EN20 whoever names the language that is at the root is led there', () => {
    expect(read('alpha/_redirects')).toBe('/en / 301\n/en/* /:splat 301\n')
  })

  test('CF17 every file that a page names exists', () => {
    for (const page of ['index.html', 'tr/rng/index.html', '404.html']) {
      const urls = [...read(`alpha/${page}`).matchAll(/"(\/assets\/[^"]+)"/g)].map(([, url]) => url ?? '')
      expect(urls.length).toBeGreaterThan(5)
      for (const url of urls) expect(existsSync(site(`alpha${url}`)), url).toBe(true)
    }
  })

  test('CF17 brands share the files they have in common as hard links', () => {
    const [alpha, beta] = ['alpha', 'beta'].map((brand) => statSync(site(`${brand}/assets/boot-abc.js`)))
    expect(alpha?.ino).toBe(beta?.ino)
    expect(statSync(site('alpha/index.html')).ino).not.toBe(statSync(site('beta/index.html')).ino)
  })

  test('CF17 compressed forms are the same text', () => {
    expect(brotliDecompressSync(readFileSync(site('alpha/index.html.br'))).toString()).toBe(read('alpha/index.html'))
    expect(brotliDecompressSync(readFileSync(site('alpha/assets/boot-abc.js.br'))).toString()).toBe(
      read('alpha/assets/boot-abc.js'),
    )
    expect(readdirSync(site('alpha/assets')).filter((name) => name.endsWith('.woff2.br'))).toEqual([])
  })

  test('CF17 building again gives the same bytes and leaves no drafts', async () => {
    const before = read('alpha/index.html')
    expect((await build('alpha', '--snapshot', 'snapshot.json')).code).toBe(0)
    expect(read('alpha/index.html')).toBe(before)
    expect(readdirSync(site('.')).sort()).toEqual(['.shared', 'alpha', 'beta'])
  })

  test('CF17 a build that fails half-way leaves the last site in place and the others built', async () => {
    workspace.addBrand('broken', 'Whole')
    await build('broken')
    const before = read('broken/index.html')
    workspace.addBrand('broken', 'Broken')
    const { code, out } = await build('broken', 'beta')
    expect(code).toBe(3)
    expect(out).toContain('broken: failed: disk full')
    expect(out).toContain('beta: 8 pages')
    expect(read('broken/index.html')).toBe(before)
    expect(readdirSync(site('.')).filter((name) => name.includes('draft'))).toEqual([])
  })

  test('CF03 a brand with errors is not built, and the others are', async () => {
    workspace.write('brand-configs/wrong/brand.json', '{ "schemaVersion": 3 }')
    const { code, out, err } = await build('wrong', 'beta')
    expect(code).toBe(1)
    expect(err).toContain('brand-configs/wrong/brand.json:1:1 error')
    expect(out).toMatch(/^wrong: not built, \d+ errors/m)
    expect(out).toContain('beta: 8 pages')
    expect(existsSync(site('wrong'))).toBe(false)
  })

  test('CF17 many brands are built by several processes; what is wrong with some stops none of the others', async () => {
    const names = Array.from({ length: 7 }, (_, index) => `many-${index}`)
    for (const name of names) workspace.addBrand(name, name === 'many-3' ? 'Broken' : name)
    workspace.write('brand-configs/many-5/brand.json', '{ "schemaVersion": 3 }')
    const { code, out, err } = await build(...names)
    expect(code).toBe(1)
    expect(err).toContain('brand-configs/many-5/brand.json:1:1 error')
    const said = out.trim().split('\n').sort()
    expect(said.map((line) => line.split(':')[0])).toEqual(names)
    expect(said[3]).toBe('many-3: failed: disk full')
    expect(said[5]).toMatch(/^many-5: not built/)
    expect(said[6]).toMatch(/^many-6: 8 pages/)
  })

  test('UK17 a site has the pseudo-languages only when a test asks for them', async () => {
    workspace.addBrand('gamma')
    expect((await build('gamma')).code).toBe(0)
    expect(existsSync(site('gamma/en-xa'))).toBe(false)
    expect(read('gamma/site.json')).not.toContain('XA')
    expect((await build('gamma', '--pseudo-languages')).code).toBe(0)
    expect(read('gamma/en-xa/rng/index.html')).toContain('<html lang="en-XA"')
    expect(read('gamma/en-xa/rng/index.html')).toContain('Štáártt')
    expect(read('gamma/en-xb/rng/index.html')).toContain('\u202eStart\u202c')
    expect(read('gamma/rng/index.html')).toContain('/rng Start<')
    expect(JSON.parse(read('gamma/site.json')).languages.at(-1)).toMatchObject({ tag: 'en-XB', direction: 'rtl' })
  })

  test('CF06 a wrong environment ends the command, processes that were started included', async () => {
    const { code, err } = await build('--all', '--env', 'nowhere')
    expect(code).toBe(2)
    expect(err).toContain('nowhere')
  })
})
