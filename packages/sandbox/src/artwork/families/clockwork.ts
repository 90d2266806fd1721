import { type Color, shade } from '../color/color.ts'
import { n } from '../drawing/canvas.ts'
import { circle, line, path, polar, polygon } from '../drawing/shapes.ts'
import { type DrawScene, lightGround, type Scene } from './scene.ts'

function gear({ canvas, palette, random }: Scene, x: number, y: number, radius: number, color: Color): void {
  const teeth = Math.max(9, Math.round(radius / 5))
  const from = random.between(0, 20)
  const points = Array.from({ length: teeth }, (_, index) => {
    const start = from + (index * 360) / teeth
    const part = 360 / teeth
    return [
      polar(x, y, radius, start),
      polar(x, y, radius, start + part * 0.44),
      polar(x, y, radius * 0.85, start + part * 0.58),
      polar(x, y, radius * 0.85, start + part * 0.9),
    ]
  }).flat()
  const metal = canvas.linear(
    [
      [shade(color, 0.18), 0],
      [color, 0.5],
      [shade(color, -0.22), 1],
    ],
    [0, 0],
    [1, 1],
  )
  canvas.add(
    path(polygon(points.map(([px, py]) => [px + radius * 0.06, py + radius * 0.09])), palette.ink, 'opacity=".45"'),
    path(polygon(points), metal),
    circle(x, y, radius * 0.68, shade(color, -0.2)),
    circle(
      x,
      y,
      radius * 0.62,
      canvas.linear(
        [
          [shade(color, -0.12), 0],
          [shade(color, 0.08), 1],
        ],
        [0, 0],
        [1, 1],
      ),
    ),
  )
  for (let index = 0; index < 5; index += 1)
    canvas.add(circle(...polar(x, y, radius * 0.4, from + index * 72), radius * 0.13, palette.deep))
  canvas.add(circle(x, y, radius * 0.17, shade(color, 0.16)), circle(x, y, radius * 0.07, palette.ink))
}

function face({ canvas, palette, random }: Scene, x: number, y: number, radius: number): void {
  const dial = canvas.radial([
    [palette.paper, 0],
    [shade(palette.paper, -0.08), 0.8],
    [shade(palette.metal, -0.2), 1],
  ])
  canvas.add(
    circle(x + radius * 0.05, y + radius * 0.08, radius * 1.16, palette.ink, 'opacity=".5"'),
    circle(
      x,
      y,
      radius * 1.14,
      canvas.linear(
        [
          [shade(palette.metal, 0.08), 0],
          [shade(palette.metal, -0.34), 1],
        ],
        [0, 0],
        [1, 1],
      ),
    ),
    circle(x, y, radius, dial),
  )
  for (let index = 0; index < 12; index += 1) {
    const [ax, ay] = polar(x, y, radius * 0.9, index * 30)
    const [bx, by] = polar(x, y, radius * (index % 3 === 0 ? 0.68 : 0.78), index * 30)
    canvas.add(line(`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`, palette.ink, radius * (index % 3 === 0 ? 0.06 : 0.03)))
  }
  const hour = random.int(0, 359)
  for (const [length, wide, degrees, color] of [
    [0.5, 0.075, hour, palette.ink],
    [0.76, 0.05, hour + random.int(60, 300), palette.main],
  ] as const) {
    const [hx, hy] = polar(x, y, radius * length, degrees)
    canvas.add(line(`M${n(x)} ${n(y)}L${n(hx)} ${n(hy)}`, color, radius * wide))
  }
  canvas.add(circle(x, y, radius * 0.09, palette.main))
}

export const drawClockwork: DrawScene = (scene) => {
  const { canvas, palette, random, x, y, size } = scene
  lightGround(scene, 0.85)
  for (let index = 0; index < 7; index += 1)
    gear(
      scene,
      random.between(-0.05, 1.05) * canvas.width,
      random.between(-0.05, 1) * canvas.height,
      size * random.between(0.25, 0.5),
      shade(palette.ground, random.between(-0.12, 0.02)),
    )
  gear(scene, x - size * 0.82, y + size * 0.38, size * 0.5, palette.second)
  gear(scene, x + size * 0.86, y - size * 0.34, size * 0.46, palette.metal)
  gear(scene, x + size * 0.74, y + size * 0.62, size * 0.32, palette.main)
  if (random.chance(0.65)) face(scene, x, y, size * 0.62)
  else gear(scene, x, y, size * 0.8, palette.main)
}
