import type { Random } from '../../random/random.ts'
import type { Palette } from '../color/palette.ts'
import type { Canvas } from '../drawing/canvas.ts'
import { rect } from '../drawing/shapes.ts'

/** Where and with what a family draws its composition. */
export interface Scene {
  readonly canvas: Canvas
  readonly random: Random
  readonly palette: Palette
  /** Centre of the subject. */
  readonly x: number
  readonly y: number
  /** Half the height the subject may take. */
  readonly size: number
}

/** Draws a whole picture but its lettering: background to the edges, subject around the centre. */
export type DrawScene = (scene: Scene) => void

/** A ground that is lit behind the subject and falls off to the edges. */
export function lightGround({ canvas, palette, x, y }: Scene, reach = 0.75): void {
  const { width, height } = canvas
  const light = canvas.radial(
    [
      [palette.glow, 0],
      [palette.ground, 0.45],
      [palette.deep, 1],
    ],
    [x / width, y / height],
    reach,
  )
  canvas.add(rect(0, 0, width, height, light))
}
