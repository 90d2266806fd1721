import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePage } from '../pages/parsePage.ts'
import { createSourceFile } from '../source/sourceFile.ts'
import { contextOf, type Draft, found, hints } from '../testing/brandFixture.ts'
import { checkLinks } from './checkLinks.ts'
import { checkApiBase, checkPageSettings, checkPages } from './checkPages.ts'

const page = (name: string, tag: string, text: string) =>
  parsePage(name, tag, createSourceFile(`b/pages/${name}.${tag}.md`, text))
const both = (text: string) => [page('fair-play', 'en', text), page('fair-play', 'tr', '# Adil oyun\n\nMetin.')]
const linked = (brand: Draft) => {
  const label = { en: 'Fair', tr: 'Adil' }
  brand.footer = { columns: [{ title: label, links: [{ label, href: '/pages/fair-play' }] }] }
}
const issuesOf = (text: string, change: (brand: Draft) => void = linked) =>
  checkPages(contextOf(change, { pages: both(text) })).map(({ code, line, col }) => `${code} ${line}:${col}`)

test('FB12 a page that stands in the navigation needs no other link', () => {
  expect(issuesOf('# Fair play\n\nWords.', (brand) => brand.nav.push({ page: 'fair-play' }))).toEqual([])
  expect(issuesOf('# Fair play', () => undefined)).not.toEqual([])
})

test('FB12 a page with a title, a link to it and all languages is fine', () => {
  expect(issuesOf('# Fair play\n\nSee [slots](/rng), [us](https://x.example) and [below](#a).')).toEqual([])
  expect(issuesOf('---\ntitle: Fair play\ndescription: What we hold to.\n---\nWords.')).toEqual([])
})

test.each([
  ['links to no page', '# Fair\n\nSee [slots](/rgn).', 'dead-link 3:5'],
  ['links without a slash', '# Fair\n\n[slots](rng)', 'wrong-form 3:1'],
  ['would run a script', '# Fair\n\n[x](javascript:alert)', 'wrong-form 3:1'],
  ['shows a picture that is not there', '# Fair\n\n![A lake](assets/lake.webp)', 'asset-missing 3:1'],
  ['has no title', 'Words only.', 'missing-key 1:1'],
  ['has a heading only', '# Fair\n\n## Play\n', 'empty-page 1:1'],
  ['has a head with a slip', '---\ntitel: Fair\n---\n# Fair\n\nWords.', 'unknown-key 2:1'],
  ['hides a character', '# Fair\u202e play\n\nWords.', 'bad-character 1:1'],
])('FB12 a page that %s is an error in its own file', (_name, text, issue) => {
  expect(issuesOf(text)).toEqual([issue])
})

test('FB12 html that players would not see as it is written is a warning with what to write', () => {
  const text =
    '# Fair\n\n<strong>Yes</strong> <!-- <iframe> -->\n\n<iframe src="https://x.example"></iframe>\n\nSee <a href="/rng">x</a>, `<svg>`.'
  expect(issuesOf(text)).toEqual(['page-html 5:1', 'page-html 7:5'])
  const [frame, link] = checkPages(contextOf(linked, { pages: both(text) }))
  expect(frame?.severity).toBe('warning')
  expect(frame?.hint).toMatch(/Elements that are shown: p, br, strong$/)
  expect(link?.hint).toBe('Write [words](/help)')
})

test('FB12 a page that no link leads to, or that lacks a language, is a warning with what to write', () => {
  const issues = checkPages(contextOf(undefined, { pages: [page('fair-play', 'en', '# Fair play\n\nWords.')] }))
  expect(issues.map(({ severity, hint }) => [severity, hint])).toEqual([
    ['warning', 'Write pages/fair-play.tr.md'],
    ['warning', 'Link "/pages/fair-play" in footer.columns or on a banner'],
  ])
})

test.each([
  ['/rng', 'a page of the product'],
  ['/tr/fair', 'a language'],
  ['/en/fair', 'a language'],
  ['/api/fair', 'the server'],
  ['/desk', 'the server'],
  ['/404', 'the server'],
  ['/healthz', 'the server'],
  ['/payments/v1/fair', 'the server'],
])('FB12 a page cannot stand at %s, which belongs to %s', (path, owner) => {
  const change = (brand: Draft) => {
    brand.pages = { 'fair-play': { path } }
  }
  const parts = { pages: both('# Fair') }
  expect(found(checkPageSettings, change, parts)).toEqual(['page-path pages.fair-play.path'])
  expect(checkPageSettings(contextOf(change, parts))[0]?.message).toContain(owner)
  expect(hints(checkPageSettings, change, parts)).toEqual(['Write "/pages/fair-play"'])
})

test('N01 the address of the API can be no page of the site, nor the folder of a language', () => {
  const at = (base: string) => (brand: Draft) => {
    brand.api = { base }
    brand.pages = { 'fair-play': { path: '/fair' } }
  }
  const parts = { pages: both('# Fair') }
  for (const base of ['/rng', '/fair', '/tr', '/tr/api'])
    expect(found(checkApiBase, at(base), parts)).toEqual(['api-path api.base'])
  for (const base of ['/api', '/services/v1', 'https://api.example.org'])
    expect(found(checkApiBase, at(base), parts)).toEqual([])
  expect(hints(checkApiBase, at('/rng'), parts)).toEqual(['Write "/api"'])
})

test('FB12 a page whose language is written as the code of the platform is told with its tag', () => {
  const [first] = checkPages(contextOf(linked, { pages: [page('fair-play', 'ty', '# Adil'), ...both('# Fair')] }))
  expect(first).toMatchObject({ code: 'language-off', hint: 'Name it fair-play.tr.md' })
})

test('FB12 settings of a page that is not there name the one that was meant', () => {
  const change = (brand: Draft) => {
    brand.pages = { fairplay: { path: '/fair' } }
  }
  expect(hints(checkPageSettings, change, { pages: both('# Fair') })).toEqual(['Did you mean "fair-play"?'])
})

test('FB12 footer and banners may link to own pages', () => {
  expect(found(checkLinks, linked, { pages: both('# Fair') })).toEqual([])
  expect(found(checkLinks, linked)).toHaveLength(1)
})

test('FB12 whatever a page holds, looking at it never throws and every problem lies inside the file', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const lines = text.split(/\r\n|\r|\n/).length
      for (const { line, hint } of checkPages(contextOf(linked, { pages: [page('fair-play', 'en', text)] }))) {
        expect(line).toBeLessThanOrEqual(lines)
        expect(hint).not.toBe('')
      }
    }),
    { numRuns: 300 },
  )
}, 60_000)
