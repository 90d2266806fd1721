import { hex, mix, shade } from '../color/color.ts'
import { n } from '../drawing/canvas.ts'
import { data } from '../drawing/outline.ts'
import { each, type Hand, shadowOf, solid, wash } from './hand.ts'

/** Enamel pins on card: metal lines, flat glassy fields, a gleam. */
export const enamelPin: Hand = (page) => {
  const { sketch, paints, canvas, light } = page
  const metal = mix({ l: 0.83, c: 0.09, h: 85 }, paints.accent, 0.25)
  const edge = canvas.linear(
    [
      [shade(metal, 0.12), 0],
      [metal, 0.45],
      [shade(metal, -0.3), 1],
    ],
    [0, 0],
    [1, 1],
  )
  const unit = Math.min(sketch.width, sketch.height) / 100
  const card = canvas.keep(
    (id) =>
      `<pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H6V3H0Z" fill="#fff" opacity=".035"/></pattern>`,
  )
  const sheets = sketch.sheets.map(
    ({ shape, tone }) =>
      `<path d="${data(shape)}" fill="${hex(paints[tone])}" stroke="${hex(metal)}" stroke-width="${n(unit * 0.7)}"/>`,
  )
  return {
    ground: wash(page, hex(paints.ground)) + sheets.join('') + wash(page, `url(#${card})`),
    subjects: each(page, (parts, own) => {
      const gleam = hex(paints.pale)
      return [
        shadowOf(parts, hex(paints.ink), 3, ' opacity=".34" transform="translate(2.4 4.4)"'),
        shadowOf(parts, edge, 3.2),
        shadowOf(parts, hex(shade(metal, -0.36)), 1.3),
        ...parts.map((part) =>
          part.pen === undefined
            ? solid(part, hex(own[part.tone]), ` stroke="${edge}" stroke-width="1.3" stroke-linejoin="round"`)
            : solid(part, part.tone === 'ink' || part.tone === 'pale' ? hex(own[part.tone]) : edge),
        ),
        light === 'none'
          ? ''
          : `<g stroke="${gleam}" fill="none" stroke-linecap="round" opacity=".6"><path d="M22 34C25 25 31 19 39 15" stroke-width="3"/><path d="M46 12.500H47" stroke-width="3"/></g>`,
      ].join('')
    }),
  }
}
