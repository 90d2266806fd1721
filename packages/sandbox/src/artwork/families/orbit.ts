import { shade } from '../color/color.ts'
import { n } from '../drawing/canvas.ts'
import { circle, ellipse, glint, group, path, polar, rect } from '../drawing/shapes.ts'
import type { DrawScene } from './scene.ts'

export const drawOrbit: DrawScene = (scene) => {
  const { canvas, palette, random, x, y, size } = scene
  const { width, height } = canvas
  canvas.add(
    rect(
      0,
      0,
      width,
      height,
      canvas.linear(
        [
          [palette.ink, 0],
          [palette.deep, 0.5],
          [palette.ground, 1],
        ],
        [0, 0],
        [1, 1],
      ),
    ),
  )
  const cloud = canvas.radial([
    [palette.second, 0, 0.5],
    [palette.second, 1, 0],
  ])
  canvas.add(
    ellipse(width * random.between(0.1, 0.9), height * random.between(0.1, 0.5), width * 0.6, height * 0.34, cloud),
  )
  for (let index = 0; index < 46; index += 1)
    canvas.add(
      circle(
        random.between(0, width),
        random.between(0, height),
        random.between(0.5, 1.9),
        '#fff',
        `opacity="${n(random.between(0.3, 0.95))}"`,
      ),
    )
  for (let index = 0; index < 3; index += 1)
    canvas.add(
      path(glint(random.between(0, width), random.between(0, height * 0.6), random.between(5, 13)), palette.paper),
    )
  const radius = size * 0.7
  const tilt = random.int(-28, 28)
  const reach = radius * random.between(1.55, 1.85)
  const band = `stroke-width="${n(radius * 0.17)}"`
  const trail = (half: string, paintName: string): string =>
    group(
      `<path d="${half}" fill="none" stroke="${paintName}" ${band}/><path d="${half}" fill="none" stroke="#fff" stroke-width="1.5" opacity=".7"/>`,
      `transform="translate(${n(x)} ${n(y)}) rotate(${tilt})"`,
    )
  const colour = canvas.linear(
    [
      [palette.second, 0],
      [palette.metal, 0.5],
      [palette.second, 1],
    ],
    [0, 0],
    [1, 0],
  )
  canvas.add(trail(`M${n(-reach)} 0A${n(reach)} ${n(reach * 0.26)} 0 0 1 ${n(reach)} 0`, colour))
  const globe = canvas.radial(
    [
      [shade(palette.main, 0.22), 0],
      [palette.main, 0.4],
      [shade(palette.main, -0.2), 0.75],
      [palette.ink, 1],
    ],
    [0.32, 0.28],
    0.85,
  )
  canvas.add(circle(x, y, radius * 1.1, palette.glow, 'opacity=".16"'), circle(x, y, radius, globe))
  for (let index = 0; index < 5; index += 1) {
    const [cx, cy] = polar(x, y, radius * random.between(0.15, 0.62), random.int(0, 359))
    canvas.add(
      ellipse(
        cx,
        cy,
        radius * random.between(0.1, 0.26),
        radius * random.between(0.06, 0.13),
        shade(palette.main, random.chance(0.5) ? -0.12 : 0.12),
        `opacity=".55" transform="rotate(${tilt} ${n(cx)} ${n(cy)})"`,
      ),
    )
  }
  canvas.add(trail(`M${n(-reach)} 0A${n(reach)} ${n(reach * 0.26)} 0 0 0 ${n(reach)} 0`, colour))
  const [mx, my] = polar(x, y, size * 1.18, random.int(-70, 70))
  canvas.add(
    circle(
      mx,
      my,
      size * 0.17,
      canvas.radial(
        [
          [palette.paper, 0],
          [palette.second, 0.6],
          [shade(palette.second, -0.3), 1],
        ],
        [0.3, 0.3],
        0.8,
      ),
    ),
  )
  const [ax, ay] = polar(x, y, size * 1.25, random.int(120, 240))
  const tail = canvas.linear(
    [
      [palette.paper, 0, 0],
      [palette.paper, 1, 0.9],
    ],
    [0, 0],
    [1, 0],
  )
  canvas.add(
    group(
      path(`M${n(-size * 0.8)} -1L0 ${n(-size * 0.05)}L0 ${n(size * 0.05)}L${n(-size * 0.8)} 1Z`, tail) +
        circle(0, 0, size * 0.06, '#fff'),
      `transform="translate(${n(ax)} ${n(ay)}) rotate(${random.int(-35, 35)})"`,
    ),
  )
}
