import { hex, mix, shade } from '../color/color.ts'
import { n } from '../drawing/canvas.ts'
import { data } from '../drawing/outline.ts'
import { circle } from '../drawing/shapes.ts'
import { each, footShadows, type Hand, shadowOf, solid, wash } from './hand.ts'

/** Watercolour at night: washes that run into one another, light that seeps through. */
export const nightWash: Hand = (page) => {
  const { sketch, paints, canvas, random, light } = page
  const { width, height, focus } = sketch
  const span = Math.min(width, height)
  const dark = { ...paints.ground, l: Math.min(0.3, paints.ground.l) }
  const middle = { ...paints.field, l: Math.min(0.48, paints.field.l) }
  const sky = canvas.linear([
    [shade(dark, -0.06), 0],
    [mix(dark, middle, 0.55), 0.62],
    [mix(middle, paints.accent, 0.3), 1],
  ])
  const halo = (x: number, y: number, radius: number, strength: number): string => {
    const paint = canvas.radial([
      [mix(paints.pale, paints.accent, 0.4), 0, strength],
      [paints.accent, 0.4, strength * 0.4],
      [paints.accent, 1, 0],
    ])
    return circle(x, y, radius, paint)
  }
  const blooms = Array.from({ length: 7 }, () => {
    const tone = random.pick([paints.main, paints.second, middle, paints.field])
    const paint = canvas.radial([
      [tone, 0, 0.34],
      [tone, 0.75, 0.2],
      [tone, 0.96, 0.26],
      [tone, 1, 0],
    ])
    return circle(random.between(0, width), random.between(0, height), span * random.between(0.18, 0.4), paint)
  })
  const stars = Array.from({ length: 34 }, () =>
    circle(
      random.between(0, width),
      random.between(0, height * 0.8),
      span * random.between(0.002, 0.007),
      paints.pale,
      `opacity="${n(random.between(0.3, 0.9))}"`,
    ),
  )
  const sheets = sketch.sheets.map(({ shape, tone, depth }) => {
    const path = data(shape)
    const base =
      tone === 'glow'
        ? mix(paints.accent, paints.pale, 0.35)
        : mix(shade(dark, -0.02), tone === 'field' ? middle : dark, 0.75 - depth * 0.4)
    const paint = canvas.linear([
      [shade(base, 0.08), 0, tone === 'glow' ? 0.75 : 0.86],
      [base, 1, tone === 'glow' ? 0.2 : 0.96],
    ])
    return `<path d="${path}" fill="${paint}" stroke="${hex(shade(base, 0.1))}" stroke-opacity=".35" stroke-width="${n(span * 0.006)}"/>`
  })
  return {
    ground:
      wash(page, sky) +
      blooms.join('') +
      stars.join('') +
      halo(focus[0], focus[1], span * 0.62, light === 'none' ? 0.4 : 0.7) +
      sheets.join(''),
    subjects:
      footShadows(page, 0.4) +
      each(page, (parts, own) =>
        [
          shadowOf(parts, hex(own.accent), 3.4, ' opacity=".1"'),
          shadowOf(parts, hex(mix(own.pale, own.accent, 0.3)), 1, ' opacity=".4"'),
          ...parts.map((part) => {
            const base = part.tone === 'pale' ? mix(own.pale, own.field, 0.12) : own[part.tone]
            if (part.pen !== undefined) return solid(part, hex(base))
            const paint =
              part.tone === 'ink'
                ? hex(base)
                : canvas.linear(
                    [
                      [shade(base, 0.1), 0],
                      [base, 0.5],
                      [mix(shade(base, -0.12), dark, 0.35), 1],
                    ],
                    [0.2, 0],
                    [0.7, 1],
                  )
            return solid(part, paint, ` stroke="${hex(shade(base, -0.1))}" stroke-opacity=".4" stroke-width=".7"`)
          }),
        ].join(''),
      ),
  }
}
