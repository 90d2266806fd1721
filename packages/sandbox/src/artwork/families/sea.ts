import { type Color, shade } from '../color/color.ts'
import { n } from '../drawing/canvas.ts'
import { circle, ellipse, line, path, rect } from '../drawing/shapes.ts'
import type { DrawScene, Scene } from './scene.ts'

function fish({ canvas, palette }: Scene, x: number, y: number, size: number, color: Color, faces: 1 | -1): void {
  const at = (dx: number, dy: number): string => `${n(x + dx * size * faces)} ${n(y + dy * size)}`
  const body = canvas.linear([
    [shade(color, 0.18), 0],
    [color, 0.5],
    [shade(color, -0.2), 1],
  ])
  canvas.add(
    path(`M${at(-0.7, 0)}L${at(-1.25, -0.48)}Q${at(-1.02, 0)} ${at(-1.25, 0.48)}Z`, shade(color, -0.12)),
    path(`M${at(-0.3, -0.4)}Q${at(0, -0.95)} ${at(0.4, -0.4)}Z`, shade(color, -0.08)),
    path(`M${at(0.95, 0)}Q${at(0.4, -0.68)} ${at(-0.8, 0)}Q${at(0.4, 0.68)} ${at(0.95, 0)}Z`, body),
    path(`M${at(0.1, 0.1)}Q${at(-0.35, 0.5)} ${at(-0.4, 0.18)}Z`, shade(color, -0.2)),
    line(`M${at(0.42, -0.32)}Q${at(0.22, 0)} ${at(0.42, 0.32)}`, shade(color, 0.24), size * 0.06, 'opacity=".7"'),
    line(`M${at(0.06, -0.38)}Q${at(-0.12, 0)} ${at(0.06, 0.38)}`, palette.paper, size * 0.08, 'opacity=".5"'),
    circle(x + size * 0.62 * faces, y - size * 0.1, size * 0.11, '#fff'),
    circle(x + size * 0.65 * faces, y - size * 0.1, size * 0.055, palette.ink),
  )
}

function coral({ canvas, random }: Scene, x: number, base: number, height: number, color: Color): void {
  for (let index = 0; index < 5; index += 1) {
    const lean = (index - 2) * height * 0.2
    const top = base - height * random.between(0.6, 1)
    canvas.add(
      line(
        `M${n(x)} ${n(base)}Q${n(x + lean * 0.3)} ${n((base + top) / 2)} ${n(x + lean)} ${n(top)}`,
        shade(color, random.between(-0.18, 0.05)),
        height * 0.13,
      ),
    )
  }
}

export const drawSea: DrawScene = (scene) => {
  const { canvas, palette, random, x, y, size } = scene
  const { width, height } = canvas
  canvas.add(
    rect(
      0,
      0,
      width,
      height,
      canvas.linear([
        [palette.glow, 0],
        [palette.ground, 0.4],
        [palette.deep, 1],
      ]),
    ),
  )
  for (let index = 0; index < 5; index += 1) {
    const left = random.between(-0.1, 0.9) * width
    const spread = random.between(0.06, 0.16) * width
    canvas.add(
      path(
        `M${n(left)} 0H${n(left + spread * 0.6)}L${n(left + spread * 2.6)} ${height}H${n(left + spread)}Z`,
        '#fff',
        'opacity=".09"',
      ),
    )
  }
  for (let index = 0; index < 5; index += 1)
    fish(
      scene,
      random.between(0, 1) * width,
      random.between(0.08, 0.6) * height,
      size * random.between(0.1, 0.18),
      shade(palette.ground, 0.14),
      random.chance(0.5) ? 1 : -1,
    )
  const floor = y + size * 0.9
  canvas.add(
    ellipse(width * 0.3, floor + size * 0.5, width * 0.6, size * 0.62, shade(palette.deep, 0.06)),
    ellipse(width * 0.85, floor + size * 0.55, width * 0.5, size * 0.6, palette.deep),
  )
  coral(scene, x - size * 1.05, floor, size * 0.9, palette.main)
  coral(scene, x + size * 1.1, floor + size * 0.05, size * 0.7, palette.second)
  const faces = random.chance(0.5) ? 1 : -1
  fish(scene, x - size * 0.75 * faces, y - size * 0.62, size * 0.32, palette.second, faces)
  fish(scene, x, y, size * 0.86, palette.main, faces)
  for (let index = 0; index < 14; index += 1) {
    const radius = random.between(1.5, size * 0.07)
    const bx = x + size * faces * 0.9 + random.between(-0.4, 0.4) * size
    const by = random.between(-0.05, 0.95) * (y + size * 0.3)
    canvas.add(
      circle(bx, by, radius, '#fff', 'opacity=".22"'),
      circle(bx - radius * 0.3, by - radius * 0.3, radius * 0.35, '#fff', 'opacity=".7"'),
    )
  }
}
