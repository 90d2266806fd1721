import { hex, mix, shade } from '../color/color.ts'
import { n } from '../drawing/canvas.ts'
import { data } from '../drawing/outline.ts'
import { polygon } from '../drawing/shapes.ts'
import { each, type Hand, shadowOf, solid, wash } from './hand.ts'

/** Stained glass: panes of uneven light held by dark leads. */
export const stainedGlass: Hand = (page) => {
  const { sketch, paints, canvas, random } = page
  const [fx, fy] = sketch.focus
  const lead = hex({ l: 0.16, c: 0.02, h: paints.ground.h })
  const span = Math.min(sketch.width, sketch.height)
  const reach = sketch.width + sketch.height
  const count = random.pick([10, 12, 14])
  const rings = [0.3, 0.62, 1.05, 3]
  const jitter = Array.from({ length: count }, () => random.between(-0.09, 0.09))
  const angle = (index: number): number => ((index + (jitter[index % count] ?? 0)) / count) * Math.PI * 2
  const at = (radius: number, a: number): [number, number] => [
    fx + Math.cos(a) * Math.min(radius * span, reach),
    fy + Math.sin(a) * Math.min(radius * span, reach),
  ]
  const tones = [paints.glow, paints.field, paints.ground, mix(paints.ground, paints.second, 0.35), paints.haze]
  const panes = rings.flatMap((outer, ring) =>
    Array.from({ length: count }, (_, index) => {
      const inner = rings[ring - 1] ?? 0
      const base = tones[(ring + (index % 2) * 2 + (random.chance(0.2) ? 1 : 0)) % tones.length] ?? paints.ground
      const turn = ring % 2 === 0 ? 0 : Math.PI / count
      const corners = [
        at(inner, angle(index) + turn),
        at(outer, angle(index) + turn),
        at(outer, angle(index + 1) + turn),
        at(inner, angle(index + 1) + turn),
      ]
      return `<path d="${polygon(corners)}" fill="${hex(shade(base, random.between(-0.06, 0.06)))}"/>`
    }),
  )
  const light = canvas.radial(
    [
      ['#fff', 0, 0.42],
      ['#fff', 0.5, 0.06],
      ['#000', 1, 0.3],
    ],
    [fx / sketch.width, fy / sketch.height],
    0.72,
  )
  const sheets = sketch.sheets
    .filter(({ depth }) => depth >= 0.15)
    .map(({ shape, tone }) => `<path d="${data(shape)}" fill="${hex(paints[tone])}" fill-opacity=".72"/>`)
  return {
    ground: `<g stroke="${lead}" stroke-width="${n(span / 75)}" stroke-linejoin="round">${panes.join('')}${sheets.join('')}</g>${wash(page, light)}`,
    subjects: each(page, (parts, own) =>
      [
        shadowOf(parts, lead, 2.1),
        ...parts.map((part) => {
          const base = own[part.tone]
          if (part.pen !== undefined)
            return solid(part, part.tone === 'pale' || part.tone === 'soft' ? hex(base) : lead)
          const glass = canvas.linear(
            [
              [shade(base, 0.1), 0],
              [base, 0.5],
              [shade(base, -0.09), 1],
            ],
            [0, 0],
            [1, 1],
          )
          return solid(part, glass, ` stroke="${lead}" stroke-width="1.9" stroke-linejoin="round"`)
        }),
      ].join(''),
    ),
  }
}
