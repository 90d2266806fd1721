import type { PlayedGame } from '../../components/ContinueRail/index.ts'
import { storyGames } from './games.ts'

const when = ['12 min. ago', '3 hr. ago', 'yesterday', '4 days ago']

const turkish: Readonly<Record<string, string>> = {
  '12 min. ago': '12 dk. önce',
  '3 hr. ago': '3 sa. önce',
  yesterday: 'dün',
  '4 days ago': '4 gün önce',
}

/** Played games of a story as they stand in Turkish. */
export const turkishPlayed = (games: readonly PlayedGame[]): readonly PlayedGame[] =>
  games.map(({ when, ...game }) => ({ ...game, ...(when && { when: turkish[when] ?? when }) }))

/** Games that were played, the last one first. */
export const storyPlayed = (count: number): readonly PlayedGame[] =>
  storyGames(count).map(({ id, name, image, wideImage }, index) => ({
    id,
    name,
    image: wideImage ?? image,
    when: when[index % when.length],
    lastBet: `$${(0.2 * (index + 1)).toFixed(2)}`,
  }))
