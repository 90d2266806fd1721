import { type Color, hex, mix, shade } from '../color/color.ts'
import { n } from '../drawing/canvas.ts'
import { data } from '../drawing/outline.ts'
import { each, type Hand, wash } from './hand.ts'

const bright = (value: Color): Color => ({ l: 0.78, c: Math.max(0.14, value.c), h: value.h })

/** Neon tubes before a dark wall. */
export const neon: Hand = (page) => {
  const { sketch, paints, canvas } = page
  const unit = Math.min(sketch.width, sketch.height) / 100
  const wall: Color = { l: 0.17, c: 0.045, h: paints.ground.h }
  const [fx, fy] = [sketch.focus[0] / sketch.width, sketch.focus[1] / sketch.height]
  const lit = canvas.radial(
    [
      [mix(wall, bright(paints.main), 0.42), 0],
      [mix(wall, bright(paints.main), 0.14), 0.5],
      [shade(wall, -0.06), 1],
    ],
    [fx, fy],
    0.72,
  )
  const [bw, bh] = [unit * 17, unit * 7]
  const bricks = canvas.keep(
    (id) =>
      `<pattern id="${id}" width="${n(bw)}" height="${n(bh * 2)}" patternUnits="userSpaceOnUse"><path d="M0 ${n(bh)}H${n(bw)}M0 0H${n(bw)}M0 0V${n(bh)}M${n(bw / 2)} ${n(bh)}V${n(bh * 2)}" fill="none" stroke="#000" stroke-opacity=".32" stroke-width="${n(unit)}"/></pattern>`,
  )
  const tube = (path: string, color: Color, width: number): string =>
    `<path d="${path}" stroke="${hex(color)}" stroke-width="${n(width * 4.6)}" opacity=".13"/><path d="${path}" stroke="${hex(color)}" stroke-width="${n(width * 2.3)}" opacity=".3"/><path d="${path}" stroke="${hex(color)}" stroke-width="${n(width)}"/><path d="${path}" stroke="${hex(shade(color, 0.19))}" stroke-width="${n(width * 0.38)}"/>`
  const sheets = sketch.sheets.map(({ shape, tone, depth }) => {
    const color = bright(depth > 0.5 ? paints.second : tone === 'glow' ? paints.accent : paints.field)
    return `<g opacity="${n(0.3 + depth * 0.3)}">${tube(data(shape), color, unit * 0.7)}</g>`
  })
  const open = '<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
  return {
    ground: `${wash(page, lit)}${wash(page, `url(#${bricks})`)}${open}${sheets.join('')}</g>`,
    subjects: each(page, (parts, own) => {
      const back = parts
        .filter(({ pen }) => pen === undefined)
        .map(({ shape }) => data(shape))
        .join('')
      // One bent tube for all of a colour: each part by itself made a picture of nine pianos of 1,477 elements.
      const tubes = new Map<string, { readonly color: Color; readonly width: number; path: string }>()
      for (const { shape, tone, pen } of parts) {
        const isDark = tone === 'ink' || tone === 'deep' || tone === 'dim'
        const plain =
          tone === 'ink'
            ? bright(own.accent)
            : tone === 'pale'
              ? { l: 0.9, c: 0.05, h: own.accent.h }
              : bright(own[tone])
        const color = isDark ? { ...plain, l: 0.66 } : plain
        const width = pen === undefined ? 1.5 : Math.min(1.5, pen)
        const key = `${hex(color)} ${width}`
        const bent = tubes.get(key) ?? { color, width, path: '' }
        bent.path += data(shape)
        tubes.set(key, bent)
      }
      const lights = [...tubes.values()].map(({ path, color, width }) => tube(path, color, width))
      return `<path d="${back}" fill="${hex(shade(wall, -0.05))}" opacity=".82"/><path d="${back}" fill="${hex(bright(own.main))}" opacity=".09"/>${open}${lights.join('')}</g>`
    }),
  }
}
