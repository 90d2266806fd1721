import { escapeHtml } from '@foyer/brand'
import type { Recipe } from './recipe.ts'

const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>\n`

const mark = (letter: string, [ground, , light]: Recipe['art'], rounding: number): string =>
  `<rect width="40" height="40" rx="${rounding}" fill="${ground}"/><circle cx="31" cy="9" r="4" fill="${light}"/><text x="19" y="29" font-family="system-ui,sans-serif" font-size="24" font-weight="700" text-anchor="middle" fill="${light}">${escapeHtml(letter)}</text>`

/** A logo to start with: the first letter in the brand's colours, and the name. */
export const startingLogo = (name: string, art: Recipe['art'], ink: string): string => {
  // The words are as wide as is said here in whatever font a screen has, so nothing is cut off.
  const words = [...name].length * 14
  const width = 56 + words
  const text = `<text x="50" y="28" textLength="${words}" lengthAdjust="spacingAndGlyphs" font-family="system-ui,sans-serif" font-size="22" font-weight="700" fill="${ink}">${escapeHtml(name)}</text>`
  return svg(width, 40, mark([...name][0] ?? '?', art, 10) + text)
}

export const startingIcon = (name: string, art: Recipe['art']): string => svg(40, 40, mark([...name][0] ?? '?', art, 0))

/** A banner to start with: circles in the brand's colours, with room for words at the left. */
export function startingBanner(width: number, height: number, [ground, middle, light]: Recipe['art']): string {
  const [x, y] = width > height * 2 ? [width * 0.76, height * 0.5] : [width * 0.5, height * 0.34]
  const rings = [0.52, 0.4, 0.29].map(
    (part, index) =>
      `<circle cx="${x}" cy="${y}" r="${Math.round(height * part)}" fill="${index === 2 ? light : middle}" opacity="${[0.35, 0.6, 1][index]}"/>`,
  )
  const dots = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * Math.PI * 2
    const [cx, cy] = [x + Math.cos(angle) * height * 0.46, y + Math.sin(angle) * height * 0.46]
    return `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${6 + (index % 3) * 4}" fill="${light}" opacity=".8"/>`
  })
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${ground}"/>${rings.join('')}${dots.join('')}`,
  )
}
