import { shade } from '../color/color.ts'
import { n } from '../drawing/canvas.ts'
import { circle, ellipse, group, rect } from '../drawing/shapes.ts'
import { type DrawScene, lightGround, type Scene } from './scene.ts'

/** The four suits in a box of 2 by 2 around 0 0. */
const suits = [
  'M0 .95C-.35 .5-.95.15-.95-.35C-.95-.75-.6-.9-.4-.9C-.2-.9-.05-.75 0-.55C.05-.75.2-.9.4-.9C.6-.9.95-.75.95-.35C.95.15.35.5 0 .95Z',
  'M0-1L.72 0L0 1L-.72 0Z',
  'M0-.95C.35-.5.95-.2.95.25C.95.6.55.75.15.45L.3.95H-.3L-.15.45C-.55.75-.95.6-.95.25C-.95-.2-.35-.5 0-.95Z',
  'M0-.95C.3-.95.48-.72.44-.45C.4-.3.35-.22.28-.14C.45-.24.92-.2.92.22C.92.62.42.68.12.36L.28.95H-.28L-.12.36C-.42.68-.92.62-.92.22C-.92-.2-.45-.24-.28-.14C-.35-.22-.4-.3-.44-.45C-.48-.72-.3-.95 0-.95Z',
] as const

export const suit = (index: number, x: number, y: number, size: number, fill: string): string =>
  `<path d="${suits[index % 4]}" transform="translate(${n(x)} ${n(y)}) scale(${n(size)})" fill="${fill}"/>`

function card(
  { canvas, palette, random }: Scene,
  x: number,
  y: number,
  size: number,
  tilt: number,
  shows: number,
): void {
  const wide = size * 0.66
  const red = shows < 2
  const color = red ? '#c2253a' : '#1d1b2a'
  const face = canvas.linear(
    [
      ['#ffffff', 0],
      ['#e7e3da', 1],
    ],
    [0, 0],
    [1, 1],
  )
  const pips = random.chance(0.5)
    ? suit(shows, 0, 0, size * 0.36, color)
    : [-0.42, 0, 0.42].map((dy) => suit(shows, 0, dy * size, size * 0.17, color)).join('') +
      suit(shows, -wide * 0.42, -size * 0.2, size * 0.13, color) +
      suit(shows, wide * 0.42, size * 0.2, size * 0.13, color)
  const content =
    rect(
      -wide + size * 0.06,
      -size + size * 0.1,
      wide * 2,
      size * 2,
      palette.ink,
      `rx="${n(size * 0.12)}" opacity=".4"`,
    ) +
    rect(-wide, -size, wide * 2, size * 2, face, `rx="${n(size * 0.12)}"`) +
    rect(
      -wide * 0.86,
      -size * 0.88,
      wide * 1.72,
      size * 1.76,
      'none',
      `rx="${n(size * 0.06)}" stroke="${red ? '#d9a441' : '#8b8698'}" stroke-width="${n(size * 0.025)}"`,
    ) +
    suit(shows, -wide * 0.66, -size * 0.68, size * 0.12, color) +
    suit(shows, wide * 0.66, size * 0.68, size * 0.12, color) +
    pips
  canvas.add(group(content, `transform="translate(${n(x)} ${n(y)}) rotate(${tilt})"`))
}

function chip({ canvas, palette }: Scene, x: number, y: number, size: number, color = palette.second): void {
  for (let level = 3; level >= 0; level -= 1) {
    const cy = y + level * size * 0.26
    canvas.add(
      ellipse(x, cy + size * 0.16, size, size * 0.44, shade(color, -0.24)),
      ellipse(x, cy, size, size * 0.44, shade(color, level === 0 ? 0.04 : -0.08)),
    )
  }
  canvas.add(
    ellipse(
      x,
      y,
      size * 0.8,
      size * 0.35,
      'none',
      `stroke="#fff" stroke-width="${n(size * 0.14)}" stroke-dasharray="${n(size * 0.3)} ${n(size * 0.34)}" opacity=".85"`,
    ),
    ellipse(x, y, size * 0.5, size * 0.21, shade(color, 0.14)),
  )
}

export const drawCards: DrawScene = (scene) => {
  const { canvas, palette, random, x, y, size } = scene
  lightGround(scene, 0.9)
  for (let row = 0; row < 5; row += 1)
    for (let column = 0; column < 7; column += 1)
      canvas.add(
        suit(
          row + column,
          ((column + (row % 2) / 2) * canvas.width) / 6,
          (row * canvas.height) / 4,
          size * 0.13,
          '#ffffff0d',
        ),
      )
  const count = random.pick([3, 3, 4, 5])
  const order = random.shuffled([0, 1, 2, 3, 0])
  for (let index = 0; index < count; index += 1) {
    const place = index - (count - 1) / 2
    card(
      scene,
      x + place * size * 0.5,
      y + Math.abs(place) * size * 0.1,
      size * 0.78,
      Math.round(place * 15),
      order[index] ?? 0,
    )
  }
  chip(scene, x - size * 0.95, y + size * 0.62, size * 0.32)
  if (random.chance(0.7)) chip(scene, x + size * 0.98, y + size * 0.68, size * 0.28, palette.main)
  for (let index = 0; index < 10; index += 1)
    canvas.add(
      circle(
        random.between(0, canvas.width),
        random.between(0, canvas.height * 0.7),
        random.between(1, 3),
        palette.metal,
        'opacity=".6"',
      ),
    )
}
