import type { PlayedGame } from '../../components/ContinueRail/index.ts'
import { storyGames } from './games.ts'

const when = ['12 min. ago', '3 hr. ago', 'yesterday', '4 days ago']

/** Games that were played, the last one first. */
export const storyPlayed = (count: number): readonly PlayedGame[] =>
  storyGames(count).map(({ id, name, image, wideImage }, index) => ({
    id,
    name,
    image: wideImage ?? image,
    when: when[index % when.length],
    lastBet: `$${(0.2 * (index + 1)).toFixed(2)}`,
  }))
