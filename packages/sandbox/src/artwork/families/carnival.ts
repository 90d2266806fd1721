import { shade } from '../color/color.ts'
import { n } from '../drawing/canvas.ts'
import { circle, line, path, polar, polygon, rays, rect, star } from '../drawing/shapes.ts'
import type { DrawScene, Scene } from './scene.ts'

function wheel({ canvas, palette, random }: Scene, x: number, y: number, radius: number): void {
  const count = random.pick([8, 10, 12])
  const from = random.between(0, 30)
  canvas.add(
    path(
      polygon([
        [x - radius * 0.6, y + radius * 1.5],
        [x, y],
        [x + radius * 0.6, y + radius * 1.5],
        [x + radius * 0.48, y + radius * 1.5],
        [x, y + radius * 0.2],
        [x - radius * 0.48, y + radius * 1.5],
      ]),
      palette.metal,
    ),
  )
  for (const share of [1, 0.82])
    canvas.add(
      circle(x, y, radius * share, 'none', `stroke="#fff" stroke-opacity=".85" stroke-width="${n(radius * 0.04)}"`),
    )
  for (let index = 0; index < count; index += 1) {
    const degrees = from + (index * 360) / count
    const [px, py] = polar(x, y, radius, degrees)
    canvas.add(line(`M${n(x)} ${n(y)}L${n(px)} ${n(py)}`, palette.paper, radius * 0.022, 'opacity=".8"'))
    const color = [palette.main, palette.second, palette.metal][index % 3] ?? palette.main
    canvas.add(
      path(
        `M${n(px - radius * 0.15)} ${n(py + radius * 0.02)}h${n(radius * 0.3)}q0 ${n(radius * 0.24)} ${n(-radius * 0.15)} ${n(radius * 0.24)}t${n(-radius * 0.15)} ${n(-radius * 0.24)}Z`,
        color,
      ),
      circle(px, py, radius * 0.05, palette.paper),
    )
  }
  canvas.add(circle(x, y, radius * 0.2, palette.main), path(star(x, y, radius * 0.16, radius * 0.07, 5), palette.metal))
}

function tent({ canvas, palette, random }: Scene, x: number, base: number, size: number): void {
  const stripes = random.pick([6, 8])
  for (let index = 0; index < stripes; index += 1) {
    const a = x - size + (index * size * 2) / stripes
    const b = a + (size * 2) / stripes
    const color = index % 2 === 0 ? palette.main : palette.paper
    canvas.add(
      path(
        `M${n(x)} ${n(base - size * 1.5)}Q${n(a * 0.45 + x * 0.55)} ${n(base - size * 0.95)} ${n(a)} ${n(base - size * 0.7)}H${n(b)}Q${n(b * 0.45 + x * 0.55)} ${n(base - size * 0.95)} ${n(x)} ${n(base - size * 1.5)}Z`,
        color,
      ),
    )
    canvas.add(
      rect(a + size * 0.04, base - size * 0.7, (size * 2) / stripes, size * 0.72, shade(color, -0.12)),
      path(
        `M${n(a)} ${n(base - size * 0.72)}h${n(b - a)}q0 ${n(size * 0.16)} ${n((a - b) / 2)} ${n(size * 0.16)}t${n((a - b) / 2)} ${n(-size * 0.16)}Z`,
        index % 2 === 0 ? palette.metal : palette.second,
      ),
    )
  }
  canvas.add(
    path(
      `M${n(x - size * 0.24)} ${n(base)}Q${n(x - size * 0.1)} ${n(base - size * 0.4)} ${n(x)} ${n(base - size * 0.62)}Q${n(x + size * 0.1)} ${n(base - size * 0.4)} ${n(x + size * 0.24)} ${n(base)}Z`,
      palette.ink,
    ),
  )
  canvas.add(
    line(`M${n(x)} ${n(base - size * 1.5)}v${n(-size * 0.3)}`, palette.paper, size * 0.03),
    path(
      polygon([
        [x, base - size * 1.8],
        [x + size * 0.36, base - size * 1.7],
        [x, base - size * 1.6],
      ]),
      palette.second,
    ),
  )
}

export const drawCarnival: DrawScene = (scene) => {
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
        [palette.ground, 0.55],
        [palette.glow, 1],
      ]),
    ),
  )
  canvas.add(path(rays(x, y + size * 0.5, width, 20), palette.paper, 'opacity=".07"'))
  for (let index = 0; index < 24; index += 1)
    canvas.add(circle(random.between(0, width), random.between(0, y), random.between(0.8, 2), '#fff', 'opacity=".7"'))
  const base = y + size * 0.95
  if (random.chance(0.55)) {
    wheel(scene, x, y - size * 0.05, size * 0.82)
    tent(scene, x - size * 0.95, base + size * 0.1, size * 0.42)
    tent(scene, x + size, base + size * 0.12, size * 0.36)
  } else {
    wheel(scene, x + size * 0.72, y - size * 0.2, size * 0.42)
    tent(scene, x - size * 0.1, base, size * 0.95)
  }
  const rope = height * 0.1
  for (let index = 0; index < 9; index += 1) {
    const px = (index / 8) * width
    const py = rope * (0.4 + 1.1 * (1 - (2 * (index / 8) - 1) ** 2))
    canvas.add(
      path(
        polygon([
          [px - size * 0.1, py],
          [px + size * 0.1, py],
          [px, py + size * 0.22],
        ]),
        [palette.main, palette.metal, palette.second][index % 3] ?? palette.main,
      ),
    )
  }
}
