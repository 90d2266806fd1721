import { expect, test } from 'vitest'
import { found, hints } from '../testing/brandFixture.ts'
import type { AssetFacts } from './assetFacts.ts'
import { checkAssets } from './checkAssets.ts'

const file = (change: Partial<Extract<AssetFacts, { kind: 'file' }>>): AssetFacts => ({
  kind: 'file',
  type: 'svg',
  bytes: 900,
  width: 1280,
  height: 400,
  ...change,
})
const withBanner = (facts: AssetFacts) => found(checkAssets, undefined, { assets: { 'assets/one.svg': facts } })

test('CF14 pictures that fit are fine', () => {
  expect(found(checkAssets)).toEqual([])
})

test('CF14 a missing file is an error with the file that was meant', () => {
  const assets = { 'assets/icon.svg': { kind: 'missing', near: 'assets/icons.svg' } } as const
  expect(found(checkAssets, undefined, { assets })).toEqual(['asset-missing assets.icon'])
  expect(hints(checkAssets, undefined, { assets })).toEqual(['Did you mean "assets/icons.svg"?'])
})

test.each([
  ['contains another type than its name says', file({ type: 'png' }), 'asset-type'],
  ['is no picture', { kind: 'file', bytes: 10 } as const, 'asset-type'],
  ['is too large', file({ bytes: 900_000 }), 'asset-too-large'],
  ['has the wrong shape', file({ width: 400, height: 400 }), 'asset-ratio'],
  ['is cut off', file({ type: 'svg', isBroken: true }), 'asset-broken'],
  ['has no size', { kind: 'file', type: 'svg', bytes: 10 } as const, 'asset-ratio'],
  ['contains a script', file({ active: 'a script' }), 'asset-active'],
  ['is a link out of the folder', { kind: 'link', leads: 'outside' } as const, 'asset-link'],
  ['has width and height but no viewBox (FB10)', file({ hasViewBox: false }), 'asset-ratio'],
])('CF14 a banner that %s is an error', (_name, facts, code) => {
  expect(withBanner(facts)).toEqual([`${code} banners.w_home[0].image`])
})

test('CF14 a file of another kind cannot be a picture', () => {
  const change = (brand: { assets: { icon: string } }) => (brand.assets.icon = 'assets/icon.pdf')
  expect(found(checkAssets, change, { assets: { 'assets/icon.pdf': { kind: 'file', bytes: 10 } } })).toEqual([
    'asset-type assets.icon',
  ])
})

test('UK08 the picture of a banner for the light theme has to fit as well', () => {
  const change = (brand: { banners: Record<string, { light?: unknown }[]> }) => {
    for (const banner of brand.banners.w_home ?? []) banner.light = { image: 'assets/pale.svg' }
  }
  const assets = { 'assets/pale.svg': file({ width: 400, height: 400 }) }
  expect(found(checkAssets, change, { assets })).toEqual(['asset-ratio banners.w_home[0].light.image'])
})
