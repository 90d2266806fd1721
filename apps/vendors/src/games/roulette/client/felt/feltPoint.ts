import type { Spot } from '../../engine/spots.ts'
import { spotAt } from './spotAt.ts'

/** How near to a line a press means the line, in pixels; never more than this share of a cell. */
const reach = 13
const share = 0.3

/** True where the table stands upright: zero at the top. */
export const isUpright = (layout: Element): boolean => getComputedStyle(layout).getPropertyValue('--upright') === '1'

/** The bet under a pointer. */
export function feltPoint(
  layout: Element,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Spot | undefined {
  const { left, top, width, height } = layout.getBoundingClientRect()
  const upright = isUpright(layout)
  const [along, across] = upright ? [height, width] : [width, height]
  const [cellU, cellV] = [along / 14, across / 5]
  const u = (upright ? clientY - top : clientX - left) / cellU - 1
  const v = upright ? (clientX - left) / cellV - 2 : 3 - (clientY - top) / cellV
  return spotAt(u, v, { u: Math.min(share, reach / cellU), v: Math.min(share, reach / cellV) })
}
