import { type Color, shade } from '../color/color.ts'
import { circle, leaf, path, polar, rect, star } from '../drawing/shapes.ts'
import type { DrawScene, Scene } from './scene.ts'

/** A wreath of leaves around a point. */
function wreath(
  { canvas }: Scene,
  x: number,
  y: number,
  from: number,
  length: number,
  wide: number,
  count: number,
  color: Color,
  turned = 0,
): void {
  for (let index = 0; index < count; index += 1) {
    const degrees = turned + (index * 360) / count
    const [lx, ly] = polar(x, y, from, degrees)
    canvas.add(path(leaf(lx, ly, length, wide, degrees), color))
  }
}

function dots(
  { canvas }: Scene,
  x: number,
  y: number,
  radius: number,
  count: number,
  size: number,
  color: Color,
): void {
  for (let index = 0; index < count; index += 1)
    canvas.add(circle(...polar(x, y, radius, (index * 360) / count), size, color))
}

/** A flower with two rows of petals and a heart. */
function flower(scene: Scene, x: number, y: number, size: number, color: Color, heart: Color): void {
  const petals = scene.random.pick([6, 8, 10, 12])
  wreath(scene, x, y, 0, size, size * 0.36, petals, shade(color, -0.12))
  wreath(scene, x, y, 0, size * 0.72, size * 0.26, petals, shade(color, 0.08), 180 / petals)
  scene.canvas.add(circle(x, y, size * 0.26, heart), circle(x, y, size * 0.13, shade(heart, -0.2)))
  dots(scene, x, y, size * 0.2, 8, size * 0.03, scene.palette.paper)
}

export const drawFolk: DrawScene = (scene) => {
  const { canvas, palette, random, x, y, size } = scene
  const { width, height } = canvas
  canvas.add(
    rect(
      0,
      0,
      width,
      height,
      canvas.radial(
        [
          [shade(palette.ground, 0.02), 0],
          [palette.deep, 1],
        ],
        [x / width, y / height],
        0.9,
      ),
    ),
  )
  const step = size * 0.6
  for (let row = 0; row * step < height + step; row += 1)
    for (let column = 0; column * step < width + step; column += 1)
      canvas.add(
        path(
          star((column + (row % 2) / 2) * step, row * step, step * 0.12, step * 0.04, 4),
          palette.second,
          'opacity=".22"',
        ),
      )
  const count = random.pick([8, 10, 12, 16])
  canvas.add(circle(x, y, size * 1.08, palette.ink, 'opacity=".3"'))
  wreath(scene, x, y, size * 0.78, size * 0.42, size * 0.17, count * 2, shade(palette.second, -0.14))
  wreath(scene, x, y, size * 0.76, size * 0.3, size * 0.12, count * 2, palette.metal, 180 / (count * 2))
  canvas.add(
    circle(x, y, size * 0.84, shade(palette.ground, -0.06)),
    circle(x, y, size * 0.84, 'none', `stroke="#fff" stroke-opacity=".5" stroke-width="2"`),
  )
  dots(scene, x, y, size * 0.76, count * 3, size * 0.026, palette.metal)
  wreath(scene, x, y, size * 0.1, size * 0.6, size * 0.24, count, palette.main)
  wreath(scene, x, y, size * 0.1, size * 0.42, size * 0.15, count, shade(palette.main, 0.16))
  wreath(scene, x, y, size * 0.08, size * 0.46, size * 0.1, count, palette.second, 180 / count)
  flower(scene, x, y, size * 0.3, palette.metal, palette.main)
  for (const [dx, dy] of [
    [-1, -0.86],
    [1, -0.86],
    [-1, 0.9],
    [1, 0.9],
  ] as const)
    flower(
      scene,
      x + dx * size * 1.22,
      y + dy * size * 1.05,
      size * 0.34,
      dx * dy > 0 ? palette.second : palette.main,
      palette.metal,
    )
}
