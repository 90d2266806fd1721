import { type ColorToken, type ContrastProblem, checkContrast, contrastRatio, textPairs } from '@foyer/ui/tokens'
import type { Finding } from '../issues/issue.ts'
import { completePalette, type GivenPalettes, isDarkGround, type Side } from '../palette/completePalette.ts'
import { nearColors } from '../palette/fitColor.ts'
import type { Check } from './checkContext.ts'

/** The palettes with one colour of a side changed, or taken out. */
function changed(palettes: GivenPalettes, side: Side, token: ColorToken, color: string | undefined): GivenPalettes {
  const { [token]: _before, ...others } = palettes[side]
  return { ...palettes, [side]: color === undefined ? others : { ...others, [token]: color } }
}

const nameOf = ({ text, on }: ContrastProblem) => `${text} ${on}`
const problemsOf = (palettes: GivenPalettes, side: Side) => checkContrast(completePalette(side, palettes))

/**
 * The written colour that is most likely the wrong one: most of the pairs it is part of cannot be read, so that changing
 * it alone mends most. Of two alike it is the one that lies on the other.
 */
function suspectOf(written: readonly ColorToken[], problems: readonly ContrastProblem[]): ColorToken | undefined {
  const rank = (token: ColorToken) => {
    const failing = problems.filter(({ text, on }) => text === token || on === token).length
    const all = textPairs.filter(({ text, on }) => text === token || on === token).length
    return { share: failing / all, failing, isText: problems.some(({ text }) => text === token) ? 1 : 0 }
  }
  const [first] = written
    .map((token) => ({ token, ...rank(token) }))
    .filter(({ failing }) => failing > 0)
    .toSorted((a, b) => b.share - a.share || b.failing - a.failing || b.isText - a.isText)
  return first?.token
}

/** What to write instead of a colour: the nearest of its hue that mends its pairs and breaks no other. */
function wayOut(
  palettes: GivenPalettes,
  side: Side,
  token: ColorToken,
  own: readonly ContrastProblem[],
  before: readonly ContrastProblem[],
): string | undefined {
  const mended = new Set(own.map(nameOf))
  const known = new Set(before.map(nameOf))
  const works = (color: string | undefined) =>
    problemsOf(changed(palettes, side, token, color), side).every(
      (problem) => !mended.has(nameOf(problem)) && known.has(nameOf(problem)),
    )
  for (const color of nearColors(palettes[side][token] ?? '#808080'))
    if (works(color)) return `The nearest "${token}" that works is "${color}"`
  return works(undefined) ? `Take "${token}" out; then a colour that works is chosen for it` : undefined
}

const whyOf = (side: Side, { needed }: ContrastProblem) =>
  `Players with the ${side} theme could not read ${needed >= 4.5 ? 'text in these colours' : 'the edges of fields and the focus ring'}.`

function checkSide(side: Side, palettes: GivenPalettes): readonly Finding[] {
  const before = problemsOf(palettes, side)
  const colors = completePalette(side, palettes)
  // Object.keys loses that the keys of a palette are its tokens.
  const written = Object.keys(palettes[side]) as ColorToken[]
  const findings: Finding[] = []
  let left = before
  for (;;) {
    const remaining = left
    const suspect = suspectOf(written, remaining)
    if (!suspect) return findings
    const own = remaining.filter(({ text, on }) => text === suspect || on === suspect)
    const [worst, ...others] = own.toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed)
    if (!worst) return findings
    const { text, on, ratio, needed } = worst
    const rest = others.map((one) => `"${one.text === suspect ? one.on : one.text}"`).join(', ')
    const alone = wayOut(palettes, side, suspect, own, before)
    const partner = text === suspect ? on : text
    const hint =
      alone ??
      (written.includes(partner) ? wayOut(palettes, side, partner, [worst], before) : undefined) ??
      `Take "${suspect}" and "${partner}" out; then colours that work are chosen for them`
    findings.push({
      code: 'low-contrast',
      path: ['theme', side, suspect],
      message: `"${text}" ${colors[text]} on "${on}" ${colors[on]} has a contrast of ${ratio}:1; it needs ${needed}:1${rest ? `, and so it is with ${rest}` : ''}`,
      why: whyOf(side, worst),
      hint,
    })
    left = remaining.filter((problem) => !own.includes(problem))
  }
}

/** Below this, a button without an edge is not seen as one, whatever its hue. */
const leastFill = 1.5

/** The main action is a fill of the accent without an edge, so that the accent stands out from what it lies on. */
function checkFill(side: Side, palettes: GivenPalettes): readonly Finding[] {
  if (palettes[side].accent === undefined) return []
  const faint = (given: GivenPalettes) => {
    const { accent, canvas, surface } = completePalette(side, given)
    return Math.min(contrastRatio(accent, canvas), contrastRatio(accent, surface)) < leastFill
  }
  if (!faint(palettes)) return []
  const known = new Set(problemsOf(palettes, side).map(nameOf))
  const works = (color: string | undefined) => {
    const given = changed(palettes, side, 'accent', color)
    return !faint(given) && problemsOf(given, side).every((problem) => known.has(nameOf(problem)))
  }
  const near = [...nearColors(palettes[side].accent)].find(works)
  return [
    {
      code: 'low-contrast',
      severity: 'warning',
      path: ['theme', side, 'accent'],
      message: `"accent" ${palettes[side].accent} is nearly the colour of what it lies on ("canvas", "surface")`,
      why: `Players with the ${side} theme would not see where the main button is.`,
      hint: near
        ? `The nearest "accent" that works is "${near}"`
        : works(undefined)
          ? 'Take "accent" out; then a colour that works is chosen for it'
          : 'Take "accent" and "onAccent" out; then colours that work are chosen for them',
    },
  ]
}

/** A dark theme with a light canvas is most likely a slip: players who choose it would not get what they chose. */
function checkGround(side: Side, palettes: GivenPalettes): readonly Finding[] {
  const { canvas } = palettes[side]
  if (canvas === undefined || isDarkGround(canvas) === (side === 'dark')) return []
  return [
    {
      code: 'theme-flipped',
      severity: 'warning',
      path: ['theme', side, 'canvas'],
      message: `The ${side} theme has a ${side === 'dark' ? 'light' : 'dark'} canvas`,
      why: `Players who choose the ${side} theme would not see one.`,
      hint: `Write it under theme.${side === 'dark' ? 'light' : 'dark'}, or choose a ${side === 'dark' ? 'darker' : 'lighter'} colour`,
    },
  ]
}

/** Every pair that carries text is readable in both themes, those chosen for the brand included (QR25, N01, N11). */
export const checkColors: Check = ({ resolved }) => {
  const { dark, light } = resolved.theme
  const palettes = { dark, light }
  return (['dark', 'light'] as const).flatMap((side) => [
    ...checkSide(side, palettes),
    ...checkFill(side, palettes),
    ...checkGround(side, palettes),
  ])
}
