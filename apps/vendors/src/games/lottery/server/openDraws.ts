import type { DatabaseSync } from 'node:sqlite'

/** A draw that tickets were bought for and that is not settled. */
export interface OpenDraw {
  readonly round: string
  readonly merchant: string
  readonly gameId: string
  readonly numero: string
}

/** Draws that tickets wait for, in the games' file. */
export interface OpenDraws {
  readonly add: (draw: OpenDraw & { readonly drawsAt: number }) => void
  readonly drop: (round: string) => void
  /** Those whose time has come. */
  readonly due: (now: number) => readonly OpenDraw[]
}

export function createOpenDraws(database: DatabaseSync): OpenDraws {
  database.exec(`
    create table if not exists lottery_open (
      round text primary key, merchant text not null, game_id text not null, numero text not null, draws_at integer not null
    ) strict;
  `)
  const prepare = (sql: string) => database.prepare(sql)
  const add = prepare(
    'insert or ignore into lottery_open (round, merchant, game_id, numero, draws_at) values (?, ?, ?, ?, ?)',
  )
  const drop = prepare('delete from lottery_open where round = ?')
  const due = prepare('select * from lottery_open where draws_at <= ? order by draws_at')
  return {
    add: ({ round, merchant, gameId, numero, drawsAt }) => void add.run(round, merchant, gameId, numero, drawsAt),
    drop: (round) => void drop.run(round),
    due: (now) =>
      due.all(now).map((row) => ({
        round: String(row.round),
        merchant: String(row.merchant),
        gameId: String(row.game_id),
        numero: String(row.numero),
      })),
  }
}
