import { type Color, shade } from '../color/color.ts'
import { n, type Point } from '../drawing/canvas.ts'
import { glint, path, polar, polygon, rays, ring } from '../drawing/shapes.ts'
import { type DrawScene, lightGround, type Scene } from './scene.ts'

/** A cut stone seen from above: table, crown and girdle facets, each with its own light. */
function stone({ canvas, random }: Scene, x: number, y: number, radius: number, color: Color, sides: number): void {
  const from = random.between(0, 360 / sides)
  const outer = ring(x, y, radius, sides, from)
  const middle = ring(x, y, radius * 0.78, sides, from + 180 / sides)
  const table = ring(x, y, radius * 0.48, sides, from)
  const at = (points: readonly Point[], index: number): Point => points[index % sides] as Point
  const light = (index: number, bias: number): Color => {
    const angle = ((from + (index * 360) / sides) * Math.PI) / 180
    return shade(color, Math.cos(angle - 0.7) * 0.2 + bias)
  }
  canvas.add(path(polygon(outer), shade(color, -0.22)))
  for (let index = 0; index < sides; index += 1) {
    const next = index + 1
    canvas.add(
      path(polygon([at(outer, index), at(middle, index), at(outer, next)]), light(index + 0.5, -0.1)),
      path(polygon([at(outer, index), at(middle, index), at(table, index)]), light(index, 0.02)),
      path(polygon([at(outer, next), at(middle, index), at(table, next)]), light(next, -0.03)),
      path(polygon([at(middle, index), at(table, index), at(table, next)]), light(index + 0.5, 0.08)),
    )
  }
  const shine = canvas.linear(
    [
      [shade(color, 0.28), 0],
      [shade(color, 0.02), 0.6],
      [shade(color, -0.08), 1],
    ],
    [0.1, 0],
    [0.8, 1],
  )
  canvas.add(path(polygon(table), shine))
  const [gx, gy] = polar(x, y, radius * 0.62, 318)
  canvas.add(path(glint(gx, gy, radius * 0.34), '#fff'))
}

export const drawGems: DrawScene = (scene) => {
  const { canvas, palette, random, x, y, size } = scene
  lightGround(scene)
  canvas.add(path(rays(x, y, canvas.width, 22, random.between(0, 16)), palette.paper, 'opacity=".07"'))
  const companions = random.shuffled([-118, -62, 58, 112, 150, -150]).slice(0, random.int(4, 6))
  for (const degrees of companions) {
    const [cx, cy] = polar(x, y, size * random.between(1.02, 1.3), degrees)
    const color = random.pick([palette.second, shade(palette.main, 0.06), palette.metal])
    stone(scene, cx, cy, size * random.between(0.22, 0.38), color, random.pick([5, 6, 8]))
  }
  const shadow = canvas.radial([
    [palette.ink, 0, 0.75],
    [palette.ink, 1, 0],
  ])
  canvas.add(
    `<ellipse cx="${n(x)}" cy="${n(y + size * 0.92)}" rx="${n(size)}" ry="${n(size * 0.24)}" fill="${shadow}"/>`,
  )
  stone(scene, x, y, size * 0.86, palette.main, random.pick([6, 8, 10, 12]))
}
