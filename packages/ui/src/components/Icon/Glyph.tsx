import { createElement, type ReactElement } from 'react'

/** The lines of a drawing in a square of 24, as lucide exports them. */
export type IconDrawing = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[]

export interface GlyphProps {
  /** The drawing, such as `Star` of the package `lucide`. */
  of: IconDrawing
  /** Width and height in pixels, unless the surroundings set them. */
  size?: number
  /** Width of its lines in a drawing of 24. */
  line?: number
  /** Filled with the colour of the text, like the triangle of a play button. */
  isFilled?: boolean
  /** Lets the surroundings style it. */
  'data-part'?: string
  'data-theme-only'?: string
}

const known = new WeakMap<IconDrawing, readonly ReactElement[]>()

/** The same elements for every use of a drawing, so that React looks at its lines once. */
function linesOf(node: IconDrawing): readonly ReactElement[] {
  const lines = known.get(node) ?? node.map(([tag, attributes]) => createElement(tag, attributes))
  known.set(node, lines)
  return lines
}

/** The bare drawing of an icon, silent for assistive technology: whatever it stands in says what it means. */
export function Glyph({ of: node, size = 24, line = 2, isFilled = false, ...data }: GlyphProps) {
  const look = {
    ...data,
    'aria-hidden': true,
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: isFilled ? 'currentColor' : 'none',
    stroke: 'currentColor',
    strokeWidth: line,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const
  return createElement('svg', look, ...linesOf(node))
}
