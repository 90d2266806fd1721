import { expect, test } from 'vitest'
import { type Draft, found, hints } from '../testing/brandFixture.ts'
import { checkHosts } from './checkHosts.ts'

const hosts = (list: readonly string[]) => (brand: Draft) => (brand.hosts = [...list])

test('CF02 a list of hosts that names none is refused', () => {
  expect(found(checkHosts, hosts([]))).toEqual(['too-short hosts'])
  expect(hints(checkHosts, hosts([]))).toEqual([
    'Take the key out while the site is only tried at <brand>.localhost, or name its hosts, e.g. ["www.example.org"]',
  ])
})

test('CF02 hosts that are named, or left out while a brand is tried, are fine', () => {
  expect(found(checkHosts, hosts(['www.brand.example']))).toEqual([])
  expect(found(checkHosts, (brand) => delete brand.hosts)).toEqual([])
})
