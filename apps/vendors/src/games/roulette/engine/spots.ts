import { colorOf } from './wheel.ts'

/** What a winning chip gets on top of itself, per kind of bet. */
export const payouts = {
  straight: 35,
  split: 17,
  street: 11,
  corner: 8,
  line: 5,
  dozen: 2,
  column: 2,
  even: 1,
} as const

export type BetKind = keyof typeof payouts

/** A place on the layout where chips may lie. */
export interface Spot {
  /** Its numbers joined by dashes, or its name where it covers more than six. */
  readonly id: string
  readonly kind: BetKind
  readonly numbers: readonly number[]
}

const table = Array.from({ length: 37 }, (_, number) => number)
const span = (from: number, to: number): number[] => table.slice(from, to + 1)
/** First number of each row of three. */
const rows = span(1, 36).filter((number) => number % 3 === 1)

const inside = (kind: BetKind, numbers: readonly number[]): Spot => ({ id: numbers.join('-'), kind, numbers })
const outside = (kind: BetKind, id: string, covers: (number: number) => boolean): Spot => ({
  id,
  kind,
  numbers: span(1, 36).filter(covers),
})

/** The 157 bets of the European layout. */
export const spots: readonly Spot[] = [
  ...table.map((number) => inside('straight', [number])),
  ...[1, 2, 3].map((number) => inside('split', [0, number])),
  ...span(1, 36).flatMap((number) => [
    ...(number % 3 === 0 ? [] : [inside('split', [number, number + 1])]),
    ...(number > 33 ? [] : [inside('split', [number, number + 3])]),
  ]),
  inside('street', [0, 1, 2]),
  inside('street', [0, 2, 3]),
  ...rows.map((first) => inside('street', span(first, first + 2))),
  inside('corner', [0, 1, 2, 3]),
  ...span(1, 32)
    .filter((number) => number % 3 !== 0)
    .map((number) => inside('corner', [number, number + 1, number + 3, number + 4])),
  ...rows.slice(0, -1).map((first) => inside('line', span(first, first + 5))),
  ...[1, 2, 3].map((dozen) => outside('dozen', `dozen${dozen}`, (number) => Math.ceil(number / 12) === dozen)),
  ...[1, 2, 3].map((column) => outside('column', `column${column}`, (number) => (number - 1) % 3 === column - 1)),
  outside('even', 'low', (number) => number <= 18),
  outside('even', 'even', (number) => number % 2 === 0),
  outside('even', 'red', (number) => colorOf(number) === 'red'),
  outside('even', 'black', (number) => colorOf(number) === 'black'),
  outside('even', 'odd', (number) => number % 2 === 1),
  outside('even', 'high', (number) => number >= 19),
]

const byId: ReadonlyMap<string, Spot> = new Map(spots.map((spot) => [spot.id, spot]))

export const findSpot = (id: string): Spot | undefined => byId.get(id)
