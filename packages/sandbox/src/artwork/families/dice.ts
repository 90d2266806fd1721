import { type Color, hex, shade } from '../color/color.ts'
import { n, type Point } from '../drawing/canvas.ts'
import { ellipse, group, path, polygon, rays, rect } from '../drawing/shapes.ts'
import { type DrawScene, lightGround, type Scene } from './scene.ts'

const spots: Record<number, readonly Point[]> = {
  1: [[0, 0]],
  2: [
    [-0.5, -0.5],
    [0.5, 0.5],
  ],
  3: [
    [-0.55, -0.55],
    [0, 0],
    [0.55, 0.55],
  ],
  4: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  5: [
    [-0.55, -0.55],
    [0.55, -0.55],
    [0, 0],
    [-0.55, 0.55],
    [0.55, 0.55],
  ],
  6: [
    [-0.5, -0.6],
    [-0.5, 0],
    [-0.5, 0.6],
    [0.5, -0.6],
    [0.5, 0],
    [0.5, 0.6],
  ],
}

/** A die in isometric view: three faces of one cube with spots laid on each plane. */
function die({ canvas, random, palette }: Scene, x: number, y: number, size: number, color: Color, tilt: number): void {
  const a = size * 0.87
  const b = size * 0.5
  const pip = color.l > 0.6 ? palette.ink : palette.paper
  const faces: readonly (readonly [fill: Color, right: Point, down: Point, middle: Point])[] = [
    [shade(color, 0.18), [a / 2, b / 2], [-a / 2, b / 2], [0, -b]],
    [shade(color, -0.02), [a / 2, b / 2], [0, size / 2], [-a / 2, b / 2]],
    [shade(color, -0.2), [a / 2, -b / 2], [0, size / 2], [a / 2, b / 2]],
  ]
  const numbers = random.shuffled([1, 2, 3, 4, 5, 6])
  const edge = `stroke="${hex(shade(color, 0.26))}" stroke-width="${n(size * 0.03)}" stroke-linejoin="round"`
  let content = ''
  for (const [index, [fill, right, down, middle]] of faces.entries()) {
    const at = (u: number, v: number): Point => [
      middle[0] + right[0] * u + down[0] * v,
      middle[1] + right[1] * u + down[1] * v,
    ]
    content += path(polygon([at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)]), fill, edge)
    for (const [u, v] of spots[numbers[index] ?? 1] ?? []) {
      const [px, py] = at(u, v)
      content += ellipse(px, py, size * (index === 0 ? 0.115 : 0.085), size * (index === 0 ? 0.07 : 0.1), pip)
    }
  }
  canvas.add(
    ellipse(x, y + size * 1.05, size * 0.95, size * 0.26, palette.ink, 'opacity=".5"'),
    group(content, `transform="translate(${n(x)} ${n(y)}) rotate(${tilt})"`),
  )
}

export const drawDice: DrawScene = (scene) => {
  const { canvas, palette, random, x, y, size } = scene
  lightGround(scene)
  canvas.add(path(rays(x, y, canvas.width, 14, random.between(0, 25)), palette.paper, 'opacity=".06"'))
  canvas.add(
    rect(
      0,
      y + size * 0.8,
      canvas.width,
      canvas.height,
      canvas.linear([
        [shade(palette.deep, 0.08), 0],
        [palette.deep, 1],
      ]),
      'opacity=".8"',
    ),
  )
  const third = random.chance(0.5)
  if (third) die(scene, x + size * 0.1, y - size * 0.55, size * 0.36, palette.metal, random.int(-14, 14))
  die(scene, x - size * 0.58, y + size * 0.1, size * 0.62, palette.main, random.int(-12, 4))
  die(
    scene,
    x + size * 0.66,
    y + size * 0.28,
    size * 0.5,
    random.chance(0.5) ? palette.paper : palette.second,
    random.int(-4, 14),
  )
}
