import { expect, test } from 'vitest'
import { parsePage } from '../pages/parsePage.ts'
import { createSourceFile } from '../source/sourceFile.ts'
import { type Draft, found, hints } from '../testing/brandFixture.ts'
import { checkBanners } from './checkBanners.ts'

const image = (bannerId: string) => ({ bannerId, image: 'assets/one.svg', alt: { en: 'A', tr: 'A' } })

test('BN01 a page that shows a group with banners is fine', () => {
  expect(found(checkBanners)).toEqual([])
})

test('N01 a page that shows a group without banners is an error with the way out', () => {
  const change = (brand: Draft) => (brand.routes = { rng: { layout: 'default' } })
  expect(found(checkBanners, change)).toEqual(['banner-group-empty banners.w_rng'])
  expect(hints(checkBanners, change)[0]).toContain('"routes": { "rng": { "banner": "" } }')
})

test('N01 an empty group counts as none, and an empty name switches the banner off', () => {
  expect(found(checkBanners, (brand) => (brand.banners.w_home = []))).toEqual(['banner-group-empty banners.w_home'])
  expect(
    found(checkBanners, (brand) => {
      brand.routes = { home: { banner: '' } }
      brand.banners = {}
    }),
  ).toEqual([])
})

test('N01 a group that no page shows is said with a did-you-mean', () => {
  const change = (brand: Draft) => (brand.banners.w_hom = [image('x')])
  expect(found(checkBanners, change)).toEqual(['banner-group-unused banners.w_hom'])
  expect(hints(checkBanners, change)).toEqual(['Did you mean "w_home"?'])
})

test('EN07 two banners of a group cannot have the same id', () => {
  expect(found(checkBanners, (brand) => brand.banners.w_home.push(image('one')))).toEqual([
    'duplicate-banner banners.w_home[1].bannerId',
  ])
})

test('N01 a group that several pages show is one problem, and a misspelt group is told by its name', () => {
  const routes = { rng: { layout: 'default', banner: 'w_home' } }
  const change = (brand: Draft) => Object.assign(brand, { routes, banners: { w_hoem: brand.banners.w_home } })
  expect(found(checkBanners, change)).toEqual(['banner-group-empty banners.w_hoem'])
  expect(hints(checkBanners, change)).toEqual(['Write "w_home" instead of "w_hoem", which no page shows'])
  const emptied = (brand: Draft) => Object.assign(brand, { routes, banners: {} })
  expect(hints(checkBanners, emptied)).toEqual([
    'Add banners to "w_home", or write "routes": { "home": { "banner": "" }, "rng": { "banner": "" } }',
  ])
})

test('N01 CF03 a page of the brand’s own shows no group where its own entry says so, not that of a route', () => {
  const pages = [parsePage('fair-play', 'en', createSourceFile('fair-play.en.md', '# Fair play'))]
  const change = (brand: Draft) => {
    brand.pages = { 'fair-play': { layout: 'default', banner: 'w_fair' } }
    brand.routes = { rng: { layout: 'default', banner: 'w_fair' } }
  }
  expect(found(checkBanners, change, { pages })).toEqual(['banner-group-empty routes.rng.banner'])
  const [hint] = hints(checkBanners, change, { pages })
  expect(hint).toBe(
    'Add banners to "w_fair", or write "routes": { "rng": { "banner": "" } }, "pages": { "fair-play": { "banner": "" } }',
  )
  const alone = (brand: Draft) => (brand.pages = { 'fair-play': { layout: 'default', banner: 'w_fair' } })
  expect(found(checkBanners, alone, { pages })).toEqual(['banner-group-empty pages.fair-play.banner'])
})

test('UK08 the two forms of a banner are two pictures, both with a narrow one or neither', () => {
  const light = (form: unknown) => (brand: { banners: Record<string, { light?: unknown }[]> }) => {
    for (const banner of brand.banners.w_home ?? []) banner.light = form
  }
  expect(found(checkBanners, light({ image: 'assets/pale.svg' }))).toEqual([])
  expect(found(checkBanners, light({ image: 'assets/one.svg' }))).toEqual([
    'banner-forms-equal banners.w_home[0].light.image',
  ])
  expect(found(checkBanners, light({ image: 'assets/pale.svg', imageNarrow: 'assets/narrow.svg' }))).toEqual([
    'banner-form-narrow banners.w_home[0].light',
  ])
})

test('QB03 a banner with times ends after it starts, and is not alone', () => {
  const timed = (times: object) => (brand: Draft) => brand.banners.w_home.push({ ...image('two'), ...times })
  expect(found(checkBanners, timed({ startsAt: '2026-12-01T00:00:00Z', endsAt: '2026-12-24T18:00:00+03:00' }))).toEqual(
    [],
  )
  expect(found(checkBanners, timed({ startsAt: '2026-12-01T00:00:00Z', endsAt: '2026-12-01T03:00:00+03:00' }))).toEqual(
    ['banner-never-shown banners.w_home[1].endsAt'],
  )
  const alone = (brand: Draft) => (brand.banners.w_home = [{ ...image('two'), endsAt: '2026-12-01T00:00:00Z' }])
  expect(found(checkBanners, alone)).toEqual(['banner-group-scheduled banners.w_home'])
})
