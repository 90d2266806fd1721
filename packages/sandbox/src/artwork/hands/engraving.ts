import { hex, mix, shade } from '../color/color.ts'
import { n } from '../drawing/canvas.ts'
import { data } from '../drawing/outline.ts'
import type { Tone } from '../motifs/part.ts'
import { each, type Hand, shadowOf, solid, wash } from './hand.ts'

/** Share of ink in the lines of a tone, 0 paper to 1 solid. */
const inked: Readonly<Record<Tone, number>> = {
  pale: 0,
  soft: 0.1,
  accent: 0,
  main: 0.27,
  second: 0.42,
  deep: 0.52,
  dim: 0.6,
  ink: 1,
}

/** Line engraving: one ink on tinted paper, tones by the closeness of lines, one colour by hand. */
export const engraving: Hand = (page) => {
  const { sketch, paints, canvas, light } = page
  const isNight = light === 'back' || light === 'rim'
  const paper = isNight
    ? { ...paints.ground, l: 0.24, c: Math.min(0.07, paints.ground.c) }
    : mix(paints.pale, paints.ground, 0.16)
  const ink = isNight ? mix(paints.pale, paints.accent, 0.3) : { l: 0.24, c: 0.06, h: paints.ground.h }
  const tint = isNight
    ? { ...paints.accent, l: 0.72 }
    : { ...paints.accent, l: Math.max(0.66, paints.accent.l), c: Math.max(0.1, paints.accent.c) }
  const hatch = (share: number, pitch: number, degrees: number, wave: number): string =>
    `url(#${canvas.keep(
      (id) =>
        `<pattern id="${id}" width="${n(pitch * 8)}" height="${n(pitch)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${degrees})"><path d="M${n(-pitch * 2)} ${n(pitch / 2)}q${n(pitch * 2)} ${n(-wave * 2)} ${n(pitch * 4)} 0t${n(pitch * 4)} 0t${n(pitch * 4)} 0" fill="none" stroke="${hex(ink)}" stroke-width="${n(pitch * share)}"/></pattern>`,
    )})`
  const unit = Math.min(sketch.width, sketch.height) / 100
  const sheets = sketch.sheets.map(({ shape, tone, depth }, index) => {
    const share = tone === 'glow' ? 0 : tone === 'shadow' ? 0.5 : tone === 'field' ? 0.34 : 0.22
    const path = data(shape)
    const base = `<path d="${path}" fill="${hex(tone === 'glow' ? mix(paper, tint, 0.55) : paper)}" stroke="${hex(ink)}" stroke-width="${n(unit * 0.5)}"/>`
    return share === 0
      ? base
      : `${base}<path d="${path}" fill="${hatch(share, unit * (1.5 + depth * 0.6), depth > 0.5 ? 0 : ([0, 24, -24][index % 3] ?? 0), unit * 0.35)}"/>`
  })
  return {
    ground: wash(page, hex(paper)) + wash(page, hatch(0.2, unit * 1.7, 0, 0)) + sheets.join(''),
    subjects: each(page, (parts, own) =>
      [
        shadowOf(parts, hex(paper), 2.6),
        shadowOf(parts, hex(ink), 1.1),
        ...parts.map((part) => {
          if (part.pen !== undefined)
            return solid(
              part,
              hex(part.tone === 'pale' || part.tone === 'soft' ? paper : part.tone === 'accent' ? tint : ink),
            )
          const share = isNight && part.tone === 'ink' ? 0 : inked[part.tone]
          const base =
            part.tone === 'accent'
              ? tint
              : part.tone === 'second' || part.tone === 'dim'
                ? mix(paper, { ...own.second, l: isNight ? 0.4 : 0.78 }, 0.6)
                : paper
          const outline = ` stroke="${hex(ink)}" stroke-width=".9" stroke-linejoin="round"`
          if (share === 1) return solid(part, hex(ink))
          const under = solid(part, hex(shade(base, 0)), outline)
          if (share === 0) return under
          const lines = solid(part, hatch(share, 2.2, part.tone === 'second' || part.tone === 'dim' ? 52 : -34, 0.35))
          return under + lines + (share > 0.5 ? solid(part, hatch(0.22, 2.6, 38, 0)) : '')
        }),
      ].join(''),
    ),
  }
}
