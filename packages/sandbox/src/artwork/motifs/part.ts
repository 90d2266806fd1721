import type { Random } from '../../random/random.ts'
import { folded, mirrored, type Outline, outline, oval } from '../drawing/outline.ts'

/**
 * What a part is to its motif. A way of drawing turns it into a colour, a hatching or a material:
 * `main` the body, `deep` its shaded and `soft` its lit side, `second` another material with its `dim` shaded side,
 * `accent` what draws the eye, `pale` and `ink` the lightest and darkest touches.
 */
export type Tone = 'main' | 'deep' | 'soft' | 'second' | 'dim' | 'accent' | 'pale' | 'ink'

/** One shape of a motif, in a box of 100 by 100 whose ground line is at y 96. */
export interface Part {
  readonly tone: Tone
  readonly shape: Outline
  /** Breadth of the pen; a part without it is filled. */
  readonly pen?: number
}

/**
 * How a motif can stand in a picture: on the ground, in the air or water, as a head or thing without a place, or in one of
 * the systems of live tables, sports and draws.
 */
export type Stance = 'stand' | 'float' | 'bust' | 'table' | 'versus' | 'draw'

/** Draws a motif. Chance gives its variants: markings, petals, sails. */
export type Draw = (random: Random) => readonly Part[]

export interface Motif {
  readonly draw: Draw
  readonly stance: Stance
}

export const motif = (stance: Stance, draw: Draw): Motif => ({ stance, draw })

export const fill = (tone: Tone, data: string): Part => ({ tone, shape: outline(data) })
export const pen = (tone: Tone, breadth: number, data: string): Part => ({ tone, shape: outline(data), pen: breadth })
/** A shape of which the right half is given, from the axis round to the axis. */
export const sym = (tone: Tone, data: string): Part => ({ tone, shape: folded(data) })
export const dot = (tone: Tone, x: number, y: number, radius: number): Part => ({ tone, shape: oval(x, y, radius) })
export const egg = (tone: Tone, x: number, y: number, rx: number, ry: number, degrees = 0): Part => ({
  tone,
  shape: oval(x, y, rx, ry, degrees),
})
/** The part and its mirror image. */
export const both = (part: Part): Part[] => [part, { ...part, shape: mirrored(part.shape) }]
/** A part only where chance wants it. */
export const maybe = (wanted: boolean, ...parts: readonly Part[]): readonly Part[] => (wanted ? parts : [])
/** Two eyes with their glints, `apart` from the axis. */
export const eyes = (apart: number, y: number, radius: number, axis = 50): readonly Part[] =>
  [axis - apart, axis + apart].flatMap((x) => [
    dot('ink', x, y, radius),
    dot('pale', x - radius * 0.3, y - radius * 0.35, radius * 0.36),
  ])
