import { shade } from '../color/color.ts'
import { n } from '../drawing/canvas.ts'
import { circle, path, polygon, rays, rect } from '../drawing/shapes.ts'
import type { DrawScene, Scene } from './scene.ts'

/** A wavy band from edge to edge, down to the bottom. */
function dune({ canvas, random }: Scene, top: number, swing: number): string {
  const { width, height } = canvas
  const middle = random.between(0.3, 0.7) * width
  return `M0 ${n(top + random.between(-swing, swing))}Q${n(middle * 0.5)} ${n(top - swing)} ${n(middle)} ${n(top)}T${width} ${n(top + random.between(-swing, swing))}V${height}H0Z`
}

function steps(scene: Scene, base: number): void {
  const { canvas, palette, random, x, size } = scene
  const levels = random.int(4, 6)
  const stone = palette.second
  for (let level = 0; level < levels; level += 1) {
    const half = size * (1.15 - (level * 0.9) / levels)
    const tall = (size * 1.35) / levels
    const top = base - (level + 1) * tall
    canvas.add(
      rect(
        x - half,
        top,
        half * 2,
        tall + 1,
        canvas.linear(
          [
            [shade(stone, 0.14), 0],
            [shade(stone, -0.2), 1],
          ],
          [0, 0],
          [1, 0],
        ),
      ),
      rect(x - half, top, half * 2, tall * 0.16, shade(stone, 0.2), 'opacity=".7"'),
    )
  }
  const way = size * 0.2
  canvas.add(
    path(
      polygon([
        [x - way, base],
        [x - way * 0.6, base - size * 1.35],
        [x + way * 0.6, base - size * 1.35],
        [x + way, base],
      ]),
      shade(stone, -0.3),
    ),
  )
  for (let step = 0; step < 9; step += 1)
    canvas.add(
      rect(x - way, base - (step + 0.6) * size * 0.15, way * 2, size * 0.03, shade(stone, 0.05), 'opacity=".6"'),
    )
  const door = size * 0.22
  canvas.add(
    rect(x - door, base - size * 1.62, door * 2, size * 0.3, shade(stone, -0.05)),
    path(
      polygon([
        [x - door * 1.4, base - size * 1.6],
        [x, base - size * 1.95],
        [x + door * 1.4, base - size * 1.6],
      ]),
      palette.metal,
    ),
  )
  canvas.add(rect(x - door * 0.4, base - size * 1.55, door * 0.8, size * 0.24, palette.ink))
}

function columns(scene: Scene, base: number): void {
  const { canvas, palette, random, x, size } = scene
  const count = random.pick([4, 5, 6])
  const stone = palette.second
  for (let index = 0; index < count; index += 1) {
    const left = x - size * 1.05 + (index * size * 2.1) / count + size * 0.06
    const wide = (size * 1.5) / count
    canvas.add(
      rect(
        left,
        base - size * 1.2,
        wide,
        size * 1.2,
        canvas.linear(
          [
            [shade(stone, 0.18), 0],
            [stone, 0.4],
            [shade(stone, -0.24), 1],
          ],
          [0, 0],
          [1, 0],
        ),
      ),
      rect(left - wide * 0.12, base - size * 1.26, wide * 1.24, size * 0.1, palette.metal),
      rect(left - wide * 0.12, base - size * 0.08, wide * 1.24, size * 0.1, shade(stone, -0.1)),
    )
  }
  canvas.add(
    rect(x - size * 1.15, base - size * 1.42, size * 2.3, size * 0.18, shade(stone, 0.1)),
    path(
      polygon([
        [x - size * 1.2, base - size * 1.42],
        [x, base - size * 1.98],
        [x + size * 1.2, base - size * 1.42],
      ]),
      shade(stone, -0.02),
    ),
    circle(x, base - size * 1.6, size * 0.13, palette.main),
  )
}

export const drawTemple: DrawScene = (scene) => {
  const { canvas, palette, random, x, y, size } = scene
  const { width, height } = canvas
  const sky = canvas.linear([
    [palette.deep, 0],
    [palette.ground, 0.45],
    [palette.glow, 0.8],
  ])
  canvas.add(rect(0, 0, width, height, sky))
  const sun = y - size * 0.35
  canvas.add(path(rays(x, sun, width, 18, random.between(0, 20)), palette.paper, 'opacity=".08"'))
  canvas.add(
    circle(
      x,
      sun,
      size * 0.95,
      canvas.radial([
        [shade(palette.main, 0.2), 0],
        [palette.main, 0.75],
        [shade(palette.main, -0.05), 1],
      ]),
      'opacity=".95"',
    ),
  )
  const base = y + size * 0.78
  canvas.add(path(dune(scene, base - size * 0.5, size * 0.2), shade(palette.ground, 0.04)))
  if (random.chance(0.55)) steps(scene, base)
  else columns(scene, base)
  canvas.add(
    path(dune(scene, base - size * 0.04, size * 0.16), shade(palette.ground, -0.1)),
    path(dune(scene, base + size * 0.3, size * 0.2), palette.deep),
  )
}
