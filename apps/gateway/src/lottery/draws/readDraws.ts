import { createHash } from 'node:crypto'
import type { LotteryDraw } from '@foyer/contract'
import type { Kysely, Selectable } from 'kysely'
import { ask } from '../../database/ask.ts'
import type { Database, LotteryDrawsTable } from '../../database/schema.ts'

export type DrawRow = Selectable<LotteryDrawsTable>

/** The last draw of each lottery that has numbers. */
export async function readLastDraws(
  db: Kysely<Database>,
  merchantId: number,
  gameIds: readonly string[],
): Promise<ReadonlyMap<string, DrawRow>> {
  const rows = await ask<DrawRow>(
    db,
    `select drawn.* from unnest($2::text[]) named (game_id) cross join lateral (
      select * from lottery_draws d where d.merchant_id = $1 and d.game_id = named.game_id and d.drawn_at is not null
      order by d.draws_at desc limit 1
    ) drawn`,
    [merchantId, gameIds],
  )
  return new Map(rows.map((row) => [row.game_id, row]))
}

/** What everyone may know of a draw: its seed only once it is drawn. */
export function describeDraw(row: DrawRow): LotteryDraw {
  return {
    gameId: row.game_id,
    numero: row.numero,
    drawsAt: row.draws_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    commitment: createHash('sha256').update(row.seed).digest('hex'),
    form: row.form,
    ...(row.result === null ? {} : { seed: row.seed.toString('hex'), result: row.result }),
  }
}
