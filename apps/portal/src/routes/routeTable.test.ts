import { expect, test } from 'vitest'
import { config, english, manifests } from '../testing/fixtures.ts'
import { pageDescription, pageTitle } from './pageTitle.ts'
import { createRouteTable } from './routeTable.ts'

const on = () => true

test('R01 every path of home leads to home, with or without a slash at the end', () => {
  const { find } = createRouteTable(manifests, config, on)
  for (const path of ['/', '/index', '/index.html', '/home', '/home/']) expect(find(path)?.id).toBe('home')
  expect(find('/HOME')).toBeUndefined()
  expect(find('/homes')).toBeUndefined()
})

test('CF08 a route the brand has taken off its site does not exist', () => {
  const table = createRouteTable(manifests, { ...config, routes: { home: { enabled: false } } }, on)
  expect(table.find('/')).toBeUndefined()
  expect(table.byId('home')).toBeUndefined()
})

test('R13 CF08 an optional route exists where the brand switches it on', () => {
  const optional = manifests.map((manifest) => ({
    ...manifest,
    ...(manifest.routes && { routes: manifest.routes.map((route) => ({ ...route, isOptional: true })) }),
  }))
  expect(createRouteTable(optional, config, on).find('/')).toBeUndefined()
  expect(createRouteTable(optional, { ...config, routes: { home: { enabled: true } } }, on).find('/')?.id).toBe('home')
})

test('CF09 routes of a module that is off do not exist', () => {
  expect(createRouteTable(manifests, config, (module) => config.modules[module]).find('/pointMall')).toBeUndefined()
  expect(createRouteTable(manifests, config, on).find('/pointMall')?.id).toBe('pointMall')
})

test('R29 a brand chooses the layout of a route, by a name of its own too', () => {
  const desk = {
    header: true,
    banner: false,
    footer: false,
    floatingBar: false,
    bannerForm: 'card' as const,
    wide: true,
  }
  const table = createRouteTable(
    manifests,
    { ...config, layouts: { desk }, routes: { home: { enabled: true, layout: 'desk' } } },
    on,
  )
  expect(table.byId('home')?.layout).toEqual(desk)
  expect(table.byId('pointMall')?.layout.banner).toBe(false)
})

test('BN01 a route shows its banner group, the brand’s choice before the feature’s, and none without pictures', () => {
  const bannerOf = (routes: typeof config.routes, banners = config.banners) =>
    createRouteTable(manifests, { ...config, routes, banners }, on).byId('home')?.banner
  expect(bannerOf({})).toBe('w_home')
  expect(bannerOf({ home: { enabled: true, banner: '' } })).toBeUndefined()
  expect(bannerOf({ home: { enabled: true, layout: 'plain' } })).toBeUndefined()
  expect(bannerOf({}, { w_home: [] })).toBeUndefined()
})

test('FB12 a page of the brand’s own is a route with its own words, in the layout it asks for', () => {
  const fair = {
    name: 'fair',
    path: '/fair',
    layout: 'bare',
    title: { en: 'Fair play' },
    description: { en: 'What we hold to.' },
    content: { en: '/assets/fair.json' },
  }
  const shower = { id: 'pages', messages: {}, ownPage: async () => ({ default: () => null }) }
  const brand = { ...config, pages: [fair] }
  const table = createRouteTable([...manifests, shower], brand, on)
  const route = table.find('/fair')
  expect(route).toMatchObject({ id: 'page/fair', layout: { header: true, footer: false } })
  const about = { route, config: brand, language: english, text: () => '' }
  expect(pageTitle(about)).toBe('Fair play · Fixture')
  expect(pageDescription(about)).toBe('What we hold to.')
  expect(createRouteTable(manifests, brand, on).find('/fair')).toBeUndefined()
})

const withRoutes = (...routes: NonNullable<(typeof manifests)[number]['routes']>) =>
  manifests.map((one) => (one.id === 'home' ? { ...one, routes: [...(one.routes ?? []), ...routes] } : one))
const route = (id: 'fish' | 'providers' | 'hot', path: string) =>
  ({
    id,
    paths: [path],
    access: 'public',
    layout: 'default',
    title: 'title',
    page: async () => ({ default: () => null }),
  }) as const

test('CF09 a route with a module of its own is there while the module is on, whatever its feature', () => {
  const more = withRoutes({ ...route('hot', '/download'), module: 'download' })
  expect(createRouteTable(more, config, on).find('/download')?.id).toBe('hot')
  expect(createRouteTable(more, config, (module) => module !== 'download').find('/download')).toBeUndefined()
})

test('H05 a category without a page leads to all providers, and nowhere on a site that has no such page', () => {
  const fish = { ...route('fish', '/fish'), category: 'FISH' } as const
  const table = createRouteTable(withRoutes(fish, route('providers', '/providers')), config, on)
  expect([table.ofCategory('FISH'), table.ofCategory('LIVE')]).toEqual(['fish', 'providers'])
  expect(createRouteTable(withRoutes(fish), config, on).ofCategory('LIVE')).toBeUndefined()
})
