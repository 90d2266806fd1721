import type { WireBanner } from '@foyer/contract'
import { expect, test } from 'vitest'
import { serverSlides } from './serverSlides.ts'

const banner = (more: Partial<WireBanner>): WireBanner => ({
  bannerId: 'one',
  url: '/media/one.svg',
  groupName: 'w_home',
  linkageType: 'NONE',
  alt: 'One',
  ...more,
})
const pages = ['/live']
const slides = (...banners: readonly WireBanner[]) =>
  serverSlides(banners, {
    group: 'w_home',
    size: { width: 1600, height: 550 },
    pageHref: (path) => (pages.includes(path) ? `/tr${path}` : undefined),
  })

test.each([
  ['nowhere', { linkageType: 'NONE', target: '/live' }, undefined],
  ['to a page of the site', { linkageType: 'PAGE', target: '/live' }, '/tr/live'],
  ['nowhere where the site has no such page', { linkageType: 'PAGE', target: '/sports' }, undefined],
  ['to another site', { linkageType: 'URL', target: 'https://example.org/x' }, 'https://example.org/x'],
  ['nowhere for an address that is none', { linkageType: 'URL', target: 'javascript:alert(1)' }, undefined],
] as const)('BN15 EN07 a banner of the server leads %s', (_where, more, href) => {
  expect(slides(banner(more))[0]?.href).toBe(href)
})

test('BN15 a banner of a game starts it, and one that names none is a picture', () => {
  expect(slides(banner({ linkageType: 'GAME', target: '1042' }))[0]).toMatchObject({ isButton: true })
  expect(slides(banner({ linkageType: 'GAME', target: 'x' }))[0]?.isButton).toBeUndefined()
})

test('EN07 only banners of the group are shown', () => {
  expect(slides(banner({}), banner({ groupName: 'w_rng' }))).toHaveLength(1)
})
