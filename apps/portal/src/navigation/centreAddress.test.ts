import { expect, test } from 'vitest'
import { centreAddress } from './centreAddress.ts'

const open = 'https://foyer.test/rng?page=2&centre=member.personalHistoryCopy&centre.page=3#top'

test('P06 closing a centre takes the filters of its page out of the address, and leaves those of the page below', () => {
  expect(centreAddress(open, undefined)).toBe('/rng?page=2#top')
})

test('P06 another page of a centre starts without the filters of the one before', () => {
  expect(centreAddress(open, 'member.securityCenter')).toBe('/rng?page=2&centre=member.securityCenter#top')
})

test('P06 the page that is open keeps its filters', () => {
  expect(centreAddress(open, 'member.personalHistoryCopy')).toBe(open.slice('https://foyer.test'.length))
})
