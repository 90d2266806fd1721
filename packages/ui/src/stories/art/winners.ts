import { storyNow } from '../../../stories/storyTime.ts'
import type { LineWinner } from '../../components/WinnerLine/index.ts'
import { storyGames } from './games.ts'

const amounts = ['$203.27', '$2,569.53', '$18,240.50', '$64.00']

/** Wins of a day, the newest first, the last one two minutes ago. */
export const storyWinners = (count: number, now = storyNow): readonly LineWinner[] =>
  storyGames(count).map(({ id, name }, index) => ({
    id,
    customerName: `${'adelmk'[index % 6]}***${'rsty'[index % 4]}`,
    gameName: name,
    amount: amounts[index % amounts.length] ?? '',
    at: { instant: new Date(now - (7 * index + 2) * 60_000).toISOString(), words: `${7 * index + 2} min. ago` },
    isHighest: index === 2,
  }))

/** Winners of a story as they stand in Turkish. */
export const turkishWinners = <Winner extends Pick<LineWinner, 'at'>>(winners: readonly Winner[]): readonly Winner[] =>
  winners.map((winner) => ({
    ...winner,
    ...(winner.at && { at: { ...winner.at, words: winner.at.words.replace('min. ago', 'dk. önce') } }),
  }))
