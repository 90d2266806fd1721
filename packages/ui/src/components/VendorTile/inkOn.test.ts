import { expect, test } from 'vitest'
import { inkOn } from './inkOn.ts'

const luminance = (colour: string): number =>
  [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
    .reduce((sum, light, index) => sum + light * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0)

test('L33 words on a vendor’s colour have a contrast of 4.5 to 1, whatever the colour', () => {
  for (let number = 0; number < 0xffffff; number += 4111) {
    const colour = `#${number.toString(16).padStart(6, '0')}`
    const ground = luminance(colour) + 0.05
    expect(inkOn(colour) === 'light' ? 1.05 / ground : ground / 0.05, colour).toBeGreaterThanOrEqual(4.5)
  }
})

test('L33 what is no colour brings no ground', () => {
  for (const text of [undefined, '', 'red', '#12345', '#12345g']) expect(inkOn(text)).toBeUndefined()
})
