import { type Color, shade } from '../color/color.ts'
import { n } from '../drawing/canvas.ts'
import { circle, ellipse, path, polar, rays } from '../drawing/shapes.ts'
import { layLine } from '../lettering/layWords.ts'
import { type DrawScene, lightGround, type Scene } from './scene.ts'

const numerals = { width: 0.56, weight: 0.17, roundness: 1, waist: 0.5, slant: 0, spacing: 0.12, flat: false, arch: 0 }

/** A ball with its number on a white disc. */
function ball({ canvas, palette, random }: Scene, x: number, y: number, radius: number, color: Color): void {
  const skin = canvas.radial(
    [
      [shade(color, 0.26), 0],
      [color, 0.45],
      [shade(color, -0.26), 1],
    ],
    [0.34, 0.28],
    0.8,
  )
  const text = layLine(String(random.int(1, 49)), numerals)
  const tall = radius * 0.56
  canvas.add(
    ellipse(x + radius * 0.08, y + radius * 0.98, radius * 0.8, radius * 0.18, palette.ink, 'opacity=".35"'),
    circle(x, y, radius, skin),
    circle(x, y, radius * 0.56, '#fff'),
    `<path d="${text.draw(x - (text.width * tall) / 2, y + tall / 2, tall)}" fill="none" stroke="#191722" stroke-width="${n(tall * 0.17)}" stroke-linecap="round" stroke-linejoin="round"/>`,
    ellipse(
      x - radius * 0.36,
      y - radius * 0.52,
      radius * 0.24,
      radius * 0.13,
      '#fff',
      `opacity=".75" transform="rotate(-34 ${n(x - radius * 0.36)} ${n(y - radius * 0.52)})"`,
    ),
  )
}

export const drawDrum: DrawScene = (scene) => {
  const { canvas, palette, random, x, y, size } = scene
  lightGround(scene)
  canvas.add(path(rays(x, y, canvas.width, 24, random.between(0, 15)), palette.paper, 'opacity=".08"'))
  const colors = random.shuffled([
    palette.main,
    palette.second,
    palette.metal,
    shade(palette.main, 0.1),
    shade(palette.second, -0.08),
    palette.glow,
  ])
  for (let index = 0; index < 6; index += 1) {
    const [bx, by] = polar(x, y, size * random.between(0.72, 0.98), -130 + index * 52 + random.between(-8, 8))
    ball(scene, bx, by, size * random.between(0.27, 0.36), colors[index % colors.length] ?? palette.main)
  }
  ball(scene, x, y + size * 0.04, size * 0.56, palette.main)
  for (let index = 0; index < 14; index += 1) {
    const [cx, cy] = polar(x, y, size * random.between(1.1, 1.7), random.int(0, 359))
    canvas.add(
      `<rect x="${n(cx)}" y="${n(cy)}" width="${n(size * 0.09)}" height="${n(size * 0.045)}" fill="#fff" opacity=".6" transform="rotate(${random.int(0, 180)} ${n(cx)} ${n(cy)})"/>`,
    )
  }
}
