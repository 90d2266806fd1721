import type { Game } from '@foyer/contract'
import { useActions, useLabels, usePicture, useRuntime, useSession } from '@foyer/feature-api'
import type { PosterGame } from '@foyer/ui/PosterRail'
import { useMemo } from 'react'
import { useOperation } from './calls.ts'
import { useFacts } from './useFacts.ts'

/** A game as the kit's tiles take it; the id is the node id. */
const tileOf = (game: Game, picture: ReturnType<typeof usePicture>): PosterGame => ({
  id: String(game.nodeId),
  name: game.name,
  vendorName: game.vendorName,
  image: picture(game.vendor, game.icon),
  wideImage: picture(game.vendor, game.wideIcon),
  poster: picture(game.vendor, game.posterIcon),
  rtp: game.rtp,
  lines: game.lines,
  trialOffered: game.trialOffered,
  playMoneyOnly: game.playMoneyOnly,
  isNew: game.isNew,
  isHot: game.isHot,
})

interface GameTilesOptions {
  /** Says of a game that it is popular; noise in a list that is ordered by popularity. */
  readonly marksPopular?: boolean
}

/** Everything a grid of these games needs: data, marks, words and what its buttons do. */
export function useGameTiles(games: readonly Game[], { marksPopular = false }: GameTilesOptions = {}) {
  const { moduleOn, openModal } = useRuntime()
  const picture = usePicture()
  const { launchGame, tryGame, toggleFavourite } = useActions()
  const { status, role } = useSession()
  const mayMark = moduleOn('favourites')
  const hasMarks = mayMark && status === 'signedIn' && role !== 'trial'
  const { data: ids } = useOperation('favouriteIds', undefined, { enabled: hasMarks })
  const favourites = useMemo(() => new Set(hasMarks ? ids?.map(String) : []), [ids, hasMarks])
  const factsOf = useFacts(games)
  const tiles = useMemo(
    () =>
      games.map((game) => ({ ...tileOf(game, picture), ...factsOf(game), ...(marksPopular ? {} : { isHot: false }) })),
    [games, marksPopular, factsOf, picture],
  )
  const withGame = (act: (game: Game) => void) => (id: string) => {
    const game = games.find(({ nodeId }) => String(nodeId) === id)
    if (game) act(game)
  }
  return {
    games: tiles,
    favourites,
    labels: useLabels('GameGrid'),
    onPlay: withGame(launchGame),
    onTrial: withGame(tryGame),
    onInfo: withGame(({ nodeId, name, vendor, gameType, opensVendorList }) =>
      opensVendorList ? openModal('vendorGames', { vendor, name, gameType }) : openModal('gameInfo', { nodeId, name }),
    ),
    onToggleFavourite: mayMark ? withGame(toggleFavourite) : undefined,
  }
}
