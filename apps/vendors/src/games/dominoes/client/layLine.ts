import type { LaidTile } from '../engine/hand.ts'
import { farOf, halvesOf, isDouble, type Tile } from '../engine/tiles.ts'

/** A tile where it lies. Lengths are halves of a tile; the first tile's middle is the origin. */
export interface Placed {
  readonly tile: Tile
  readonly x: number
  readonly y: number
  /** Turned so many degrees; at 0 its near half is on the left. */
  readonly turn: number
  readonly near: number
  readonly far: number
}

/** An open end of the line: where the next tile would touch. */
export interface OpenEnd {
  readonly x: number
  readonly y: number
}

type Heading = 'east' | 'south' | 'west'

/** One arm grows to the right, bends down where the table ends and comes back, and so on. */
interface Arm {
  x: number
  y: number
  heading: Heading
  /** How far the last tile reaches down from its row. */
  below: number
  /** The way to take after the next tile down. */
  next: Heading
}

/** Where the tiles of a line lie on a table so many halves wide. The left arm is the right one turned round: tiles never move again. */
export function layLine(
  line: readonly LaidTile[],
  width: number,
): { readonly placed: readonly Placed[]; readonly ends: readonly [OpenEnd, OpenEnd] } {
  const [first] = line
  const limit = width / 2
  const start = first !== undefined && isDouble(first.tile) ? 0.5 : 1
  const newArm = (): Arm => ({ x: start, y: 0, heading: 'east', below: start === 0.5 ? 1 : 0.5, next: 'west' })
  const arms = { right: newArm(), left: newArm() }
  const [value = 0, other = 0] = first === undefined ? [] : halvesOf(first.tile)
  const open = { right: value, left: other }
  const placed: Placed[] = []
  if (first !== undefined) {
    placed.push({ tile: first.tile, x: 0, y: 0, turn: start === 0.5 ? 90 : 0, near: other, far: value })
  }
  for (const { tile, end } of line.slice(1)) {
    const near = open[end]
    const far = farOf(tile, near)
    open[end] = far
    const { x, y, turn } = grow(arms[end], isDouble(tile), limit)
    const isLeft = end === 'left'
    placed.push({ tile, near, far, x: isLeft ? -x : x, y: isLeft ? -y : y, turn: isLeft ? turn + 180 : turn })
  }
  const { left, right } = arms
  return {
    placed,
    ends: [
      { x: -left.x, y: -left.y },
      { x: right.x, y: right.y },
    ],
  }
}

/** Lays the next tile of an arm, and moves the arm's end. */
function grow(arm: Arm, double: boolean, limit: number): { x: number; y: number; turn: number } {
  if (arm.heading !== 'south') {
    const way = arm.heading === 'east' ? 1 : -1
    const long = double ? 1 : 2
    if (Math.abs(arm.x + way * long) <= limit || way * arm.x < 0) {
      const x = arm.x + (way * long) / 2
      const { y } = arm
      arm.x += way * long
      arm.below = double ? 1 : 0.5
      return { x, y, turn: (double ? 90 : 0) + (way === 1 ? 0 : 180) }
    }
    // No room: round the corner, under the outer half of the last tile.
    arm.next = arm.heading === 'east' ? 'west' : 'east'
    arm.x -= way * 0.5
    arm.y += arm.below
    arm.heading = 'south'
  }
  const at = { x: arm.x, y: arm.y + 1, turn: 90 }
  const way = arm.next === 'east' ? 1 : -1
  arm.x += way * 0.5
  arm.y += 1.5
  arm.below = 0.5
  arm.heading = arm.next
  return at
}
