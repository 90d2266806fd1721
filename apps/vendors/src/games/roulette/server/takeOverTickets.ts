import type { DatabaseSync } from 'node:sqlite'
import { together } from '../../../frame/store/together.ts'
import { type SpotBet, winOf } from '../engine/settle.ts'

/** Moves the tickets that roulette kept in tables of its own, before all kinds had one way, to the stakes; once. */
export function takeOverTickets(database: DatabaseSync): void {
  const before = database.prepare(`select 1 from sqlite_schema where name = 'roulette_tickets'`).get()
  if (before === undefined) return
  together(database, () => {
    const owed = database
      .prepare(
        `select ticket.id, bets, number from roulette_tickets ticket join roulette_rounds round on round.id = ticket.round
         where progress = 'placed' and number is not null`,
      )
      .all()
    database.exec(`
      insert or ignore into stake_sessions (id, record) select id, record from roulette_sessions;
      insert into stake_rounds (kind, id, place, opened_at, outcome, draws, decided_at)
        select 'roulette', id, place, opened_at, number, draws, drawn_at from roulette_rounds;
      insert into stakes (kind, id, reference, round, session, player, what, stake, at, progress, win, balance, code)
        select 'roulette', ticket.id, reference, round, session,
          (record ->> 'vendor') || ':' || (record ->> 'merchant') || ':' || coalesce(record ->> 'player', session),
          bets, stake, at, progress, win, balance, code
        from roulette_tickets ticket join roulette_sessions on roulette_sessions.id = ticket.session;
      drop table roulette_tickets; drop table roulette_rounds; drop table roulette_sessions;
    `)
    const decide = database.prepare(`update stakes set progress = 'due', win = ? where kind = 'roulette' and id = ?`)
    for (const { id, bets, number } of owed) {
      // Roulette wrote these texts.
      decide.run(winOf(JSON.parse(String(bets)) as SpotBet[], Number(number)), String(id))
    }
  })
}
