import { expect, test } from 'vitest'
import { houseCode, vendorPlans } from '../../world/vendors/vendorPlan.ts'
import { hands } from '../hands/index.ts'
import { faces } from '../lettering/faces.ts'
import { houses } from './houses.ts'

const table = Object.entries(houses)

test('GW08 every maker has a house style', () => {
  expect(vendorPlans.map(({ code }) => houseCode(code)).sort()).toEqual(Object.keys(houses).sort())
})

test('GW08 no two of the forty houses share more than two of way of drawing, dominant, light, frame and lettering', () => {
  for (const [code, one] of table)
    for (const [other, two] of table) {
      if (code >= other) continue
      const shared = [
        one.hand === two.hand,
        one.five[0] === two.five[0],
        one.light === two.light,
        one.frame === two.frame,
        one.face === two.face,
      ].filter(Boolean).length
      expect(shared, `${code} and ${other}`).toBeLessThanOrEqual(2)
    }
})

test('GW08 the houses use twelve ways of drawing and ten letterings, none for more than a sixth of them', () => {
  const count = (values: readonly string[]): number[] =>
    [...new Set(values)].map((value) => values.filter((one) => one === value).length)
  expect(new Set(table.map(([, { hand }]) => hand)).size).toBe(Object.keys(hands).length)
  expect(new Set(table.map(([, { face }]) => face)).size).toBe(Object.keys(faces).length)
  expect(Object.keys(hands)).toHaveLength(12)
  expect(Object.keys(faces)).toHaveLength(10)
  expect(
    Math.max(...count(table.map(([, { hand }]) => hand)), ...count(table.map(([, { face }]) => face))),
  ).toBeLessThanOrEqual(7)
})
