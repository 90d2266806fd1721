import type { NamedGame } from '@foyer/contract'
import type { Handler } from '../../calls/handlers.ts'
import { readPage } from '../../calls/paging.ts'
import { tellLive } from './tellLive.ts'

/** A table that counts no seats takes whoever comes; of one that nobody tells of, nobody knows. */
const hasRoom = ({ table }: NamedGame): boolean => table !== undefined && table.seatsFree !== 0

/** I38. Tables that are played for real money, as they are now. */
export const roomList: Handler<'roomList'> = async (context, query) => {
  const { vassalage: vendor, gameClassify, seatsFree } = query
  const catalogue = await context.catalogues.of(context.merchant)
  const tables = catalogue
    .find({ types: ['LIVE'], vendor, gameClassify, gamesOnly: true })
    .filter(({ wire }) => wire.playMoneyOnly !== true)
  const { offset, limit, info } = readPage(query)
  if (seatsFree !== true)
    return { list: await tellLive(context, tables.slice(offset, offset + limit)), ...info(tables.length) }
  const free = (await tellLive(context, tables)).filter(hasRoom)
  return { list: free.slice(offset, offset + limit), ...info(free.length) }
}
