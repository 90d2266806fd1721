import { hex, mix, shade } from '../color/color.ts'
import { n } from '../drawing/canvas.ts'
import { data } from '../drawing/outline.ts'
import type { Tone } from '../motifs/part.ts'
import { each, type Hand, shadowOf, solid, wash } from './hand.ts'

/** Linocut: one dark ink and a tint on paper, with the marks of the gouge. */
export const linocut: Hand = (page) => {
  const { sketch, paints, canvas, random } = page
  const ink = { l: 0.25, c: 0.07, h: paints.ground.h }
  const paper = mix(paints.pale, paints.accent, 0.12)
  const tint = { ...paints.main, l: Math.max(0.6, paints.main.l), c: Math.max(0.1, paints.main.c) }
  const [fx, fy] = sketch.focus
  const span = Math.min(sketch.width, sketch.height)
  const unit = span / 100
  const reach = Math.hypot(sketch.width, sketch.height)
  let marks = ''
  const around = 62
  for (let ring = 0; ring < 7; ring += 1)
    for (let index = 0; index < around; index += 1) {
      if (random.chance(0.22)) continue
      const a = ((index + (ring % 2) / 2 + random.between(-0.15, 0.15)) / around) * Math.PI * 2
      const from = span * (0.36 + ring * 0.13) + random.between(-1, 1) * unit * 2
      const to = Math.min(reach, from + span * random.between(0.06, 0.12))
      const wide = 0.009 + random.next() * 0.006
      const at = (radius: number, angle: number): string =>
        `${n(fx + Math.cos(angle) * radius)} ${n(fy + Math.sin(angle) * radius)}`
      marks += `M${at(from, a)}L${at(to, a - wide)}L${at(to, a + wide)}Z`
    }
  const gouge = (color: string, degrees: number, pitch: number): string =>
    `url(#${canvas.keep(
      (id) =>
        `<pattern id="${id}" width="${n(pitch * 5)}" height="${n(pitch * 2)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${degrees})"><path d="M0 ${n(pitch * 0.5)}L${n(pitch * 1.6)} ${n(pitch * 0.2)}L${n(pitch * 3.2)} ${n(pitch * 0.5)}L${n(pitch * 1.6)} ${n(pitch * 0.75)}ZM${n(pitch * 2.4)} ${n(pitch * 1.5)}L${n(pitch * 3.8)} ${n(pitch * 1.2)}L${n(pitch * 5)} ${n(pitch * 1.5)}L${n(pitch * 3.8)} ${n(pitch * 1.75)}Z" fill="${color}"/></pattern>`,
    )})`
  const colors: Readonly<Record<Tone, string>> = {
    main: hex(tint),
    deep: hex(ink),
    soft: hex(paper),
    second: hex(ink),
    dim: hex(ink),
    accent: hex(mix(tint, paints.accent, 0.6)),
    pale: hex(paper),
    ink: hex(ink),
  }
  const sheets = sketch.sheets.map(({ shape, tone, depth }) => {
    const path = data(shape)
    const color =
      tone === 'glow'
        ? tint
        : tone === 'field'
          ? mix(ink, tint, 0.35)
          : tone === 'shadow'
            ? shade(ink, -0.04)
            : mix(ink, tint, 0.2)
    const carved =
      tone === 'glow'
        ? ''
        : `<path d="${path}" fill="${gouge(hex(tone === 'shadow' ? tint : paper), depth > 0.5 ? 0 : -20, unit * 2.2)}" opacity=".5"/>`
    return `<path d="${path}" fill="${hex(color)}" stroke="${hex(paper)}" stroke-width="${n(unit * 0.8)}"/>${carved}`
  })
  return {
    ground: `${wash(page, hex(ink))}<path d="${marks}" fill="${hex(mix(ink, paper, 0.75))}"/>${sheets.join('')}`,
    subjects: each(page, (parts) =>
      [
        shadowOf(parts, hex(paper), 2.4),
        ...parts.map((part) => {
          const carved =
            part.pen !== undefined
              ? ''
              : part.tone === 'main'
                ? solid(part, gouge(hex(ink), 58, 2.6), ' opacity=".55"')
                : part.tone === 'deep' || part.tone === 'dim'
                  ? solid(part, gouge(hex(tint), -32, 2.6))
                  : part.tone === 'second'
                    ? solid(part, gouge(hex(paper), 20, 2.8))
                    : ''
          const edge =
            part.pen === undefined && part.tone !== 'ink' && part.tone !== 'pale'
              ? ` stroke="${hex(part.tone === 'main' || part.tone === 'soft' || part.tone === 'accent' ? ink : paper)}" stroke-width="1.2" stroke-linejoin="bevel"`
              : ''
          return solid(part, colors[part.tone], edge) + carved
        }),
      ].join(''),
    ),
  }
}
