import Type from 'typebox'
import { expect, test } from 'vitest'
import { textFor } from '../schema/text.ts'
import { contextOf, type Draft, found, hints, product } from '../testing/brandFixture.ts'
import { checkShown } from './checkShown.ts'

const category = Type.Object({ category: Type.String({ default: 'RNG' }) })
const words = Type.Object({ link: Type.Optional(Type.String()), action: Type.Optional(Type.Unknown()) })
const parts = {
  product: {
    ...product,
    sections: [
      ...product.sections,
      { id: 'own-record', feature: 'lobby', settings: Type.Object({}), isExtra: true },
      { id: 'marquee', feature: 'lobby', settings: Type.Object({}), isExtra: true },
      { id: 'row', feature: 'lobby', settings: category },
      { id: 'draws', feature: 'lobby', settings: Type.Object({}), category: 'LOTT' },
      { id: 'text', feature: 'lobby', settings: words },
    ],
  },
}
const home =
  (...sections: readonly object[]) =>
  (brand: Draft) =>
    (brand.home = { sections })
const problems = (change: (brand: Draft) => void) => found(checkShown, change, parts)

test('CF07 a home that has something for guests is fine', () => {
  expect(problems(home({ type: 'marquee' }, { type: 'hot-games' }))).toEqual([])
})

test('CF07 a home that is empty for guests is a warning with what to add', () => {
  const change = home({ type: 'marquee' }, { type: 'own-record' })
  expect(problems(change)).toEqual(['empty-home home.sections'])
  expect(hints(checkShown, change, parts)).toEqual(['Add one of hot-games, winner-board, terms, row, draws, text'])
  expect(
    problems((brand) => {
      change(brand)
      brand.site = { loginRequired: true }
    }),
  ).toEqual([])
})

test('CF07 a row of a category whose page is off is a warning, also by its default', () => {
  const off = { type: 'row', settings: { category: 'LIVE' } }
  expect(problems(home(off, { type: 'row' }))).toEqual(['section-off home.sections[0].settings.category'])
  expect(
    problems((brand) => {
      home({ type: 'row' })(brand)
      brand.routes = { rng: { enabled: false } }
    }),
  ).toHaveLength(1)
})

const tabs = {
  product: {
    ...product,
    sections: [
      ...product.sections,
      {
        id: 'tabs',
        feature: 'lobby',
        settings: Type.Object({ title: textFor('Heading') }),
        blocks: [{ id: 'tab', settings: category }],
      },
    ],
  },
}
const tabbed = (...blocks: readonly object[]) =>
  home({ type: 'hot-games' }, { type: 'tabs', settings: { title: { en: 'More', tr: 'Daha' } }, blocks })

test('CF07 a tab of a category whose page is off is a warning at the tab', () => {
  const off = { type: 'tab', settings: { category: 'LIVE' } }
  const on = { type: 'tab', settings: { category: 'RNG' } }
  expect(found(checkShown, tabbed(on, off), tabs)).toEqual(['section-off home.sections[1].blocks[1].settings.category'])
  expect(hints(checkShown, tabbed(on, off), tabs)).toEqual(['Take the block out, or switch the route "live" on'])
})

test('CF07 a section that is a heading and its blocks has blocks', () => {
  expect(found(checkShown, tabbed(), tabs)).toEqual(['section-empty home.sections[1].type'])
  expect(hints(checkShown, tabbed(), tabs)).toEqual(['Add a block "tab", or take the section out'])
})

test('CF07 R13 lotteries on a site with their page switched on are none', () => {
  const lottery = { id: 'lottery', feature: 'lobby', paths: ['/lottery'], layout: 'plain', isOptional: true }
  const routes = {
    routes: [...product.routes, lottery],
    categoryRoutes: { ...product.categoryRoutes, LOTT: 'lottery' },
  }
  const list = home({ type: 'draws' })
  const site = { product: { ...parts.product, ...routes } }
  expect(found(checkShown, list, site)).toEqual(['section-off home.sections[0].type'])
  const on = (brand: Draft) => {
    list(brand)
    brand.routes = { lottery: { enabled: true } }
  }
  expect(found(checkShown, on, site)).toEqual([])
})

test('CF07 lotteries on a site without them are a warning, whose fix works', () => {
  const list = home({ type: 'draws' }, { type: 'row', settings: { category: 'LOTT' } })
  expect(problems(list)).toEqual([
    'section-off home.sections[0].type',
    'section-off home.sections[1].settings.category',
  ])
  expect(hints(checkShown, list, parts)[0]).toBe('Take the section out, or add { "category": "LOTT" } to nav')
  expect(
    problems((brand) => {
      list(brand)
      brand.nav.push({ category: 'LOTT' })
    }),
  ).toEqual([])
})

test('CF07 a navigation that is left out brings no lotteries, as the gateway offers none then', () => {
  const list = (brand: Draft) => {
    home({ type: 'draws' })(brand)
    brand.nav = []
  }
  expect(problems(list)).toEqual(['section-off home.sections[0].type'])
  expect(hints(checkShown, list, parts)).toEqual([
    'Take the section out, or switch their page on: "routes": { "lottery": { "enabled": true } }',
  ])
})

test('BN15 a button that is not shown is a warning: an action without a link, in a section also a link without an action', () => {
  const action = { en: 'Play', tr: 'Oyna' }
  const change = (brand: Draft) => {
    Object.assign(brand.banners.w_home[0], { action })
    home({ type: 'text', settings: { action } }, { type: 'text', settings: { link: '/rng' } })(brand)
  }
  expect(problems(change)).toEqual([
    'button-hidden banners.w_home[0].action',
    'button-hidden home.sections[0].settings.action',
    'button-hidden home.sections[1].settings.link',
  ])
  for (const { message, severity } of checkShown(contextOf(change, parts))) {
    expect(message).toContain('The button is not shown')
    expect(severity).toBe('warning')
  }
  expect(problems(home({ type: 'text', settings: { action, link: '/rng' } }, { type: 'text' }))).toEqual([])
})
