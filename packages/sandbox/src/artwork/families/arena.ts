import { shade } from '../color/color.ts'
import { n } from '../drawing/canvas.ts'
import { circle, ellipse, line, path, polar, polygon, rect, ring } from '../drawing/shapes.ts'
import type { DrawScene, Scene } from './scene.ts'

/** A stitched ball: a pentagon in the middle, seams to five others at the rim. */
function ball({ canvas, palette, random }: Scene, x: number, y: number, radius: number): void {
  const from = random.between(0, 72)
  const skin = canvas.radial(
    [
      ['#ffffff', 0],
      [palette.paper, 0.55],
      [shade(palette.paper, -0.34), 1],
    ],
    [0.36, 0.3],
    0.8,
  )
  canvas.add(
    ellipse(x, y + radius * 1.08, radius * 0.9, radius * 0.2, palette.ink, 'opacity=".5"'),
    circle(x, y, radius, skin),
  )
  const patch = shade(palette.main, -0.16)
  canvas.add(path(polygon(ring(x, y, radius * 0.34, 5, from)), patch))
  for (let index = 0; index < 5; index += 1) {
    const degrees = from + index * 72
    const [ax, ay] = polar(x, y, radius * 0.34, degrees)
    const [bx, by] = polar(x, y, radius * 0.68, degrees)
    canvas.add(line(`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`, patch, radius * 0.035))
    canvas.add(
      path(
        polygon([
          polar(x, y, radius * 0.68, degrees),
          polar(x, y, radius * 0.82, degrees - 19),
          polar(x, y, radius * 0.985, degrees - 15),
          polar(x, y, radius * 0.985, degrees + 15),
          polar(x, y, radius * 0.82, degrees + 19),
        ]),
        patch,
      ),
    )
  }
}

function cup({ canvas, palette }: Scene, x: number, y: number, size: number): void {
  const gold = canvas.linear(
    [
      [shade(palette.metal, -0.28), 0],
      [shade(palette.metal, 0.1), 0.35],
      [palette.metal, 0.6],
      [shade(palette.metal, -0.34), 1],
    ],
    [0, 0],
    [1, 0],
  )
  const handle = `M${n(x - size * 0.5)} ${n(y - size * 0.72)}C${n(x - size * 1.15)} ${n(y - size * 0.8)} ${n(x - size * 0.95)} ${n(y + size * 0.1)} ${n(x - size * 0.3)} ${n(y + size * 0.08)}M${n(x + size * 0.5)} ${n(y - size * 0.72)}C${n(x + size * 1.15)} ${n(y - size * 0.8)} ${n(x + size * 0.95)} ${n(y + size * 0.1)} ${n(x + size * 0.3)} ${n(y + size * 0.08)}`
  canvas.add(
    line(handle, shade(palette.metal, -0.12), size * 0.12),
    path(
      `M${n(x - size * 0.56)} ${n(y - size * 0.9)}H${n(x + size * 0.56)}C${n(x + size * 0.56)} ${n(y + size * 0.1)} ${n(x + size * 0.2)} ${n(y + size * 0.2)} ${n(x + size * 0.12)} ${n(y + size * 0.3)}V${n(y + size * 0.6)}H${n(x - size * 0.12)}V${n(y + size * 0.3)}C${n(x - size * 0.2)} ${n(y + size * 0.2)} ${n(x - size * 0.56)} ${n(y + size * 0.1)} ${n(x - size * 0.56)} ${n(y - size * 0.9)}Z`,
      gold,
    ),
    ellipse(x, y - size * 0.9, size * 0.56, size * 0.1, shade(palette.metal, 0.08)),
    rect(x - size * 0.4, y + size * 0.56, size * 0.8, size * 0.16, gold, `rx="${n(size * 0.04)}"`),
    rect(x - size * 0.5, y + size * 0.7, size, size * 0.24, palette.ink, `rx="${n(size * 0.05)}"`),
  )
}

export const drawArena: DrawScene = (scene) => {
  const { canvas, palette, random, x, y, size } = scene
  const { width, height } = canvas
  canvas.add(
    rect(
      0,
      0,
      width,
      height,
      canvas.linear([
        [palette.ink, 0],
        [palette.deep, 0.4],
        [palette.ground, 1],
      ]),
    ),
  )
  const turf = y + size * 0.55
  for (let row = 0; row < 4; row += 1)
    for (let index = 0; index < 24; index += 1)
      canvas.add(
        circle(
          (index / 23) * width + random.between(-4, 4),
          turf - size * (0.72 - row * 0.17) + random.between(-3, 3),
          size * 0.035,
          random.pick([palette.glow, palette.main, palette.second, palette.paper]),
          `opacity="${n(0.2 + row * 0.09)}"`,
        ),
      )
  for (const side of [0.06, 0.3, 0.7, 0.94]) {
    const reach = (side - 0.5) * -0.9 * width
    canvas.add(
      path(
        polygon([
          [side * width - 5, 0],
          [side * width + 5, 0],
          [side * width + reach + size * 0.7, turf + size * 0.5],
          [side * width + reach - size * 0.7, turf + size * 0.5],
        ]),
        palette.paper,
        'opacity=".1"',
      ),
      circle(side * width, 2, size * 0.1, palette.paper),
    )
  }
  canvas.add(
    path(
      `M0 ${n(turf)}Q${n(width / 2)} ${n(turf - size * 0.2)} ${width} ${n(turf)}V${height}H0Z`,
      canvas.linear([
        [shade({ l: 0.5, c: 0.13, h: 148 }, 0), 0],
        [{ l: 0.24, c: 0.08, h: 155 }, 1],
      ]),
    ),
  )
  canvas.add(
    ellipse(
      x,
      turf + size * 0.4,
      size * 1.2,
      size * 0.3,
      'none',
      'stroke="#fff" stroke-opacity=".55" stroke-width="3"',
    ),
  )
  if (random.chance(0.5)) ball(scene, x, y + size * 0.08, size * 0.66)
  else cup(scene, x, y, size * 0.86)
}
