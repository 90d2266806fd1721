import { expect, test } from 'vitest'
import { shoot } from '../engine/shoot.ts'
import { chanceOf } from '../engine/species.ts'
import { leadsToShot } from './leadsToShot.ts'

test('QR20 a shot that is verified is shot again with its draw, and another result does not follow from it', () => {
  const caught = shoot(50, 'turtle-1-0', 'turtle', () => 0)
  const missed = shoot(50, 'turtle-1-0', 'turtle', () => chanceOf('turtle').over)
  expect([caught.caught, missed.caught]).toEqual([true, false])
  expect(leadsToShot(caught, () => 0)).toBe(true)
  expect(leadsToShot(missed, () => chanceOf('turtle').over)).toBe(true)
  expect(leadsToShot({ ...caught, win: caught.win + 1 }, () => 0)).toBe(false)
  expect(leadsToShot(caught, () => chanceOf('turtle').over)).toBe(false)
})
