import { type DrawForm, type DrawResult, nationalRows, type PrizeRow } from './drawForm.ts'

export type BetTypeId =
  | 'ticket'
  | 'end2'
  | 'end3'
  | 'first2'
  | 'hit2'
  | 'hit3'
  | 'pair2'
  | 'trio2'
  | 'all'
  | 'side'
  | 'line'
  | 'spots'

/** Ids of ways to play as addresses spell them. */
export const betTypePattern = '^[a-z0-9]{2,8}$'

/** Halves of the last two digits of the special prize. */
export const sides = ['low', 'high', 'even', 'odd'] as const
export type Side = (typeof sides)[number]

/** What a player names: numbers of some digits, balls, or one half. */
export type BetPicks =
  | { readonly of: 'digits'; readonly length: number; readonly count: number }
  | { readonly of: 'balls'; readonly least: number; readonly most: number; readonly highest: number }
  | { readonly of: 'sides' }

/** One way to win. */
export interface Odds {
  /** Hundredths of the stake that are paid, the stake itself included. */
  readonly pays: number
  /** How often one bet wins. */
  readonly chance: number
  /** How often it is paid on average, where a draw may pay it several times. */
  readonly times?: number
  /** The row that decides, where each row pays by itself. */
  readonly row?: PrizeRow
  /** How many balls have to come, where it depends on that. */
  readonly matches?: number
}

export interface BetType {
  readonly id: BetTypeId
  readonly picks: BetPicks
  /** All ways to win with so many picks, the dearest first. */
  readonly odds: (count: number) => readonly Odds[]
  /** Hundredths of the stake that are paid for picks of a draw; 0 where they lose. */
  readonly pays: (picks: readonly string[], result: DrawResult) => number
}

/** What comes back of stakes on average where nothing else is said: the house keeps eight per cent. */
const share = 0.92
/** Hundredths that give the share back, rounded down to what is easily read. */
const payFor = (chance: number): number => {
  const multiple = share / chance
  return multiple < 20 ? Math.floor(multiple * 10) * 10 : Math.floor(multiple) * 100
}

/** What the rows of a whole ticket pay for its ending, in multiples of its price (ruling 33). */
const ticketPays: Readonly<Record<PrizeRow, number>> = {
  DB: 450_000,
  G1: 5000,
  G2: 2500,
  G3: 1500,
  G4: 500,
  G5: 200,
  G6: 60,
  G7: 40,
  G8: 15,
}

/** What a line pays by how many of its balls come, in multiples of its price, for each size of drum. */
const linePays: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  '6/45': { 6: 1_500_000, 5: 5000, 4: 150, 3: 12 },
  '7/39': { 7: 2_000_000, 6: 15_000, 5: 350, 4: 20 },
}

const mostSpots = 6

const special = (result: DrawResult): string => result[0]?.numbers[0] ?? ''
const allNumbers = (result: DrawResult): readonly string[] => result.flatMap(({ numbers }) => numbers)
const endings = (result: DrawResult, length: number): readonly string[] =>
  allNumbers(result)
    .filter((number) => number.length >= length)
    .map((number) => number.slice(-length))

/** Every pick is the ending of some number. */
const allCome = (picks: readonly string[], result: DrawResult): boolean =>
  picks.every((pick) => endings(result, pick.length).includes(pick))

/** How many ways there are to choose `count` out of `of`. */
export function combinations(of: number, count: number): number {
  let ways = 1
  for (let step = 1; step <= count; step++) ways = (ways * (of - count + step)) / step
  return count < 0 || count > of ? 0 : Math.round(ways)
}

/** Chance that `count` different endings of two digits all stand among `numbers` of them. */
const chanceOfAll = (count: number, numbers: number): number => {
  let chance = 0
  for (let missed = 0; missed <= count; missed++)
    chance += (-1) ** missed * combinations(count, missed) * (1 - missed / 100) ** numbers
  return chance
}

const numbersOfRows = (longerThan: number): number =>
  nationalRows.filter(({ digits }) => digits > longerThan).reduce((sum, { count }) => sum + count, 0)

/** One number of some digits that is right or not. */
const exact = (id: BetTypeId, length: number, of: (result: DrawResult) => string): BetType => {
  const chance = 10 ** -length
  const pays = payFor(chance)
  return {
    id,
    picks: { of: 'digits', length, count: 1 },
    odds: () => [{ pays, chance }],
    pays: ([pick], result) => (pick === of(result) ? pays : 0),
  }
}

