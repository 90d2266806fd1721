import { hex, shade } from '../color/color.ts'
import { n } from '../drawing/canvas.ts'
import { data } from '../drawing/outline.ts'
import { each, type Hand, shadowOf, solid, wash } from './hand.ts'

/** Cut paper in layers: every sheet casts its shadow on the next and shows a pale edge. */
export const cutPaper: Hand = (page) => {
  const { sketch, paints, canvas, light } = page
  const ink = hex(paints.ink)
  const unit = Math.min(sketch.width, sketch.height) / 100
  const sheets = sketch.sheets.map(({ shape, tone, depth }) => {
    const path = data(shape)
    const drop = unit * (0.7 + depth * 1.2)
    const paper = canvas.linear([
      [shade(paints[tone], 0.035), 0],
      [shade(paints[tone], -0.03), 1],
    ])
    return `<path d="${path}" fill="${ink}" opacity=".16" transform="translate(${n(drop)} ${n(drop * 1.7)})"/><path d="${path}" fill="${ink}" opacity=".2" transform="translate(${n(drop * 0.4)} ${n(drop * 0.7)})"/><path d="${path}" fill="${paper}" stroke="${hex(shade(paints[tone], 0.1))}" stroke-width="${n(unit * 0.25)}"/>`
  })
  return {
    ground: wash(page, hex(shade(paints.ground, light === 'back' ? 0.05 : 0))) + sheets.join(''),
    subjects: each(page, (parts, own) =>
      [
        shadowOf(parts, ink, 0, ' opacity=".16" transform="translate(3.4 5.6)"'),
        shadowOf(parts, ink, 0, ' opacity=".22" transform="translate(1.2 2)"'),
        ...parts.map((part) => {
          const small = part.pen !== undefined || part.tone === 'ink'
          const lifted = small ? '' : solid(part, ink, ' opacity=".22" transform="translate(.7 1.2)"')
          const edge = small ? '' : ` stroke="${hex(shade(own[part.tone], 0.1))}" stroke-width=".5"`
          return lifted + solid(part, hex(own[part.tone]), edge)
        }),
      ].join(''),
    ),
  }
}
