import { workOutDraw } from '@foyer/rules'
import { sql } from 'kysely'
import type { DrawServices } from './planDraws.ts'

/** Drawn in one go. */
const most = 200

/**
 * Draws everything whose time has come, the earliest first. A draw follows from its seed alone, so that two gateways that draw it at once
 * come to the same, and it is written once.
 */
export async function drawDue({
  db,
  clock,
  merchants,
}: Pick<DrawServices, 'db' | 'clock' | 'merchants'>): Promise<void> {
  const ids = merchants.all().map(({ id }) => id)
  while (ids.length > 0) {
    const now = clock.now()
    const due = await db
      .selectFrom('lottery_draws')
      .select(['merchant_id', 'game_id', 'draws_at', 'numero', 'form', 'seed'])
      .where('merchant_id', 'in', ids)
      .where('drawn_at', 'is', null)
      .where('draws_at', '<=', now)
      .orderBy('draws_at')
      .limit(most)
      .execute()
    if (due.length === 0) return
    const drawn = await Promise.all(
      due.map(async ({ merchant_id, game_id, draws_at, numero, form, seed }) => {
        const { result } = await workOutDraw(form, { gameId: game_id, numero, seed: seed.toString('hex') })
        return { merchant_id, game_id, draws_at: draws_at.toISOString(), result }
      }),
    )
    await sql`
      update lottery_draws set result = given.result, drawn_at = ${now}::timestamptz
      from json_to_recordset(${JSON.stringify(drawn)}::json)
        given (merchant_id integer, game_id text, draws_at timestamptz, result jsonb)
      where lottery_draws.merchant_id = given.merchant_id and lottery_draws.game_id = given.game_id
        and lottery_draws.draws_at = given.draws_at and lottery_draws.drawn_at is null`.execute(db)
    if (due.length < most) return
  }
}
