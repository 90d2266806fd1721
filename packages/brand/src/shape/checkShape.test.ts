import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { formatPath } from '../issues/issue.ts'
import { BrandSchema } from '../schema/brand.ts'
import { type Draft, validBrand } from '../testing/brandFixture.ts'
import { checkShape } from './checkShape.ts'
import { inputSchema } from './inputSchema.ts'

const check = (change: (brand: Draft) => void) => {
  const brand = validBrand()
  change(brand)
  return checkShape(BrandSchema, brand).findings
}
const codes = (change: (brand: Draft) => void) => check(change).map(({ code, path }) => `${code} ${formatPath(path)}`)
const hint = (change: (brand: Draft) => void) => check(change)[0]?.hint

describe('the shape of brand.json', () => {
  test('CF02 the schema that brands are checked against is a JSON Schema of 2020-12', () => {
    const ajv = new Ajv2020({ strict: true, discriminator: true })
    expect([ajv.validateSchema(inputSchema(BrandSchema)), ajv.errors]).toEqual([true, null])
    expect(ajv.validateSchema({ type: 'objekt' })).toBe(false)
  })

  test('CF06 a small brand is complete with its defaults', () => {
    const { findings, value } = checkShape(BrandSchema, validBrand())
    expect(findings).toEqual([])
    expect(value).toMatchObject({
      site: { kind: 'member', loginRequired: false },
      languages: { default: 'EN', active: ['EN', 'TY'] },
      modules: { registration: true, points: false },
      api: { base: '/api', session: 'cookie' },
    })
  })

  test('CF04 an unknown key is an error with a did-you-mean', () => {
    expect(codes((brand) => (brand.thme = {}))).toEqual(['unknown-key thme'])
    expect(hint((brand) => (brand.thme = {}))).toContain('Did you mean "theme"?')
    expect(codes((brand) => (brand.assets.logo.drak = 'assets/a.svg'))).toEqual(['unknown-key assets.logo.drak'])
  })

  test('CF04 keys with x- are free anywhere and never reach the site', () => {
    const brand = validBrand()
    brand['x-note'] = 'ours'
    brand.assets['x-source'] = { any: [1] }
    brand.banners.w_home[0]['x-ticket'] = 4
    const { findings, value } = checkShape(BrandSchema, brand)
    expect(findings).toEqual([])
    expect(JSON.stringify(value)).not.toContain('x-')
  })

  test('CF05 schemaVersion, name and merchant are required', () => {
    expect(
      codes((brand) => Object.assign(brand, { schemaVersion: undefined, name: undefined, merchant: undefined })),
    ).toHaveLength(3)
  })

  test.each([
    ['a short colour', '#FB0', 'Write "#ffbb00"'],
    ['an upper-case colour', '#FFAA00', 'Write "#ffaa00"'],
    ['a colour with opacity', '#ffaa00cc', 'Write "#ffaa00"'],
    ['a colour by name', 'red', 'Colours are written #rrggbb in lower case, e.g. "#1b66c9"'],
  ])('CF10 ruling 34: %s leads to the nearest colour', (_name, color, expected) => {
    expect(hint((brand) => (brand.theme = { dark: { accent: color } }))).toBe(expected)
  })

  test.each([
    ['the merchant in lower case', (brand: Draft) => (brand.merchant = 'lantern'), 'Write "LANTERN"'],
    [
      'a host with its scheme',
      (brand: Draft) => (brand.hosts = ['https://Lantern.example/']),
      'Write "lantern.example"',
    ],
    [
      'a host with a letter that addresses have in another form',
      (brand: Draft) => (brand.hosts = ['häfen.example']),
      'Write "xn--hfen-loa.example"',
    ],
    ['an asset without its folder', (brand: Draft) => (brand.assets.icon = 'icon.svg'), 'Write "assets/icon.svg"'],
    ['a link without its slash', (brand: Draft) => (brand.banners.w_home[0].link = 'rng'), 'Write "/rng"'],
    ['a value that is nearly right', (brand: Draft) => (brand.theme = { header: 'rial' }), 'Did you mean "rail"?'],
  ])('CF03 %s leads to the nearest legal value', (_name, change, expected) => {
    expect(hint(change)).toBe(expected)
  })

  test.each([
    ['yes for true', (brand: Draft) => (brand.site = { loginRequired: 'yes' }), 'Write true'],
    ['a number as the name', (brand: Draft) => (brand.name = 7), 'Write "7"'],
    ['a text where a list stands', (brand: Draft) => (brand.hosts = 'a.example'), 'Write ["a.example"]'],
    [
      'a plain text where languages stand',
      (brand: Draft) => (brand.assets.logo.alt = 'Lantern'),
      'Write {"en":"Lantern"}',
    ],
    ['a list of names', (brand: Draft) => (brand.nav = ['RNG']), 'Write {"category":"RNG"}'],
    [
      'the name of a page in a list of entries',
      (brand: Draft) => (brand.nav = ['fair-play']),
      'Write {"page":"fair-play"}',
    ],
    ['FB08 a number where banners stand', (brand: Draft) => (brand.banners = 0), 'Write {}'],
    ['FB08 a number where a group of banners stands', (brand: Draft) => (brand.banners.w_home = 0), 'Write []'],
    ['FB08 a number where columns stand', (brand: Draft) => (brand.footer = { columns: -1 }), 'Write []'],
    ['FB08 a number where pictures stand', (brand: Draft) => (brand.assets = 0), 'Write { "logo": …, "icon": … }'],
    ['a text in brackets', (brand: Draft) => (brand.languages = { active: [['EN']] }), 'Write "EN"'],
    [
      'an object where a code stands',
      (brand: Draft) => (brand.languages = { active: [{}] }),
      'Write a text in double quotes',
    ],
    ['null', (brand: Draft) => (brand.theme = null), 'Take the key out; then the standard counts'],
  ])('CF03 %s leads to the value that was meant', (_name, change, expected) => {
    expect(hint(change)).toBe(expected)
  })

  test.each([
    [
      'a required key with a slip in its name',
      (brand: Draft) => {
        brand.nmae = brand.name
        brand.name = undefined
      },
      'Did you mean "name"?',
    ],
    [
      'a missing key',
      (brand: Draft) => (brand.schemaVersion = undefined),
      'Add "schemaVersion": 3 (Version of this schema that the file is written for)',
    ],
    [
      'a platform code as the key of a text',
      (brand: Draft) => (brand.assets.logo.alt = { en: 'Lantern', TY: 'Fener' }),
      'Write "tr", the tag of Türkçe. Own data may stand under keys that start with x-',
    ],
    [
      'a banner group without its w_',
      (brand: Draft) => (brand.banners = { home: [] }),
      'Write "w_home". Own data may stand under keys that start with x-',
    ],
  ])('CF04 %s is one error with its way out', (_name, change, expected) => {
    expect(check(change)).toMatchObject([{ hint: expected }])
  })

  test.each([
    [
      'a title',
      (brand: Draft) => (brand.routes = { home: { title: { en: 'x'.repeat(5000) } } }),
      'Take out 4920 or more',
    ],
    [
      'words of the navigation',
      (brand: Draft) => (brand.nav = [{ category: 'RNG', label: { en: 'x'.repeat(300) } }]),
      'Take out 260 or more',
    ],
  ])('FB09 %s may be as long as its place', (_name, change, expected) => {
    expect(check(change)).toMatchObject([{ code: 'too-long', hint: expected }])
  })

  test.each([
    ['javascript:alert(1)', 'A path of the site (/help), or an https, mailto or tel address'],
    ['//evil.example/a', 'Write "https://evil.example/a"'],
    ['http://partner.example/a', 'Write "https://partner.example/a"'],
    ['www.partner.example', 'Write "https://www.partner.example"'],
  ])('CF03 the link %s leads to one that is safe', (link, expected) => {
    expect(hint((brand) => (brand.banners.w_home[0].link = link))).toBe(expected)
  })

  test.each([
    ['/assets/icon.svg', 'Write "assets/icon.svg"'],
    ['assets/my icon.svg', 'Write "assets/my-icon.svg"'],
    ['/etc/passwd', 'File below the brand folder, e.g. assets/logo.svg'],
    ['assets/../../other/icon.svg', 'File below the brand folder, e.g. assets/logo.svg'],
  ])('CF14 the asset %s leads to a name that is possible', (name, expected) => {
    expect(hint((brand) => (brand.assets.icon = name))).toBe(expected)
  })

  test.each([
    ['a name of blanks', (brand: Draft) => (brand.name = '  '), 'too-short name'],
    [
      'a version of the terms of blanks',
      (brand: Draft) => (brand.jurisdiction = { termsVersion: '   ' }),
      'wrong-form jurisdiction.termsVersion',
    ],
    [
      'a version of the terms with a blank',
      (brand: Draft) => (brand.jurisdiction = { termsVersion: '2026 11' }),
      'wrong-form jurisdiction.termsVersion',
    ],
    [
      'a version of the terms with markup',
      (brand: Draft) => (brand.jurisdiction = { termsVersion: '<b>2</b>' }),
      'wrong-form jurisdiction.termsVersion',
    ],
    ['a text of blanks', (brand: Draft) => (brand.assets.logo.alt.en = ' '), 'too-short assets.logo.alt.en'],
    [
      'a start on a day that there is not',
      (brand: Draft) => (brand.banners.w_home[0].startsAt = '2026-02-30T00:00:00Z'),
      'wrong-form banners.w_home[0].startsAt',
    ],
    ['a host that is none', (brand: Draft) => (brand.hosts = ['...']), 'wrong-form hosts[0]'],
    [
      'an address of the API that is none',
      (brand: Draft) => (brand.api = { base: 'http//api' }),
      'wrong-form api.base',
    ],
    [
      'a wire form that does not exist',
      (brand: Draft) => (brand.api = { adapter: 'wsp' }),
      'unknown-value api.adapter',
    ],
    [
      'a measurement id that is none',
      (brand: Draft) => (brand.analytics = { gtagId: 'UA 1<x>' }),
      'wrong-form analytics.gtagId',
    ],
    [
      'a language tag with an underscore',
      (brand: Draft) => (brand.languages = { tags: { TY: 'tr_TR' } }),
      'wrong-form languages.tags.TY',
    ],
  ])('CF03 %s is refused', (_name, change, expected) => {
    expect(codes(change)).toEqual([expected])
  })

  test('CF03 a wrong type is one error, not several', () => {
    expect(codes((brand) => (brand.theme = 'dark'))).toEqual(['wrong-type theme'])
    expect(codes((brand) => (brand.nav = { category: 'RNG' }))).toEqual(['wrong-type nav'])
  })

  test('CF03 every problem is found at once and says why it matters', () => {
    const findings = check((brand) => {
      brand.name = ''
      brand.nav[0].category = 'SLOTS'
      brand.theme = { dark: { accent: 'pink' }, shape: 'rund' }
      brand.modules = { pionts: true }
    })
    expect(findings).toHaveLength(5)
    expect(findings.every(({ why }) => why && why.length > 20)).toBe(true)
  })

  test('CF03 an address that could run script is refused', () => {
    expect(codes((brand) => (brand.banners.w_home[0].link = 'javascript:alert(1)'))).toEqual([
      'wrong-form banners.w_home[0].link',
    ])
    expect(codes((brand) => (brand.assets.icon = 'assets/../../../etc/passwd'))).toEqual(['wrong-form assets.icon'])
  })
})
