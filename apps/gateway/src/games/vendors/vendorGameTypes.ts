import type { GameType } from '@foyer/contract'
import type { Handler } from '../../server/handlers.ts'

/** I32. A vendor nobody has offers nothing. */
export const vendorGameTypes: Handler<'vendorGameTypes'> = async ({ db, merchant }, { vassalage }) => {
  const vendor = await db
    .selectFrom('vendors')
    .select('game_types')
    .where('merchant_id', '=', merchant.id)
    .where('code', '=', vassalage)
    .executeTakeFirst()
  // The database holds only types that were written from this union.
  return (vendor?.game_types ?? []) as { gameType: GameType; gameClassify: string[] }[]
}
