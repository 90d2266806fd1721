import { type Color, shade, turn } from '../color/color.ts'
import { n } from '../drawing/canvas.ts'
import { circle, ellipse, leaf, line, path } from '../drawing/shapes.ts'
import { type DrawScene, lightGround, type Scene } from './scene.ts'

/** A round fruit with bloom, stalk and leaf; two lobes make it a cherry or a plum. */
function fruit({ canvas, random, palette }: Scene, x: number, y: number, radius: number, color: Color): void {
  const skin = canvas.radial(
    [
      [shade(color, 0.2), 0],
      [color, 0.45],
      [shade(color, -0.24), 1],
    ],
    [0.36, 0.3],
    0.75,
  )
  const lobes = random.chance(0.5)
  canvas.add(
    ellipse(x, y + radius * 0.98, radius * 0.85, radius * 0.2, palette.ink, 'opacity=".35"'),
    line(
      `M${n(x)} ${n(y - radius * 0.75)}Q${n(x + radius * 0.1)} ${n(y - radius * 1.2)} ${n(x + radius * 0.4)} ${n(y - radius * 1.35)}`,
      shade(palette.ink, 0.16),
      radius * 0.1,
    ),
    path(
      leaf(x + radius * 0.1, y - radius, radius * 0.95, radius * 0.36, random.int(58, 100)),
      canvas.linear([
        [{ l: 0.72, c: 0.17, h: 135 }, 0],
        [{ l: 0.42, c: 0.12, h: 150 }, 1],
      ]),
    ),
  )
  if (lobes) {
    canvas.add(circle(x - radius * 0.32, y, radius * 0.82, skin), circle(x + radius * 0.32, y, radius * 0.82, skin))
    canvas.add(
      line(
        `M${n(x)} ${n(y - radius * 0.7)}Q${n(x - radius * 0.12)} ${n(y)} ${n(x + radius * 0.04)} ${n(y + radius * 0.7)}`,
        shade(color, -0.2),
        radius * 0.05,
        'opacity=".6"',
      ),
    )
  } else canvas.add(circle(x, y, radius, skin))
  canvas.add(
    ellipse(
      x - radius * 0.38,
      y - radius * 0.42,
      radius * 0.26,
      radius * 0.16,
      '#fff',
      `opacity=".6" transform="rotate(-32 ${n(x - radius * 0.38)} ${n(y - radius * 0.42)})"`,
    ),
    circle(x - radius * 0.1, y - radius * 0.62, radius * 0.06, '#fff', 'opacity=".7"'),
  )
}

export const drawOrchard: DrawScene = (scene) => {
  const { canvas, palette, random, x, y, size } = scene
  lightGround(scene, 0.85)
  for (let index = 0; index < 26; index += 1) {
    const far = random.between(0, 1)
    const green: Color = { l: 0.24 + far * 0.2, c: 0.09, h: palette.ground.h + random.between(-20, 20) }
    const lx = random.between(-0.05, 1.05) * canvas.width
    const ly = random.chance(0.5)
      ? random.between(-0.1, 0.26) * canvas.height
      : random.between(0.7, 1.1) * canvas.height
    canvas.add(
      path(leaf(lx, ly, size * random.between(0.5, 1), size * random.between(0.16, 0.3), random.int(0, 359)), green),
    )
  }
  const colors = [palette.second, turn(palette.main, 30), palette.main, turn(palette.second, -25)]
  fruit(scene, x - size * 0.82, y + size * 0.34, size * 0.42, random.pick(colors))
  fruit(scene, x + size * 0.84, y + size * 0.3, size * 0.46, random.pick(colors))
  if (random.chance(0.6)) fruit(scene, x + size * 0.62, y - size * 0.5, size * 0.28, random.pick(colors))
  fruit(scene, x, y + size * 0.08, size * 0.7, palette.main)
  for (let index = 0; index < 9; index += 1)
    canvas.add(
      circle(
        random.between(0, canvas.width),
        random.between(0, canvas.height),
        random.between(1.5, 4),
        palette.paper,
        'opacity=".5"',
      ),
    )
}
