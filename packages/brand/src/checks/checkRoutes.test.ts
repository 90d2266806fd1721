import { expect, test } from 'vitest'
import { found, hints, product } from '../testing/brandFixture.ts'
import { checkLayouts, checkRoutePaths, checkRoutes } from './checkRoutes.ts'

test('CF08 routes that exist may be changed', () => {
  expect(
    found(checkRoutes, (brand) => (brand.routes = { rng: { layout: 'bare' }, register: { enabled: false } })),
  ).toEqual([])
})

test('CF08 an unknown route is an error with a did-you-mean', () => {
  const change = (brand: { routes?: object }) => (brand.routes = { regster: { enabled: false } })
  expect(found(checkRoutes, change)).toEqual(['unknown-route routes.regster'])
  expect(hints(checkRoutes, change)).toEqual(['Did you mean "register"?'])
})

test('R29 an unknown layout is an error; one of the brand is not', () => {
  expect(found(checkRoutes, (brand) => (brand.routes = { rng: { layout: 'wide' } }))).toEqual([
    'unknown-layout routes.rng.layout',
  ])
  expect(
    found(checkRoutes, (brand) => {
      brand.layouts = { wide: {} }
      brand.routes = { rng: { layout: 'wide' } }
    }),
  ).toEqual([])
})

test.each(['home', 'login'])('R26 the route %s cannot be off', (id) => {
  expect(found(checkRoutes, (brand) => (brand.routes = { [id]: { enabled: false } }))).toEqual([
    `route-needed routes.${id}.enabled`,
  ])
})

test('G07 R29 the page that games open on cannot be off, unless they open over the page', () => {
  const off = (opens?: string) => (brand: { routes?: object; features?: object }) => {
    brand.routes = { game: { enabled: false } }
    if (opens) brand.features = { launch: { opens } }
  }
  expect(found(checkRoutes, off())).toEqual(['route-needed routes.game.enabled'])
  expect(found(checkRoutes, off('page'))).toEqual(['route-needed routes.game.enabled'])
  expect(found(checkRoutes, off('window'))).toEqual(['route-needed routes.game.enabled'])
  expect(found(checkRoutes, off('overlay'))).toEqual([])
})

const withBoard = {
  ...product,
  routes: [...product.routes, { id: 'board', feature: 'winners', paths: ['/board'], layout: 'plain' }],
}

test('CF09 a change to a route whose module is off is said', () => {
  const change = (brand: { routes?: object; modules?: object }) => {
    brand.modules = { winnerBoard: false }
    brand.routes = { board: { layout: 'plain' } }
  }
  expect(found(checkRoutes, change, { product: withBoard })).toEqual(['module-off routes.board'])
})

test('N01 two routes with one address are an error, unless one is off', () => {
  const twice = {
    ...product,
    routes: [...product.routes, { id: 'slots', feature: 'lobby', paths: ['/slots', '/rng'], layout: 'plain' }],
  }
  expect(found(checkRoutePaths, undefined, { product: twice })).toEqual(['duplicate-route routes.slots'])
  expect(found(checkRoutePaths, (brand) => (brand.routes = { slots: { enabled: false } }), { product: twice })).toEqual(
    [],
  )
})

test('N01 a layout that no route uses is said', () => {
  expect(found(checkLayouts, (brand) => (brand.layouts = { empty: {}, default: { footer: false } }))).toEqual([
    'unused-layout layouts.empty',
  ])
})
