import type { NamedGame } from '@foyer/contract'
import type { Handler } from '../../calls/handlers.ts'
import { readPage } from '../../calls/paging.ts'

/** A table that counts no seats takes whoever comes. */
const hasRoom = ({ table }: NamedGame): boolean => table !== undefined && table.seatsFree !== 0

/** I38. Tables as they are now; nothing where nobody tells what goes on at them. */
export const roomList: Handler<'roomList'> = async ({ catalogues, merchant, liveFeed, clock }, query) => {
  const { vassalage: vendor, gameClassify, seatsFree } = query
  const found = (await catalogues.of(merchant)).find({ gameType: 'LIVE', vendor, gameClassify, gamesOnly: true })
  const at = clock.now()
  const tables = found
    .map(({ wire }): NamedGame => ({ ...wire, ...liveFeed?.(wire, at) }))
    .filter((game) => game.table !== undefined && (seatsFree !== true || hasRoom(game)))
  const { offset, limit, info } = readPage(query)
  return { list: tables.slice(offset, offset + limit), ...info(tables.length) }
}
