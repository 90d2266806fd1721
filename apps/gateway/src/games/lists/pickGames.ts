import type { NamedGame } from '@foyer/contract'
import type { Page } from '../../calls/paging.ts'
import type { Catalogue, CatalogueGame } from '../../catalogue/catalogue.ts'

/** One page of the games that rows name, in their order; games that are not offered any more are left out. */
export function pickGames(
  catalogue: Catalogue,
  rows: readonly { readonly node_id: number }[],
  fits: (game: CatalogueGame) => boolean,
  { offset, limit, info }: Page,
): { games: NamedGame[]; totalPages: number; totalCount: number } {
  const found = rows.flatMap(({ node_id }) => {
    const game = catalogue.game(node_id)
    return game !== undefined && fits(game) ? [game.wire] : []
  })
  return { games: found.slice(offset, offset + limit), ...info(found.length) }
}