/** One number that is paid for each time it is an ending. */
const hits = (id: BetTypeId, length: number): BetType => {
  const numbers = numbersOfRows(length - 1)
  const times = numbers / 10 ** length
  const chance = 1 - (1 - 10 ** -length) ** numbers
  const pays = payFor(times)
  return {
    id,
    picks: { of: 'digits', length, count: 1 },
    odds: () => [{ pays, chance, times }],
    pays: ([pick], result) => pays * endings(result, length).filter((ending) => ending === pick).length,
  }
}

/** Several endings of two digits that all have to come. */
const together = (id: BetTypeId, count: number): BetType => {
  const chance = chanceOfAll(count, numbersOfRows(1))
  const pays = payFor(chance)
  return {
    id,
    picks: { of: 'digits', length: 2, count },
    odds: () => [{ pays, chance }],
    pays: (picks, result) => (allCome(picks, result) ? pays : 0),
  }
}

const isOnSide = (number: number, side: string | undefined): boolean =>
  side === (number < 50 ? 'low' : 'high') || side === (number % 2 === 0 ? 'even' : 'odd')

const side: BetType = {
  id: 'side',
  picks: { of: 'sides' },
  odds: () => [{ pays: payFor(0.5), chance: 0.5 }],
  pays: ([pick], result) => (isOnSide(Number(special(result).slice(-2)), pick) ? payFor(0.5) : 0),
}

const ticket: BetType = {
  id: 'ticket',
  picks: { of: 'digits', length: 6, count: 1 },
  odds: () =>
    nationalRows.map(({ row, count, digits }) => ({ row, pays: ticketPays[row] * 100, chance: count / 10 ** digits })),
  pays: ([pick = ''], result) =>
    result.reduce(
      (sum, { row, numbers }) => sum + ticketPays[row] * 100 * numbers.filter((number) => pick.endsWith(number)).length,
      0,
    ),
}

const matchesOf = (picks: readonly string[], result: DrawResult): number =>
  picks.filter((pick) => allNumbers(result).includes(pick)).length

/** A line of as many balls as are drawn. */
function line({ picks, of }: { readonly picks: number; readonly of: number }): readonly BetType[] {
  const paid = linePays[`${picks}/${of}`]
  if (paid === undefined) return []
  const odds = Object.entries(paid)
    .map(([text, multiple]) => {
      const matches = Number(text)
      const ways = combinations(picks, matches) * combinations(of - picks, picks - matches)
      return { matches, pays: multiple * 100, chance: ways / combinations(of, picks) }
    })
    .sort((one, other) => other.matches - one.matches)
  return [
    {
      id: 'line',
      picks: { of: 'balls', least: picks, most: picks, highest: of },
      odds: () => odds,
      pays: (chosen, result) => odds.find(({ matches }) => matches === matchesOf(chosen, result))?.pays ?? 0,
    },
  ]
}

/** A few balls that all have to come. */
function spots({ picks, of }: { readonly picks: number; readonly of: number }): BetType {
  const oddsOf = (count: number): Odds => {
    const chance = combinations(picks, count) / combinations(of, count)
    return { matches: count, pays: payFor(chance), chance }
  }
  return {
    id: 'spots',
    picks: { of: 'balls', least: 1, most: Math.min(mostSpots, picks), highest: of },
    odds: (count) => [oddsOf(count)],
    pays: (chosen, result) => (matchesOf(chosen, result) === chosen.length ? oddsOf(chosen.length).pays : 0),
  }
}

/** Every way to bet on a lottery, with its odds: the one table that prices, settles and explains them (ruling 33). */
export function betTypesOf(form: DrawForm): readonly BetType[] {
  if (form.kind === 'balls') return [...line(form), spots(form)]
  const end2 = exact('end2', 2, (result) => special(result).slice(-2))
  const end3 = exact('end3', 3, (result) => special(result).slice(-3))
  if (form.kind === 'digits')
    return [exact('all', form.digits, special), ...(form.digits > 3 ? [end3] : []), end2, side]
  return [
    ticket,
    end2,
    end3,
    exact('first2', 2, (result) => result.find(({ row }) => row === 'G8')?.numbers[0] ?? ''),
    hits('hit2', 2),
    hits('hit3', 3),
    together('pair2', 2),
    together('trio2', 3),
    side,
  ]
}

/** The way to play that an address names (R13); nothing where the lottery has none of that name. */
export const readPlayType = (form: DrawForm, name: string | null | undefined): BetTypeId | undefined =>
  betTypesOf(form).find(({ id }) => id === name)?.id
