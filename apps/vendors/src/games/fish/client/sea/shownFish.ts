import type { Fish } from '../../engine/sea.ts'
import { placeOf } from '../../engine/swim.ts'
import { drawings } from '../drawings/drawings.ts'
import { type Area, lengthOf } from './sizes.ts'

/** A fish as it is drawn, in pixels. */
export interface ShownFish {
  readonly fish: Fish
  readonly x: number
  readonly y: number
  readonly facing: 1 | -1
  readonly tilt: number
  readonly length: number
  readonly height: number
}

/** Fish that stand upright whatever their way. */
const upright: ReadonlySet<string> = new Set(['seahorse', 'octopus'])

export function showFish(sea: string, fish: Fish, time: number, area: Area): ShownFish {
  const { x, y, facing, tilt } = placeOf(sea, fish, time)
  const { width, height } = drawings[fish.species]
  const length = lengthOf(fish.species, area)
  return {
    fish,
    x: area.x + x * area.width,
    y: area.y + y * area.height,
    facing,
    tilt: upright.has(fish.species) ? 0 : tilt,
    length,
    height: (length * height) / width,
  }
}

/** A finger hits this far from the middle of even the smallest. */
const fingerReach = 26

/** The fish at a point: of several the one whose middle is nearest. */
export function fishAtPoint(shown: readonly ShownFish[], x: number, y: number): Fish | undefined {
  let nearest: { readonly fish: Fish; readonly far: number } | undefined
  for (const { fish, length, height, ...middle } of shown) {
    const across = (x - middle.x) / Math.max(length * 0.52, fingerReach)
    const along = (y - middle.y) / Math.max(height * 0.52, fingerReach)
    const far = across * across + along * along
    if (far <= 1 && (nearest === undefined || far < nearest.far)) nearest = { fish, far }
  }
  return nearest?.fish
}

/** Whether enough of a fish is in the water to be aimed at. */
export const isInSight = ({ x }: ShownFish, area: Area): boolean => x > area.x && x < area.x + area.width
