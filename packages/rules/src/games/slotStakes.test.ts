import { expect, test } from 'vitest'
import { leastStakeOf, slotStakes, stakesOf } from './slotStakes.ts'

const titles = Array.from({ length: 1200 }, (_, number) => `moon-${1000 + number}`)

test('L23 a slot takes its lowest bet and everything above it, nothing below', () => {
  for (const title of titles) {
    const stakes = stakesOf(title)
    expect(stakes[0], title).toBe(leastStakeOf(title))
    expect(stakes, title).toEqual(slotStakes.filter((stake) => stake >= leastStakeOf(title)))
  }
})

test('L23 a slot keeps its lowest bet, and some slots ask for one unit or more', () => {
  expect(titles.map(leastStakeOf)).toEqual(titles.map(leastStakeOf))
  const dear = titles.filter((title) => leastStakeOf(title) >= 100).length
  expect(dear / titles.length).toBeGreaterThan(0.15)
  expect(dear / titles.length).toBeLessThan(0.4)
})

test('L23 slots of the house begin with the smallest stake of all', () => {
  expect(leastStakeOf('bgs-harbor')).toBe(slotStakes[0])
})
