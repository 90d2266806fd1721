import type { NamedGame } from '@foyer/contract'
import type { CallContext } from '../../calls/handlers.ts'
import type { CatalogueGame } from '../../catalogue/catalogue.ts'
import { isOnFloor } from '../../catalogue/floor.ts'

type LiveContext = Pick<CallContext, 'floor' | 'liveFeed' | 'merchant' | 'clock'>

/** Games with what goes on at them now: tables and matches as the vendors' servers say it, draws as the feed does. */
export async function tellLive(
  { floor, liveFeed, merchant, clock }: LiveContext,
  games: readonly CatalogueGame[],
): Promise<NamedGame[]> {
  const played = games.filter(({ type }) => isOnFloor(type))
  const told = played.length > 0 ? await floor?.of(merchant, played) : undefined
  const at = clock.now()
  return games.map(({ wire }) => {
    const { table, fixture } = told?.get(wire.gameId) ?? {}
    return { ...wire, ...liveFeed?.(wire, at), ...(table && { table }), ...(fixture && { fixture }) }
  })
}
