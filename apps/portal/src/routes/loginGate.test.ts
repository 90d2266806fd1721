import type { PublicPage } from '@foyer/brand'
import { manifests as productManifests } from '@foyer/features/manifests'
import { expect, test } from 'vitest'
import { config, manifests } from '../testing/fixtures.ts'
import { isOfAccount, isPrerendered, needsLogin } from './loginGate.ts'
import { createRouteTable, type SiteRoute } from './routeTable.ts'

const rules: PublicPage = {
  name: 'rules',
  path: '/rules',
  layout: 'plain',
  title: { en: 'Rules' },
  description: { en: '' },
  content: { en: '/assets/rules.json' },
}
const site = createRouteTable(productManifests, { ...config, pages: [rules] }, () => true)

test('R28 with the setting on login, registration, help, download and the pages of the brand are open, all else is not', () => {
  const open = site.routes.filter((route) => !needsLogin(route, true)).flatMap(({ paths }) => paths)
  expect(open.toSorted()).toEqual(
    ['/login', '/register', '/register.html', '/help', '/helpmc', '/down', '/download', '/rules'].toSorted(),
  )
  expect(needsLogin(site.find('/download/'), true)).toBe(false)
  expect(needsLogin(site.find('/nowhere'), true)).toBe(true)
  expect(site.routes.some((route) => needsLogin(route, false))).toBe(false)
})

test('FP07 Z22 a page of an account, and every page behind a login, says itself that nobody knows who is here', () => {
  const { find } = createRouteTable(manifests, config, () => true)
  const route = find('/pointMall') as SiteRoute
  const ofAccount: SiteRoute = { ...route, declaration: { ...route.declaration, access: 'real' } }
  expect(isOfAccount(ofAccount, false)).toBe(true)
  expect(isOfAccount(find('/'), false)).toBe(false)
  expect(isOfAccount(find('/'), true)).toBe(true)
  expect(isOfAccount(undefined, false)).toBe(false)
})

test('R28 behind a login nothing is written ahead that a guest does not see, at unknown addresses too', () => {
  expect(isPrerendered(undefined, true)).toBe(false)
  expect(isPrerendered(undefined, false)).toBe(true)
  expect(isPrerendered(site.find('/rng'), true)).toBe(false)
  expect(isPrerendered(site.find('/rng'), false)).toBe(true)
  expect(isPrerendered(site.find('/help'), true)).toBe(true)
})
