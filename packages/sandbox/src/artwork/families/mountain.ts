import { type Color, shade } from '../color/color.ts'
import { n } from '../drawing/canvas.ts'
import { circle, path, polygon, rect } from '../drawing/shapes.ts'
import type { DrawScene, Scene } from './scene.ts'

/** A jagged ridge from edge to edge. */
function ridge({ canvas, random }: Scene, top: number, swing: number, parts: number): string {
  let data = `M0 ${n(top + random.between(0, swing))}`
  for (let index = 1; index <= parts; index += 1)
    data += `L${n(((index - random.between(0.2, 0.6)) / parts) * canvas.width)} ${n(top + (index % 2 === 0 ? swing : -swing) * random.between(0.3, 1))}`
  return `${data}L${canvas.width} ${n(top)}V${canvas.height}H0Z`
}

function peak({ canvas, random }: Scene, x: number, base: number, size: number, color: Color): void {
  const top = base - size * 1.9
  const left = x - size * 1.15
  const right = x + size * 1.2
  const fold = x + size * random.between(-0.15, 0.2)
  canvas.add(
    path(
      polygon([
        [left, base],
        [x, top],
        [right, base],
      ]),
      shade(color, 0.08),
    ),
    path(
      polygon([
        [fold, base],
        [x, top],
        [right, base],
      ]),
      shade(color, -0.12),
    ),
  )
  const snow = size * random.between(0.5, 0.75)
  const sx = (share: number): number => x + share * snow * 0.62
  canvas.add(
    path(
      `M${n(x)} ${n(top)}L${n(sx(-1))} ${n(top + snow)}L${n(sx(-0.55))} ${n(top + snow * 0.78)}L${n(sx(-0.2))} ${n(top + snow * 1.06)}L${n(sx(0.2))} ${n(top + snow * 0.74)}L${n(sx(0.62))} ${n(top + snow * 1.1)}L${n(sx(1))} ${n(top + snow * 0.98)}Z`,
      '#f4f7fb',
    ),
    path(
      `M${n(x)} ${n(top)}L${n(sx(0.2))} ${n(top + snow * 0.74)}L${n(sx(0.62))} ${n(top + snow * 1.1)}L${n(sx(1))} ${n(top + snow * 0.98)}Z`,
      '#c4cfe0',
    ),
  )
}

function pine({ canvas }: Scene, x: number, base: number, size: number, color: Color): void {
  canvas.add(rect(x - size * 0.06, base - size * 0.2, size * 0.12, size * 0.24, shade(color, -0.1)))
  for (const [level, wide] of [
    [0.1, 0.46],
    [0.38, 0.36],
    [0.64, 0.25],
  ] as const)
    canvas.add(
      path(
        polygon([
          [x - size * wide, base - size * level],
          [x, base - size * (level + 0.56)],
          [x + size * wide, base - size * level],
        ]),
        shade(color, level * 0.12),
      ),
    )
}

export const drawMountain: DrawScene = (scene) => {
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
        [palette.ground, 0.35],
        [palette.main, 0.75],
        [palette.metal, 1],
      ]),
    ),
  )
  const sun = x + size * random.between(-0.7, 0.7)
  canvas.add(
    circle(sun, y - size * 0.5, size * 0.75, palette.paper, 'opacity=".14"'),
    circle(
      sun,
      y - size * 0.5,
      size * 0.5,
      canvas.linear([
        [palette.paper, 0],
        [palette.metal, 1],
      ]),
    ),
  )
  canvas.add(path(ridge(scene, y + size * 0.1, size * 0.22, 8), palette.second, 'opacity=".45"'))
  const base = y + size * 0.85
  peak(scene, x + size * random.pick([-0.95, 0.95]), base, size * 0.62, shade(palette.ground, 0.04))
  peak(scene, x, base, size * 0.92, palette.second)
  canvas.add(
    rect(
      0,
      base - size * 0.4,
      width,
      size * 0.6,
      canvas.linear([
        [palette.paper, 0, 0],
        [palette.paper, 0.6, 0.4],
        [palette.paper, 1, 0],
      ]),
    ),
  )
  canvas.add(path(ridge(scene, base - size * 0.02, size * 0.1, 10), shade(palette.deep, 0.1)))
  for (let index = 0; index < 11; index += 1)
    pine(
      scene,
      ((index + random.between(0, 0.9)) / 11) * width,
      base + size * random.between(0.16, 0.4),
      size * random.between(0.34, 0.62),
      shade({ l: 0.3, c: 0.07, h: palette.ground.h }, random.between(-0.08, 0.02)),
    )
  canvas.add(path(ridge(scene, base + size * 0.46, size * 0.06, 6), palette.ink))
}
