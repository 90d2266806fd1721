import { expect, test } from 'vitest'
import { createPublicConfig } from './publicConfig.ts'
import { BrandSchema } from './schema/brand.ts'
import { keyVisibility } from './schema/visibility.ts'
import { contextOf } from './testing/brandFixture.ts'

const config = createPublicConfig(contextOf().resolved, { brand: 'lantern', assetUrl: (asset) => `/hashed/${asset}` })

test('CF13 every key of the schema is public or for the server', () => {
  expect(Object.keys(keyVisibility).sort()).toEqual(Object.keys(BrandSchema.properties).sort())
})

test('CF13 keys for the server never reach the site', () => {
  const server = Object.entries(keyVisibility).flatMap(([key, visibility]) => (visibility === 'server' ? [key] : []))
  expect(server).toContain('registration')
  for (const key of server) expect(config).not.toHaveProperty([key])
})

test('CF14 files are replaced by their addresses', () => {
  expect(config.assets.logo.dark).toBe('/hashed/assets/dark.svg')
  expect(config.banners.w_home?.[0]?.image).toBe('/hashed/assets/one.svg')
  expect(config.languages.map(({ tag }) => tag)).toEqual(['en', 'tr'])
})

test('CF14 H01 the marks of a brand that has some are replaced by their addresses too', () => {
  const { resolved } = contextOf((brand) => {
    brand.assets.mark = { dark: 'assets/mark-dark.svg', light: 'assets/mark-light.svg' }
  })
  const { assets } = createPublicConfig(resolved, { brand: 'lantern', assetUrl: (asset) => `/hashed/${asset}` })
  expect(assets.mark).toEqual({ dark: '/hashed/assets/mark-dark.svg', light: '/hashed/assets/mark-light.svg' })
  expect(config.assets).not.toHaveProperty('mark')
})

test('UK08 the pictures of a banner in two forms are replaced by their addresses too', () => {
  const { resolved } = contextOf((brand) => {
    brand.banners.w_home[0].light = { image: 'assets/pale.svg', imageNarrow: 'assets/pale-narrow.svg' }
  })
  const { banners } = createPublicConfig(resolved, { brand: 'lantern', assetUrl: (asset) => `/hashed/${asset}` })
  expect(banners.w_home?.[0]?.light).toEqual({
    image: '/hashed/assets/pale.svg',
    imageNarrow: '/hashed/assets/pale-narrow.svg',
  })
})
