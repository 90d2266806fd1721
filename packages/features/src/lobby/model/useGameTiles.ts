import type { Game } from '@foyer/contract'
import { useActions, useLabels, useRuntime, useSession } from '@foyer/feature-api'
import { providerPicture } from '@foyer/rules'
import type { PosterGame } from '@foyer/ui/PosterRail'
import { useMemo } from 'react'
import { useOperation } from './calls.ts'
import { useFacts } from './useFacts.ts'

/** A game as the kit's tiles take it; the id is the node id. */
export const tileOf = (game: Game, currency: string): PosterGame => ({
  id: String(game.nodeId),
  name: game.name,
  vendorName: game.vendorName,
  image: providerPicture(game.vendor, game.icon, currency),
  wideImage: providerPicture(game.vendor, game.wideIcon, currency),
  poster: providerPicture(game.vendor, game.posterIcon, currency),
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
  const { moduleOn, config, openModal } = useRuntime()
  const { code: currency } = config.currency
  const { launchGame, tryGame, toggleFavourite } = useActions()
  const { status, role } = useSession()
  const mayMark = moduleOn('favourites')
  const hasMarks = mayMark && status === 'signedIn' && role !== 'trial'
  const { data: ids } = useOperation('favouriteIds', undefined, { enabled: hasMarks })
  const favourites = useMemo(() => new Set(hasMarks ? ids?.map(String) : []), [ids, hasMarks])
  const factsOf = useFacts(games)
  const tiles = useMemo(
    () =>
      games.map((game) => ({ ...tileOf(game, currency), ...factsOf(game), ...(marksPopular ? {} : { isHot: false }) })),
    [games, marksPopular, factsOf, currency],
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
