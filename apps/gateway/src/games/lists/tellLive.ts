import type { NamedGame } from '@foyer/contract'
import type { CallContext } from '../../calls/handlers.ts'
import type { CatalogueGame } from '../../catalogue/catalogue.ts'

type LiveContext = Pick<CallContext, 'floor' | 'liveFeed' | 'merchant' | 'clock'>

/** Games with what goes on at them now: tables as the vendors' servers say it, matches and draws as the feed does. */
export async function tellLive(
  { floor, liveFeed, merchant, clock }: LiveContext,
  games: readonly CatalogueGame[],
): Promise<NamedGame[]> {
  const tables = games.filter(({ type }) => type === 'LIVE')
  const told = tables.length > 0 ? await floor?.of(merchant, tables) : undefined
  const at = clock.now()
  return games.map(({ wire }) => {
    const table = told?.get(wire.gameId)?.table
    return { ...wire, ...liveFeed?.(wire, at), ...(table === undefined ? {} : { table }) }
  })
}
