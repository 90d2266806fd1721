// How much pictures of games resemble one another: structural likeness (SSIM, 0 unrelated to 1 the same) of every two of
// the first 400 tiles of a lobby, as grey pictures of 48 by 48.
// node bench/artwork/sameness.mjs [root of a checkout]
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'

const root = resolve(process.argv[2] ?? '.')
const from = (path) => import(pathToFileURL(`${root}/packages/sandbox/src/${path}`).href)
const [{ drawArt }, { catalogue }, { popularityOf }] = await Promise.all(
  ['artwork/drawArt.ts', 'world/catalogue.ts', 'world/popularity.ts'].map(from),
)
const many = 400
const side = 48
const block = 8

const games = catalogue()
const popularity = popularityOf(games, 'COMET')
const rankOf = ({ nodeId }) => popularity.get(nodeId)?.popularity ?? 0
const first = [...games].sort((a, b) => rankOf(b) - rankOf(a)).slice(0, many)
const started = performance.now()
const pictures = first.map(({ art }) => drawArt('tile', { ...art, title: art.title.toUpperCase() }))
const drawTime = (performance.now() - started) / many

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
const page = await browser.newPage()
const greys = await page.evaluate(
  async ({ pictures, side }) => {
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    const context = canvas.getContext('2d', { willReadFrequently: true })
    const result = []
    for (const svg of pictures) {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
      await image.decode()
      context.drawImage(image, 0, 0, side, side)
      const { data } = context.getImageData(0, 0, side, side)
      result.push(
        Array.from(
          { length: side * side },
          (_, at) => 0.3 * data[at * 4] + 0.59 * data[at * 4 + 1] + 0.11 * data[at * 4 + 2],
        ),
      )
    }
    return result
  },
  { pictures, side },
)
await browser.close()

/** Mean, variance and pixels of each block of a picture. */
function blocksOf(grey) {
  const blocks = []
  for (let y = 0; y < side; y += block)
    for (let x = 0; x < side; x += block) {
      const values = []
      for (let dy = 0; dy < block; dy += 1)
        for (let dx = 0; dx < block; dx += 1) values.push(grey[(y + dy) * side + x + dx])
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length
      const shifted = values.map((value) => value - mean)
      blocks.push({ mean, shifted, variance: shifted.reduce((sum, value) => sum + value * value, 0) / values.length })
    }
  return blocks
}

const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]
function likeness(one, other) {
  let total = 0
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [one[at], other[at]]
    let shared = 0
    for (let pixel = 0; pixel < a.shifted.length; pixel += 1) shared += a.shifted[pixel] * b.shifted[pixel]
    shared /= a.shifted.length
    total +=
      ((2 * a.mean * b.mean + c1) * (2 * shared + c2)) /
      ((a.mean ** 2 + b.mean ** 2 + c1) * (a.variance + b.variance + c2))
  }
  return total / one.length
}

const all = greys.map(blocksOf)
const pairs = []
const nearest = Array.from({ length: many }, () => -1)
for (let one = 0; one < many; one += 1)
  for (let other = one + 1; other < many; other += 1) {
    const value = likeness(all[one], all[other])
    pairs.push(value)
    nearest[one] = Math.max(nearest[one], value)
    nearest[other] = Math.max(nearest[other], value)
  }
pairs.sort((a, b) => a - b)
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
const show = (value) => value.toFixed(3)
console.log(`${pairs.length} pairs of ${many} pictures, drawn in ${drawTime.toFixed(2)} ms each`)
console.log(
  `likeness: mean ${show(mean(pairs))}, median ${show(pairs[pairs.length >> 1])}, 99th of 100 ${show(pairs[Math.floor(pairs.length * 0.99)])}`,
)
console.log(
  `of each with the one most like it: mean ${show(mean(nearest))}; pairs above 0.5: ${pairs.filter((value) => value > 0.5).length}`,
)
