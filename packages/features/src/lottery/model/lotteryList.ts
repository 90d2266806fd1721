import type { LotteryMenu } from '@foyer/contract'
import { drawsOn, everyDay } from '@foyer/rules'

/** Which lotteries: all by their draws, those played most, the own favourites, or those opened last (W02). */
export const listTypes = ['', 'hot', 'fav', 'recent'] as const
export type ListType = (typeof listTypes)[number]

/** Lists that only whoever has an account has (W03). */
export const isOwn = (list: ListType): boolean => list === 'fav' || list === 'recent'

/** What of the lotteries is listed; it stands in the address. */
export interface ListState {
  /** Tag of the menu; empty for all (W04). */
  readonly tag: string
  /** Day of the week, Sunday 1 to Saturday 7, or every day -1 (W08). */
  readonly day: number
  readonly list: ListType
}

/** Days in the order weeks are written: Monday first (C22). */
export const weekDays = [2, 3, 4, 5, 6, 7, 1] as const

/** All lotteries of every day. */
export const noneChosen: ListState = { tag: '', day: everyDay, list: '' }

export function readList(query: URLSearchParams): ListState {
  const day = Number(query.get('day'))
  return {
    tag: query.get('tag') ?? '',
    day: weekDays.some((known) => known === day) ? day : everyDay,
    list: listTypes.find((known) => known === query.get('list')) ?? '',
  }
}

/** The query of a list, without what is as it is anyway. */
export const writeList = ({ tag, day, list }: ListState): URLSearchParams =>
  new URLSearchParams({
    ...(tag === '' ? {} : { tag }),
    ...(day === everyDay ? {} : { day: String(day) }),
    ...(list === '' ? {} : { list }),
  })

/** Tags of the lotteries, each once, in the order of the menu (W01); none where each would leave all of them. */
export function tagsOf(lotteries: readonly LotteryMenu[]): readonly string[] {
  const names = [...new Set(lotteries.flatMap(({ tags }) => tags))]
  return names.every((name) => lotteries.every(({ tags }) => tags.includes(name))) ? [] : names
}

/** Sorts behind every instant. */
const never = '9999'

/** The lotteries that are listed, the next draw first; those without a calendar come last. `chosen` are the ids of a list, in its order. */
export const listed = (
  lotteries: readonly LotteryMenu[],
  { tag, day, list }: ListState,
  chosen: readonly string[],
): readonly LotteryMenu[] =>
  lotteries
    .filter(
      ({ gameId, tags, days }) =>
        (tag === '' || tags.includes(tag)) && drawsOn(days, day) && (list === '' || chosen.includes(gameId)),
    )
    .sort((one, other) =>
      list === 'hot' || list === 'recent'
        ? chosen.indexOf(one.gameId) - chosen.indexOf(other.gameId)
        : (one.nextDraw ?? never).localeCompare(other.nextDraw ?? never),
    )
