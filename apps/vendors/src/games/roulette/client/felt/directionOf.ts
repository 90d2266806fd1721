import { isUpright } from './feltPoint.ts'
import type { Direction } from './nextSpot.ts'

const lying: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'towardsZero',
  ArrowRight: 'towardsColumns',
  ArrowUp: 'inwards',
  ArrowDown: 'outwards',
}
const upright: Readonly<Record<string, Direction>> = {
  ArrowUp: 'towardsZero',
  ArrowDown: 'towardsColumns',
  ArrowRight: 'inwards',
  ArrowLeft: 'outwards',
}

/** Where an arrow key points to on the felt as it lies on the screen. */
export const directionOf = (key: string, layout: Element): Direction | undefined =>
  (isUpright(layout) ? upright : lying)[key]
