import type { LineWinner } from '../../components/WinnerLine/index.ts'
import { storyGames } from './games.ts'

const amounts = ['$203.27', '$2,569.53', '$18,240.50', '$64.00']

/** Wins of a day, the newest first. */
export const storyWinners = (count: number): readonly LineWinner[] =>
  storyGames(count).map(({ id, name }, index) => ({
    id,
    customerName: `${'adelmk'[index % 6]}***${'rsty'[index % 4]}`,
    gameName: name,
    amount: amounts[index % amounts.length] ?? '',
    at: { instant: new Date(Date.UTC(2026, 0, 1, 12, -7 * index)).toISOString(), words: `${7 * index + 2} min. ago` },
    isHighest: index === 2,
  }))
