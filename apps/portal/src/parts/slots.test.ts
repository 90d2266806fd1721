import type { FeatureManifest } from '@foyer/feature-api'
import { expect, test } from 'vitest'
import { pageLoaders } from '../routes/pageParts.ts'
import { config } from '../testing/fixtures.ts'
import { overrideOf } from './slots.ts'

const slim = async () => ({ default: () => null })
const menu = async () => ({ default: () => null })
const features: readonly FeatureManifest[] = [
  {
    id: 'acme',
    messages: {},
    overrides: [
      { id: 'slim', slot: 'Footer', contract: 1, component: slim },
      { id: 'slim', slot: 'MemberMenu', contract: 1, component: menu },
    ],
  },
]
const chosen = { ...config, overrides: { Footer: 'slim' } }

test('UK16 a slot is filled by the component that the brand names for it, and by no other', () => {
  expect(overrideOf('Footer', { config: chosen, features })).toBe(slim)
  expect(overrideOf('MemberMenu', { config: chosen, features })).toBeUndefined()
  expect(overrideOf('Footer', { config, features })).toBeUndefined()
  expect(overrideOf('Footer', { config: chosen, features: [] })).toBeUndefined()
})

test('UK16 a page brings the footer that stands in for the kit’s along, so that it is there before script', () => {
  const frame = { features, sections: new Map() }
  expect(pageLoaders(undefined, { ...frame, config: chosen })).toContain(slim)
  expect(pageLoaders(undefined, { ...frame, config })).not.toContain(slim)
})
