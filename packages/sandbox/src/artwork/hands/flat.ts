import { hex, mix, shade } from '../color/color.ts'
import { data } from '../drawing/outline.ts'
import { each, footShadows, type Hand, plain, shadowOf, wash } from './hand.ts'

/** Flat geometry: clean shapes, two steps of light on each. */
export const flat: Hand = (page) => {
  const { canvas, sketch, paints, light } = page
  const [fx, fy] = [sketch.focus[0] / sketch.width, sketch.focus[1] / sketch.height]
  const ground =
    light === 'none'
      ? hex(paints.ground)
      : canvas.radial(
          [
            [shade(paints.ground, light === 'back' ? 0.16 : 0.07), 0],
            [paints.ground, 0.6],
            [shade(paints.ground, -0.05), 1],
          ],
          [fx, fy],
          0.75,
        )
  const sheets = sketch.sheets.map(({ shape, tone, depth }) => {
    const fill =
      light === 'front'
        ? canvas.linear([
            [shade(paints[tone], 0.04), 0],
            [shade(paints[tone], -0.05 * (0.5 + depth)), 1],
          ])
        : hex(paints[tone])
    return `<path d="${data(shape)}" fill="${fill}"/>`
  })
  const rim = hex(mix(paints.pale, paints.accent, 0.35))
  return {
    ground: wash(page, ground) + sheets.join(''),
    subjects:
      footShadows(page, 0.28) +
      each(page, (parts, own) => {
        const edge =
          light === 'rim'
            ? shadowOf(parts, rim, 0, ' transform="translate(-1.6 -1.4)"')
            : light === 'back'
              ? shadowOf(parts, hex(paints.pale), 1.1, ' opacity=".5"')
              : ''
        return edge + plain(parts, own)
      }),
  }
}
