import { gameTypeToWire } from '@foyer/contract'
import type { Handler } from '../../calls/handlers.ts'

/** I32. A vendor nobody has offers nothing. */
export const vendorGameTypes: Handler<'vendorGameTypes'> = async ({ catalogues, merchant }, { vassalage }) => {
  const { vendors, count } = await catalogues.of(merchant)
  const types = vendors.find(({ code }) => code === vassalage)?.gameTypes ?? []
  return types
    .filter(({ gameType }) => count(vassalage, gameType) > 0)
    .map(({ gameType, gameClassify }) => ({ ...gameTypeToWire(gameType), gameClassify }))
}
