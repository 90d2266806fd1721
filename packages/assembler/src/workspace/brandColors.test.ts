import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const folder = resolve(import.meta.dirname, '../../../../brand-configs/marigold/assets')

/** Hue in degrees; nothing for a colour that is as good as grey. */
function hueOf(hex: string): number | undefined {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [low, high] = [Math.min(red, green, blue), Math.max(red, green, blue)]
  if (high - low < 20) return undefined
  const turn = { [blue]: 4 + (red - green) / (high - low), [green]: 2 + (blue - red) / (high - low) }
  const part = high === red ? (green - blue) / (high - low) : (turn[high] ?? 0)
  return (part * 60 + 360) % 360
}

/** Marigold with its ink and cream, and leaf. */
const isOwn = (hue: number): boolean => hue >= 14 && hue <= 165

test('UK08 marigold’s drawings have its own colours alone, in both themes', () => {
  const drawings = readdirSync(folder).filter((name) => /^banner-.*\.svg$/.test(name))
  expect(
    drawings
      .filter((name) => !name.includes('-dark'))
      .every((name) => drawings.includes(name.replace('.svg', '-dark.svg'))),
  ).toBe(true)
  for (const name of drawings) {
    const colors = new Set(readFileSync(join(folder, name), 'utf8').match(/#[0-9a-f]{6}\b/gi))
    const foreign = [...colors].filter((color) => {
      const hue = hueOf(color)
      return hue !== undefined && !isOwn(hue)
    })
    expect([name, foreign]).toEqual([name, []])
  }
})
