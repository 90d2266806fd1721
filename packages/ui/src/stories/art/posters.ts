import type { PosterGame } from '../../components/PosterRail/index.ts'
import { storyGames } from './games.ts'
import { tallPictures } from './tall.pictures.ts'

/** Games with tall pictures, and with what a poster says beside them. */
export const storyPosters = (count: number): readonly PosterGame[] =>
  storyGames(count).map((game, index) => ({
    ...game,
    poster: tallPictures[index % tallPictures.length],
    rtp: 94 + (index % 7) * 0.43,
    ...(index % 3 === 2 ? {} : { lines: [1, 9, 20, 25, 50][index % 5] }),
  }))
