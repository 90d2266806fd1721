import type { GroundTone } from '../color/paints.ts'
import type { Outline } from '../drawing/outline.ts'
import type { Part } from '../motifs/part.ts'

/** A flat shape of the background, in the picture's own units. */
export interface Sheet {
  readonly tone: GroundTone
  readonly shape: Outline
  /** 0 far to 1 near. */
  readonly depth: number
}

/** A motif at its place. */
export interface Placed {
  readonly parts: readonly Part[]
  /** Its middle; `size` is the breadth of its box. */
  readonly x: number
  readonly y: number
  readonly size: number
  /** Degrees. */
  readonly tilt?: number
  readonly isFlipped?: boolean
  /** In the house's second material. */
  readonly isCounterpart?: boolean
  /** Stands on something and casts a shadow there. */
  readonly stands?: boolean
}

/** A picture before any way of drawing: what is where, in which part. */
export interface Sketch {
  readonly width: number
  readonly height: number
  /** Where the light comes from, and what the eye should find. */
  readonly focus: readonly [x: number, y: number]
  readonly sheets: readonly Sheet[]
  readonly subjects: readonly Placed[]
}

/** The part of a picture that its subject may take. */
export interface Room {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
