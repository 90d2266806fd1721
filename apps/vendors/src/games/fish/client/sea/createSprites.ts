import type { Species } from '../../engine/species.ts'
import { drawings } from '../drawings/drawings.ts'
import { paint } from '../drawings/paint.ts'

/** Pictures of one stroke of a fish. */
const strokes = 10

export interface Sprites {
  /** A fish of a length in pixels, at a time of its stroke; painted once and kept. */
  readonly of: (species: Species, length: number, stroke: number) => OffscreenCanvas
  /** The sharpness has changed. */
  readonly forget: (sharpness: number) => void
}

/** Room around a drawing for what moves out of it. */
export const room = 1.24

export function createSprites(): Sprites {
  const kept = new Map<string, OffscreenCanvas>()
  let sharpness = 1
  return {
    of: (species, length, stroke) => {
      const step = Math.floor(((stroke % 1) + 1) * strokes) % strokes
      const key = `${species} ${length} ${step}`
      const known = kept.get(key)
      if (known !== undefined) return known
      const { width, height } = drawings[species]
      const scale = (length / width) * sharpness
      const canvas = new OffscreenCanvas(Math.ceil(width * room * scale), Math.ceil(height * room * scale))
      const context = canvas.getContext('2d')
      if (context !== null) {
        context.translate(canvas.width / 2, canvas.height / 2)
        context.scale(scale, scale)
        paint(context, drawings[species], step / strokes)
      }
      kept.set(key, canvas)
      return canvas
    },
    forget: (next) => {
      sharpness = next
      kept.clear()
    },
  }
}
