import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import { expect, test } from 'vitest'
import { maskableIcon, webManifest } from './webManifest.ts'

const config = {
  name: 'Paper Lantern',
  site: { kind: 'member', loginRequired: false, offline: true },
  assets: { icon: '/assets/icon.1.svg' },
  theme: { default: 'light', dark: { canvas: '#000001' }, light: { canvas: '#fefefe' } },
} as PublicConfig // all that is read of it
const turkish: SiteLanguage = { code: 'TY', tag: 'tr', prefix: '/tr', name: 'Türkçe' }
const write = (more: Partial<PublicConfig> = {}, shortcuts = [{ name: 'Slot', path: '/rng' }]) =>
  JSON.parse(webManifest({ config: { ...config, ...more }, language: turkish, maskable: '/assets/m.svg', shortcuts }))

test('QP16 a site can be installed: name, start, scope, colours and icons of every purpose', () => {
  expect(write()).toEqual({
    id: '/',
    name: 'Paper Lantern',
    short_name: 'Paper Lantern',
    lang: 'tr',
    dir: 'ltr',
    start_url: '/tr',
    scope: '/',
    display: 'standalone',
    display_override: ['minimal-ui', 'standalone'],
    background_color: '#fefefe',
    theme_color: '#fefefe',
    icons: [
      { src: '/assets/icon.1.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/assets/m.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
    shortcuts: [
      {
        name: 'Slot',
        url: '/tr/rng',
        icons: [{ src: '/assets/icon.1.svg', sizes: 'any', type: 'image/svg+xml' }],
      },
    ],
  })
})

test('QP16 a brand names itself shortly under its icon, and four shortcuts are enough', () => {
  const five = Array.from({ length: 5 }, (_, place) => ({ name: `Page ${place}`, path: `/${place}` }))
  const manifest = write({ site: { kind: 'member', loginRequired: false, offline: true, shortName: 'Lantern' } }, five)
  expect(manifest.short_name).toBe('Lantern')
  expect(manifest.shortcuts).toHaveLength(4)
})

test('QP16 an icon that is cut into a circle keeps all of the brand’s icon', () => {
  const svg = maskableIcon(Buffer.from('<svg/>'), '/assets/icon.svg', '#0a0c12')
  const { x = '', y = '', width = '' } = /x="(?<x>\d+)" y="(?<y>\d+)" width="(?<width>\d+)"/.exec(svg)?.groups ?? {}
  const corner = Math.hypot(256 - Number(x), 256 - Number(y))
  expect(Number(x) + Number(width) / 2).toBe(256)
  expect(corner).toBeLessThanOrEqual(0.4 * 512)
  expect(svg).toContain('fill="#0a0c12"')
  expect(svg).toContain(`data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`)
})
