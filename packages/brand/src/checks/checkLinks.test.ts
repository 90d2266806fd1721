import { expect, test } from 'vitest'
import { type Draft, found, hints, product } from '../testing/brandFixture.ts'
import { checkLinks } from './checkLinks.ts'

const footer = (href: string) => (brand: Draft) =>
  (brand.footer = { columns: [{ title: { en: 'A', tr: 'A' }, links: [{ label: { en: 'B', tr: 'B' }, href }] }] })

test.each([
  '/rng',
  '/rng?page=2',
  '/home',
  '/game?game=1',
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
  ['/game', 'Open on the site what it is to show, and take its address, with ?game=…'],
  ['/game?vendor=BGS', 'Open on the site what it is to show, and take its address, with ?game=…'],
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
