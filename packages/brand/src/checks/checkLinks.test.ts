import { expect, test } from 'vitest'
import { parsePage } from '../pages/parsePage.ts'
import { createSourceFile } from '../source/sourceFile.ts'
import { type Draft, found, hints, product } from '../testing/brandFixture.ts'
import { checkLinks } from './checkLinks.ts'

const footer = (href: string) => (brand: Draft) =>
  (brand.footer = { columns: [{ title: { en: 'A', tr: 'A' }, links: [{ label: { en: 'B', tr: 'B' }, href }] }] })

test.each([
  '/rng',
  '/rng?page=2',
  '/home',
  '/game?game=1&vendor=BGS&node=3',
  '/?centre=member',
  'https://elsewhere.example/x',
  'mailto:a@b.example',
])('N01 the link %s is fine', (href) => {
  expect(found(checkLinks, footer(href))).toEqual([])
})

test('N01 a link to a page that does not exist is an error with a did-you-mean', () => {
  expect(found(checkLinks, footer('/rgn'))).toEqual(['dead-link footer.columns[0].links[0].href'])
  expect(hints(checkLinks, footer('/rgn'))).toEqual(['Did you mean "/rng"?'])
})

test.each([
  ['/game', 'Open on the site what it is to show, and take its address, with ?game=…&vendor=…&node=…'],
  ['/game?vendor=BGS', 'Open on the site what it is to show, and take its address, with ?game=…&node=…'],
  ['/rng?centre=member.deposit', 'Did you mean "member.depositv2"?'],
  ['/?centre=nope', 'Possible: member, member.depositv2'],
])('N01 the link %s leads to a page that has nothing to show', (href, hint) => {
  expect(found(checkLinks, footer(href))).toEqual(['dead-link footer.columns[0].links[0].href'])
  expect(hints(checkLinks, footer(href))).toEqual([hint])
})

test.each([
  ['/tr/rng?page=2', '/rng?page=2'],
  ['/tr', '/'],
  ['/en/rng', '/rng'],
])('N01 the link %s names a language, and would lead readers of that language to no page', (href, without) => {
  expect(found(checkLinks, footer(href))).toEqual(['dead-link footer.columns[0].links[0].href'])
  expect(hints(checkLinks, footer(href))).toEqual([`Write "${without}"; every reader gets it in their own language`])
})

test.each([
  ['/game?game=1', 'Open on the site what it is to show, and take its address, with ?vendor=…&node=…'],
  ['/game?game=1&node=', 'Open on the site what it is to show, and take its address, with ?vendor=…&node=…'],
])('N01 the link %s names a part of what its page asks for, which shows nothing then', (href, hint) => {
  expect(found(checkLinks, footer(href))).toEqual(['dead-link footer.columns[0].links[0].href'])
  expect(hints(checkLinks, footer(href))).toEqual([hint])
})

test('N01 a link to a heading that a page of the brand has in no language is a warning with a did-you-mean', () => {
  const pages = [
    parsePage('rules', 'en', createSourceFile('pages/rules.en.md', '# Rules\n\n## Pay in\n')),
    parsePage('rules', 'tr', createSourceFile('pages/rules.tr.md', '# Kurallar\n\n## Para yatırma\n')),
  ]
  for (const href of ['/pages/rules', '/pages/rules#pay-in', '/pages/rules#para-yatirma'])
    expect(found(checkLinks, footer(href), { pages })).toEqual([])
  expect(found(checkLinks, footer('/pages/rules#pay-inn'), { pages })).toEqual([
    'dead-link footer.columns[0].links[0].href',
  ])
  expect(hints(checkLinks, footer('/pages/rules#pay-inn'), { pages })).toEqual(['Did you mean "pay-in"?'])
})

test('N01 a page that shows what its address names is not offered in place of one that does not exist', () => {
  const [hint = ''] = hints(checkLinks, footer('/quite-elsewhere'))
  expect(hint).toContain('/rng')
  expect(hint.split(/: |, /)).not.toContain('/game')
})

test('CF08 a link of the drawer leads to a page of the site too', () => {
  const drawer = (href: string) => (brand: Draft) => (brand.drawer = [{ label: { en: 'B', tr: 'B' }, href }])
  expect(found(checkLinks, drawer('/rng'))).toEqual([])
  expect(found(checkLinks, drawer('/rgn'))).toEqual(['dead-link drawer[0].href'])
})

test('N01 a banner that leads to a page which the brand took off is an error', () => {
  expect(
    found(checkLinks, (brand) => {
      brand.modules = { registration: false }
      brand.banners.w_home[0].link = '/register'
    }),
  ).toEqual(['dead-link banners.w_home[0].link'])
})

test('FB10 without a page near by, every page of the site is named', () => {
  const routes = Array.from({ length: 20 }, (_, index) => ({
    id: `page${index}`,
    feature: 'home',
    paths: [`/page-number-${index}`, `/other-${index}`] as const,
    layout: 'plain',
  }))
  const [hint = ''] = hints(checkLinks, footer('/xyz'), { product: { ...product, routes } })
  expect(hint.split(', ')).toHaveLength(20)
})
