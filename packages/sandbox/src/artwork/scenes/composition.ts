import type { Random } from '../../random/random.ts'
import type { Part, Stance } from '../motifs/part.ts'
import type { Placed, Room, Sheet } from './sketch.ts'

/** What a composition works with. Lengths are in the picture's units. */
export interface Task {
  readonly width: number
  readonly height: number
  readonly room: Room
  /** The shorter side of the room. */
  readonly span: number
  /** Middle of the room. */
  readonly cx: number
  readonly cy: number
  readonly random: Random
  readonly parts: readonly Part[]
  readonly stance: Stance
  /** How many there are: 1 to 7 are counted, more are a crowd. */
  readonly count: number
}

export interface Composed {
  readonly sheets: readonly Sheet[]
  readonly subjects: readonly Placed[]
}

export type Compose = (task: Task) => Composed

/** Places of `count` things around a point, the last in front; sizes and distances are shares of the span. */
const groups: Readonly<Record<number, readonly (readonly [x: number, y: number, size: number])[]>> = {
  1: [[0, 0, 1]],
  2: [
    [-0.3, -0.03, 0.66],
    [0.27, 0.03, 0.72],
  ],
  3: [
    [-0.36, -0.05, 0.54],
    [0.36, -0.05, 0.54],
    [0, 0.06, 0.7],
  ],
  4: [
    [-0.2, -0.18, 0.46],
    [0.24, -0.18, 0.46],
    [-0.32, 0.1, 0.54],
    [0.2, 0.12, 0.56],
  ],
  5: [
    [-0.36, -0.17, 0.42],
    [0, -0.22, 0.44],
    [0.36, -0.17, 0.42],
    [-0.22, 0.12, 0.52],
    [0.23, 0.13, 0.52],
  ],
  6: [
    [-0.34, -0.2, 0.4],
    [0, -0.24, 0.4],
    [0.34, -0.2, 0.4],
    [-0.36, 0.12, 0.46],
    [0, 0.16, 0.48],
    [0.36, 0.12, 0.46],
  ],
  7: [
    [-0.36, -0.24, 0.36],
    [0, -0.28, 0.36],
    [0.36, -0.24, 0.36],
    [-0.2, -0.02, 0.4],
    [0.2, -0.02, 0.4],
    [-0.32, 0.2, 0.46],
    [0.28, 0.22, 0.46],
  ],
}

/** Rows of a crowd, farther ones smaller. */
const crowd: readonly (readonly [number, number, number])[] = [4, 4, 3].flatMap((many, row) =>
  Array.from(
    { length: many },
    (_, index) => [((index + 0.5) / many - 0.5) * (0.94 + row * 0.1), -0.28 + row * 0.23, 0.3 + row * 0.07] as const,
  ),
)

/** The task's things as a group whose box is `size` wide around a point. */
export function gathered({ parts, count, random, stance }: Task, x: number, y: number, size: number): Placed[] {
  const places = groups[count] ?? crowd
  const first = random.chance(0.5)
  return places.map(
    ([dx, dy, scale], index): Placed => ({
      parts,
      x: x + dx * size,
      y: y + dy * size,
      size: size * scale,
      tilt: places.length === 1 ? 0 : random.between(-7, 7),
      isFlipped: index % 2 === 0 ? first : !first,
      isCounterpart: places.length > 2 && index % 3 === 1,
      stands: stance === 'stand',
    }),
  )
}
