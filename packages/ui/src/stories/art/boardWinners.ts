import { storyNow } from '../../../stories/storyTime.ts'
import type { WinnerEntry } from '../../components/WinnerBoard/index.ts'
import { storyGames } from './games.ts'

const games = storyGames(20)
/** Somebody wins every ten minutes. */
const pause = 600_000

/** The last win is two minutes ago. */
const since = 120_000

/** The twenty latest wins at a moment, the newest first. */
export const boardWinners = (now = storyNow): readonly WinnerEntry[] =>
  games.map((_, index) => {
    const win = Math.floor(now / pause) - index
    const { image, name } = games[win % games.length] ?? { image: '', name: '' }
    return {
      id: `win-${win}`,
      icon: image,
      customerName: `${'adelmk'[win % 6]}***${'rsty'[win % 4]}${win % 20}`,
      gameName: name,
      amount: `$${(18_240.5 / ((win % 20) + 1)).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
      at: { instant: new Date(now - index * pause - since).toISOString(), words: `${index * 10 + 2} min. ago` },
      isHighest: win % 20 === 0,
    }
  })
