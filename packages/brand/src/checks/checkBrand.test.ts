import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadBrand } from '../load/loadBrand.ts'
import { type Draft, product, validBrand } from '../testing/brandFixture.ts'
import { checkBrand } from './checkBrand.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'foyer-check-'))
  mkdirSync(join(dir, 'assets'))
  for (const [name, size] of [
    ['dark', '160 40'],
    ['light', '160 40'],
    ['icon', '40 40'],
    ['one', '1280 400'],
  ])
    writeFileSync(join(dir, `assets/${name}.svg`), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"/>`)
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

async function codes(text: string): Promise<readonly string[]> {
  writeFileSync(join(dir, 'brand.json'), text)
  const loaded = await loadBrand(dir, { sections: product.sections })
  const issues = await checkBrand(loaded, { product })
  return issues.map(({ code, path }) => `${code} ${path}`).sort()
}
const changed = (change: (brand: Draft) => void) => {
  const brand = validBrand()
  brand.routes = { rng: { banner: '' } }
  change(brand)
  return JSON.stringify(brand, null, 2)
}

test('CF03 a brand without problems has none', async () => {
  expect(await codes(changed(() => {}))).toEqual([])
})

test('CF03 what is wrong in one part does not hide what is wrong in the others', async () => {
  const text = changed((brand) => {
    brand.name = 7
    brand.nav = [{ category: 'RGN' }]
    brand.theme = { header: 'rial', dark: { text: '#111111' } }
    brand.assets.icon = 'assets/none.svg'
    brand.home.sections.push({ type: 'hot-game' })
    brand.banners.w_home[0].alt = { en: 'A lantern' }
  })
  expect(await codes(text)).toEqual([
    'asset-missing assets.icon',
    'low-contrast theme.dark.text',
    'text-missing banners.w_home[0].alt',
    'unknown-section home.sections[1].type',
    'unknown-value nav[0].category',
    'unknown-value theme.header',
    'wrong-type name',
  ])
})

test('CF03 a slip in the syntax does not hide the rest of the file', async () => {
  const text = changed((brand) => (brand.theme = { header: 'rial' })).replace('"merchant"', '// the code\n  "merchant"')
  expect(await codes(text)).toEqual(['json-syntax ', 'unknown-value theme.header'])
})

test('CF03 a misspelt part is one problem, without echoes of what is missing because of it', async () => {
  expect(await codes(changed((brand) => Object.assign(brand, { baners: brand.banners, banners: undefined })))).toEqual([
    'unknown-key baners',
  ])
  expect(await codes(changed((brand) => (brand.banners = [])))).toEqual(['wrong-type banners'])
})

test('CF03 whatever is taken out of a brand or put into it, no check is put off', async () => {
  const brand = validBrand()
  const places: (readonly (string | number)[])[] = []
  const collect = (value: unknown, path: readonly (string | number)[]) => {
    if (path.length > 0) places.push(path)
    if (typeof value === 'object' && value !== null)
      for (const [key, child] of Object.entries(value))
        collect(child, [...path, Array.isArray(value) ? Number(key) : key])
  }
  collect(brand, [])
  for (const path of places) {
    for (const put of [undefined, null, 7, 'x', [], {}, [null], { wrong: 1 }]) {
      const changedBrand: Draft = validBrand()
      const holder = path.slice(0, -1).reduce<Draft>((at, part) => at[part], changedBrand)
      holder[path.at(-1) ?? ''] = put
      expect((await codes(JSON.stringify(changedBrand))).every((text) => text.length > 3)).toBe(true)
    }
  }
})

test('CF03 what is no JSON value is said once', async () => {
  const text = changed((brand) => (brand.site = { loginRequired: 1 })).replace(
    '"loginRequired": 1',
    '"loginRequired": maybe',
  )
  expect(await codes(text)).toEqual(['json-syntax '])
})

test('CF11 a text under platform codes is told by its keys alone', async () => {
  expect(await codes(changed((brand) => (brand.assets.logo.alt = { EN: 'Lantern', TY: 'Fener' })))).toEqual([
    'unknown-key assets.logo.alt.EN',
    'unknown-key assets.logo.alt.TY',
  ])
})

test('FB12 an address that a page of one’s own cannot have is told alone, without the links that meant it', async () => {
  mkdirSync(join(dir, 'pages'))
  for (const tag of ['en', 'tr']) writeFileSync(join(dir, `pages/fair-play.${tag}.md`), '# Fair play\n\nWords.')
  const at = (path: string) =>
    changed((brand) => {
      const label = { en: 'Fair', tr: 'Adil' }
      brand.pages = { 'fair-play': { path } }
      brand.footer = { columns: [{ title: label, links: [{ label, href: '/fair-play' }] }] }
    })
  expect(await codes(at('/fair-play'))).toEqual([])
  for (const path of ['/api/x', '/rng', '/tr/x', '/Fair Play'])
    expect([path, await codes(at(path))]).toEqual([
      path,
      [`${path === '/Fair Play' ? 'wrong-form' : 'page-path'} pages.fair-play.path`],
    ])
})

test('CF11 a default language that is not active is told alone', async () => {
  expect(await codes(changed((brand) => (brand.languages = { default: 'DE', active: ['EN', 'TY'] })))).toEqual([
    'default-language-off languages.default',
  ])
})

test('CF06 a file that looks like an overlay but is none is said', async () => {
  for (const name of ['brand.Staging.json', 'brand-old.json', 'brand.live.jsn']) writeFileSync(join(dir, name), '{')
  expect(await codes(changed(() => {}))).toEqual(['unread-file ', 'unread-file ', 'unread-file '])
})

test('CF13 a secret is found in messages, and while the rest of the file is wrong', async () => {
  const key = `sk_live_${'4eC39HqLyjWD'}`
  mkdirSync(join(dir, 'messages'))
  writeFileSync(join(dir, 'messages/en.json'), JSON.stringify({ lobby: { more: key } }))
  expect(await codes(changed((brand) => Object.assign(brand, { name: 1, 'x-key': key })))).toEqual([
    'secret lobby.more',
    'secret x-key',
    'wrong-type name',
  ])
})

test('CF11 CF13 texts of a language may stand under keys that name a password', async () => {
  mkdirSync(join(dir, 'messages'))
  writeFileSync(join(dir, 'messages/tr.json'), JSON.stringify({ session: { password: 'Parola' } }))
  expect(await codes(changed(() => {}))).toEqual(['unknown-message session.password'])
})

test('CF06 settings of sections have their defaults once a brand is loaded', async () => {
  writeFileSync(
    join(dir, 'brand.json'),
    changed((brand) => (brand.home.sections = [{ type: 'hot-games' }, { type: 'winner-board' }])),
  )
  const { resolved, document } = await loadBrand(dir, { sections: product.sections })
  expect(resolved?.home.sections).toEqual([
    { type: 'hot-games', settings: { count: 8 } },
    { type: 'winner-board', settings: {} },
  ])
  expect(document?.origin(['home', 'sections', 0, 'settings', 'count'])).toBeUndefined()
})
