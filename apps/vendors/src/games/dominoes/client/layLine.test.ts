import { expect, test } from 'vitest'
import { playOut } from '../../../match/testing/playHands.ts'
import { seededDraw } from '../../../slot/testing/simulate.ts'
import { dominoRules } from '../engine/dominoRules.ts'
import { layLine, type Placed } from './layLine.ts'

const boxOf = ({ x, y, turn }: Placed) => {
  const isUpright = turn % 180 !== 0
  const [wide, high] = isUpright ? [0.5, 1] : [1, 0.5]
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high }
}
const slack = 1e-9

test.each([10, 14, 20, 30])(
  'R25 on a table %i halves wide the line bends so that all lies on it and no tile lies on another',
  (width) => {
    const draw = seededDraw(width)
    for (let hand = 0; hand < 60; hand++) {
      const { line } = playOut(dominoRules, dominoRules.deal(draw)).table
      const { placed, ends } = layLine(line, width)
      expect(placed).toHaveLength(line.length)
      const boxes = placed.map(boxOf)
      for (const box of boxes) {
        expect(box.left).toBeGreaterThanOrEqual(-width / 2 - slack)
        expect(box.right).toBeLessThanOrEqual(width / 2 + slack)
      }
      for (const [at, box] of boxes.entries())
        for (const other of boxes.slice(at + 1)) {
          const isApart =
            box.right <= other.left + slack ||
            other.right <= box.left + slack ||
            box.bottom <= other.top + slack ||
            other.bottom <= box.top + slack
          expect(isApart, JSON.stringify(line)).toBe(true)
        }
      for (const { x } of ends) expect(Math.abs(x)).toBeLessThanOrEqual(width / 2 + 0.5)
    }
  },
)

test('R25 a tile that lies is never moved, however the line grows', () => {
  const { line } = playOut(dominoRules, dominoRules.deal(seededDraw(3))).table
  const whole = layLine(line, 14).placed
  for (let count = 1; count <= line.length; count++)
    expect(layLine(line.slice(0, count), 14).placed).toEqual(whole.slice(0, count))
})
