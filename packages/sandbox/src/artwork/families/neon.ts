import { shade } from '../color/color.ts'
import { n } from '../drawing/canvas.ts'
import { circle, line, path, polygon, rect } from '../drawing/shapes.ts'
import type { DrawScene, Scene } from './scene.ts'

/** A tube of light: a wide faint stroke, a coloured one, a white core. */
function tube({ canvas, palette }: Scene, data: string, color: string, width: number): void {
  canvas.add(
    line(data, color, width * 4, 'opacity=".14"'),
    line(data, color, width * 2.2, 'opacity=".3"'),
    line(data, color, width),
    line(data, palette.paper, width * 0.36),
  )
}

function towers({ canvas, palette, random }: Scene, base: number, near: number): void {
  const side = canvas.width
  let left = -10
  while (left < side) {
    const wide = random.between(0.08, 0.17) * side
    const middle = Math.abs((left + wide / 2) / side - 0.5) * 2
    const tall = (0.18 + middle * 0.5 + random.between(0, 0.16)) * canvas.height * near
    const wall = shade(palette.deep, near > 0.9 ? 0.04 : 0.13)
    canvas.add(rect(left, base - tall, wide, tall + 4, wall))
    for (let row = 0; row < Math.floor(tall / 22); row += 1)
      for (let column = 0; column < Math.floor(wide / 15); column += 1)
        if (random.chance(0.34))
          canvas.add(
            rect(
              left + 5 + column * 15,
              base - tall + 7 + row * 16,
              5,
              7,
              random.chance(0.7) ? palette.metal : palette.main,
              `opacity="${n(random.between(0.3, 0.9))}"`,
            ),
          )
    left += wide + random.between(-4, 8)
  }
}

const signs: readonly ((x: number, y: number, s: number) => string)[] = [
  (x, y, s) =>
    `M${n(x - s)} ${n(y + s * 0.5)}Q${n(x - s * 0.9)} ${n(y - s * 0.8)} ${n(x)} ${n(y - s * 0.1)}Q${n(x + s * 0.9)} ${n(y - s * 0.8)} ${n(x + s)} ${n(y + s * 0.5)}M${n(x - s * 0.4)} ${n(y + s * 0.5)}L${n(x)} ${n(y - s * 0.1)}L${n(x + s * 0.4)} ${n(y + s * 0.5)}`,
  (x, y, s) =>
    `M${n(x)} ${n(y + s * 0.8)}C${n(x - s * 1.5)} ${n(y - s * 0.1)} ${n(x - s * 0.6)} ${n(y - s * 1.1)} ${n(x)} ${n(y - s * 0.4)}C${n(x + s * 0.6)} ${n(y - s * 1.1)} ${n(x + s * 1.5)} ${n(y - s * 0.1)} ${n(x)} ${n(y + s * 0.8)}Z`,
  (x, y, s) =>
    `M${n(x + s * 0.2)} ${n(y - s)}L${n(x - s * 0.5)} ${n(y + s * 0.15)}H${n(x + s * 0.1)}L${n(x - s * 0.2)} ${n(y + s)}L${n(x + s * 0.6)} ${n(y - s * 0.2)}H${n(x)}Z`,
  (x, y, s) =>
    `M${n(x - s)} ${n(y - s * 0.7)}H${n(x + s)}L${n(x + s * 0.1)} ${n(y + s * 0.2)}V${n(y + s * 0.9)}M${n(x - s)} ${n(y - s * 0.7)}L${n(x - s * 0.1)} ${n(y + s * 0.2)}M${n(x - s * 0.5)} ${n(y + s * 0.9)}H${n(x + s * 0.5)}`,
]

export const drawNeon: DrawScene = (scene) => {
  const { canvas, palette, random, x, y, size } = scene
  const { width, height } = canvas
  canvas.add(
    rect(
      0,
      0,
      width,
      height,
      canvas.linear([
        [palette.deep, 0],
        [palette.ground, 0.5],
        [palette.main, 0.72],
        [palette.deep, 0.74],
      ]),
    ),
  )
  const street = y + size * 0.55
  canvas.add(
    circle(
      x,
      street - size * 0.1,
      size * 0.8,
      canvas.linear([
        [palette.metal, 0],
        [palette.main, 1],
      ]),
      'opacity=".85"',
    ),
  )
  towers(scene, street, 0.78)
  towers(scene, street + 4, 1)
  canvas.add(
    rect(
      0,
      street,
      width,
      height - street,
      canvas.linear([
        [shade(palette.deep, 0.1), 0],
        [palette.ink, 1],
      ]),
    ),
  )
  for (const place of [-2.4, -1.2, -0.4, 0.4, 1.2, 2.4])
    canvas.add(
      path(
        polygon([
          [x + place * size * 0.1, street],
          [x + place * size * 0.9, height],
          [x + place * size * 0.9 + size * 0.05, height],
        ]),
        palette.second,
        'opacity=".8"',
      ),
    )
  for (const step of [0.1, 0.26, 0.52])
    canvas.add(rect(0, street + (height - street) * step, width, 1.6, palette.second, 'opacity=".5"'))
  const color = canvas.linear([
    [palette.second, 0],
    [palette.second, 1],
  ])
  const ring = `M${n(x - size * 0.72)} ${n(y - size * 0.2)}a${n(size * 0.72)} ${n(size * 0.72)} 0 1 1 0 .1`
  canvas.add(circle(x, y - size * 0.2, size * 0.74, palette.ink, 'opacity=".72"'))
  tube(scene, ring, color, size * 0.045)
  tube(
    scene,
    random.pick(signs)(x, y - size * 0.18, size * 0.42),
    canvas.linear([
      [palette.main, 0],
      [palette.main, 1],
    ]),
    size * 0.06,
  )
}
