import { createHash } from 'node:crypto'

const drawn = new Map<string, string>()
const mostDrawn = 2000

/**
 * An avatar drawn from an account's name alone: a symmetric pattern of squares in one hue, as an SVG data address.
 * The same name always gives the same picture, and nothing about the person can be read from it.
 */
export function avatarUrl(name: string): string {
  const known = drawn.get(name)
  if (known !== undefined) return known
  if (drawn.size >= mostDrawn) drawn.clear()
  const url = draw(name)
  drawn.set(name, url)
  return url
}

function draw(name: string): string {
  const bytes = createHash('sha256').update(name).digest()
  const hue = Math.round(((bytes[0] ?? 0) / 255) * 359)
  const cells: string[] = []
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      if ((bytes[1 + row * 3 + column] ?? 0) < 118) continue
      for (const x of new Set([column, 4 - column])) cells.push(`M${x + 1.5} ${row + 1.5}h1v1h-1z`)
    }
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="hsl(${hue} 35% 24%)"/><path fill="hsl(${hue} 70% 72%)" d="${cells.join('')}"/></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
