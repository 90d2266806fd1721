import { expect, test } from 'vitest'
import { createRandom } from '../../random/random.ts'
import { motifFor, motifNames } from '../motifs/index.ts'
import { composed, compositionOf } from './index.ts'

const room = { x: 8, y: 8, width: 384, height: 280 }
const laid = (motif: string, count: number, number = 1) =>
  composed({ motif, house: 'otw', number, count, title: '' }, room, 400, 400, createRandom('x')).sketch

test('GW08 two to seven of a thing are counted in the picture, more are a crowd', () => {
  for (const motif of motifNames.filter((name) => ['stand', 'float', 'bust'].includes(motifFor(name)?.stance ?? '')))
    for (let count = 2; count <= 8; count += 1) {
      const { length } = laid(motif, count).subjects
      if (count < 8) expect(length, `${count} ${motif}`).toBe(count)
      else expect(length, motif).toBeGreaterThan(7)
    }
})

test('GW08 a motif is seen in several compositions', () => {
  for (const motif of motifNames) {
    const seen = new Set(
      Array.from({ length: 60 }, (_, number) => compositionOf({ motif, house: 'otw', number, count: 1, title: '' })),
    )
    expect(seen.size, motif).toBeGreaterThanOrEqual(motifFor(motif)?.stance === 'table' ? 2 : 3)
  }
})

test('GW08 every subject has a place and a size that can be seen', () => {
  for (const motif of motifNames) {
    const { subjects } = laid(motif, 1)
    for (const { x, y, size } of subjects) {
      expect(Number.isFinite(x + y + size)).toBe(true)
      expect(size).toBeGreaterThan(40)
    }
  }
})
