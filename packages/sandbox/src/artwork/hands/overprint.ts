import { type Color, hex, mix } from '../color/color.ts'
import { n } from '../drawing/canvas.ts'
import { data } from '../drawing/outline.ts'
import type { Tone } from '../motifs/part.ts'
import { each, type Hand, shadowOf, solid, wash } from './hand.ts'

/** Which of two plates print a tone: the first, the second, and how fully. */
const plates: Readonly<Record<Tone, readonly [one: 0 | 0.5 | 1, two: 0 | 0.5 | 1]>> = {
  main: [1, 0],
  deep: [1, 0.5],
  soft: [0.5, 0],
  second: [0, 1],
  dim: [0.5, 1],
  accent: [0, 0.5],
  pale: [0, 0],
  ink: [1, 1],
}

/** Two inks printed over one another, the second a little out of place. */
export const overprint: Hand = (page) => {
  const { sketch, paints, canvas } = page
  const paper = mix({ l: 0.95, c: 0.03, h: 85 }, paints.pale, 0.4)
  // A yellow ink is light: darker, it would be brown.
  const lightest = paints.main.h > 65 && paints.main.h < 115 ? 0.8 : 0.68
  const one: Color = {
    ...paints.main,
    l: Math.min(lightest, Math.max(lightest - 0.12, paints.main.l)),
    c: Math.max(0.15, paints.main.c),
  }
  const two: Color = {
    ...paints.ground,
    l: Math.min(0.5, Math.max(0.38, paints.ground.l)),
    c: Math.max(0.11, paints.ground.c),
  }
  const both: Color = { l: 0.25, c: 0.07, h: two.h }
  const unit = Math.min(sketch.width, sketch.height) / 100
  const dots = (color: Color, pitch: number, degrees: number): string =>
    `url(#${canvas.keep(
      (id) =>
        `<pattern id="${id}" width="${n(pitch)}" height="${n(pitch)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${degrees})"><circle cx="${n(pitch / 2)}" cy="${n(pitch / 2)}" r="${n(pitch * 0.34)}" fill="${hex(color)}"/></pattern>`,
    )})`
  const sheets = sketch.sheets.map(({ shape, tone }) => {
    const path = data(shape)
    const fill =
      tone === 'glow'
        ? hex(mix(paper, one, 0.85))
        : tone === 'field'
          ? dots(two, unit * 2.4, 20)
          : tone === 'shadow'
            ? hex(two)
            : dots(mix(paper, two, 0.65), unit * 2.4, 45)
    const shift = tone === 'glow' ? '' : ` transform="translate(${n(unit * 1.1)} ${n(unit * -0.8)})"`
    return `<path d="${path}" fill="${fill}"${shift}/>`
  })
  return {
    ground: wash(page, hex(paper)) + sheets.join(''),
    subjects: each(page, (parts) => {
      const print = (index: 0 | 1, color: Color): string =>
        parts
          .map((part) => {
            const share = plates[part.tone][index]
            if (share === 0) return solid(part, hex(paper), index === 0 ? '' : ' opacity="0"')
            if (share === 1 || part.pen !== undefined) return solid(part, hex(color))
            return solid(part, hex(paper)) + solid(part, dots(color, 2.4, index === 0 ? 15 : 60))
          })
          .join('')
      const second = parts
        .map((part) => {
          const share = plates[part.tone][1]
          if (share === 0) return ''
          const isOver = plates[part.tone][0] > 0
          const color = isOver ? both : two
          return share === 1 || part.pen !== undefined ? solid(part, hex(color)) : solid(part, dots(color, 2.4, 60))
        })
        .join('')
      return `${shadowOf(parts, hex(two), 1.6, ' transform="translate(2.6 1.8)"')}${shadowOf(parts, hex(paper), 1.4)}${print(0, one)}<g transform="translate(1.5 -1)" opacity=".92">${second}</g>`
    }),
  }
}
