import type { DatabaseSync } from 'node:sqlite'
import type { Drawn } from '../random/draw.ts'
import { playerOf, type SessionRecord } from '../store/records.ts'
import { together } from '../store/together.ts'
import { openStakeTables } from './stakeSchema.ts'
import type { Decision, Stake, StakeOrder, StakeProgress } from './stakes.ts'

interface MoveFacts {
  readonly win?: number
  readonly balance?: number
  readonly code?: string
}

export interface PlacedStake<What> {
  readonly id: string
  readonly what: What
}

/** Stakes of one kind and the rounds they lie in, in the games' file. */
export interface StakeStore<What, Outcome> {
  readonly openRound: (round: string, place: string, at: number) => void
  readonly add: (
    order: Omit<StakeOrder<What>, 'session'>,
    session: SessionRecord,
    reference: string,
    at: number,
  ) => void
  readonly find: (id: string) => Stake<What, Outcome> | undefined
  /** Moves a stake on if it is where it is said to be; false otherwise. */
  readonly move: (id: string, from: StakeProgress, to: StakeProgress, facts?: MoveFacts) => boolean
  readonly decide: (decision: Decision<Outcome>, at: number) => void
  /** Writes an outcome down where there is none; stakes that nobody knows to be taken go back. The one that stands. */
  readonly conclude: (decision: Pick<Decision<Outcome>, 'round' | 'outcome' | 'draws'>, at: number) => Outcome
  /** The next placed stakes of a round behind a place in their order, and that of the last. */
  readonly placed: (round: string, behind: number, count: number) => { stakes: PlacedStake<What>[]; last: number }
  readonly outcomes: (place: string, count: number) => Outcome[]
  /** Stakes whose money is not where it belongs; placed ones only where they do not wait for their decision. */
  readonly open: (withPlaced: boolean) => Stake<What, Outcome>[]
  readonly ofSession: (session: string) => Stake<What, Outcome>[]
  readonly ofPlayer: (session: SessionRecord, count: number, before: number) => Stake<What, Outcome>[]
  readonly atPlace: (session: SessionRecord, place: string, count: number) => Stake<What, Outcome>[]
}

/** Settled stakes are kept so long, so that their player can read them again. */
const keptMs = 90 * 24 * 3_600_000
const isOpen = `progress in ('reserved', 'placed', 'due', 'returning')`
const isMoving = `progress in ('reserved', 'due', 'returning')`

export function createStakeStore<What, Outcome>(
  database: DatabaseSync,
  kind: string,
  now: number,
): StakeStore<What, Outcome> {
  openStakeTables(database)
  const prepare = (sql: string) => database.prepare(sql)
  prepare(`delete from stakes where kind = ? and at <= ? and not (${isOpen})`).run(kind, now - keptMs)

  const select = `select stake.*, session.record, round.outcome, round.draws from stakes stake
    join stake_sessions session on session.id = stake.session
    left join stake_rounds round on round.kind = stake.kind and round.id = stake.round
    where stake.kind = ?`
  const openRound = prepare('insert or ignore into stake_rounds (kind, id, place, opened_at) values (?, ?, ?, ?)')
  const addSession = prepare('insert or ignore into stake_sessions (id, record) values (?, ?)')
  const add = prepare(
    `insert into stakes (kind, id, reference, round, session, player, what, stake, at, progress, place)
     values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 'reserved',
       coalesce((select place from stake_rounds where kind = ?1 and id = ?4), ''))`,
  )
  const find = prepare(`${select} and stake.id = ?`)
  const move = prepare(
    `update stakes set progress = ?, win = coalesce(?, win), balance = coalesce(?, balance), code = coalesce(?, code)
     where kind = ? and id = ? and progress = ?`,
  )
  const decide = prepare(
    'update stake_rounds set outcome = ?, draws = ?, decided_at = ? where kind = ? and id = ? and outcome is null',
  )
  const undecided = prepare(
    `update stakes set progress = 'returning', code = case progress when 'placed' then ? else 'not_confirmed' end
     where kind = ? and round = ? and progress in ('reserved', 'placed')`,
  )
  const unanswered = prepare(
    `update stakes set progress = 'returning' where kind = ? and round = ? and progress = 'reserved'`,
  )
  const outcomeOf = prepare('select outcome from stake_rounds where kind = ? and id = ?')
  const placed = prepare(
    `select rowid as place, id, what from stakes where kind = ? and round = ? and rowid > ? and progress = 'placed'
     order by rowid limit ?`,
  )
  const outcomes = prepare(
    `select outcome from stake_rounds where kind = ? and place = ? and outcome is not null
     order by decided_at desc, rowid desc limit ?`,
  )
  const open = prepare(`${select} and ${isOpen}`)
  const moving = prepare(`${select} and ${isMoving}`)
  const ofSession = prepare(`${select} and stake.session = ? and progress = 'settled' order by at, stake.rowid`)
  const ofPlayer = prepare(
    `${select} and stake.player = ? and progress in ('placed', 'due', 'settled', 'back') and at < ?
     order by at desc, stake.rowid desc limit ?`,
  )
  const atPlace = prepare(
    `${select} and stake.player = ? and stake.place = ? and progress in ('placed', 'due', 'settled', 'back')
     order by at desc, stake.rowid desc limit ?`,
  )
  // Only this store writes the rows it reads.
  const all = (rows: readonly unknown[]) => rows.map((row) => fromRow<What, Outcome>(row as StakeRow))
  const moveOn: StakeStore<What, Outcome>['move'] = (id, from, to, { win, balance, code } = {}) =>
    move.run(to, win ?? null, balance ?? null, code ?? null, kind, id, from).changes === 1

  return {
    openRound: (round, place, at) => void openRound.run(kind, round, place, at),
    add: ({ id, round, what, stake }, session, reference, at) =>
      together(database, () => {
        addSession.run(session.id, JSON.stringify(session))
        add.run(kind, id, reference, round, session.id, playerOf(session), JSON.stringify(what), stake, at)
      }),
    find: (id) => all(find.all(kind, id))[0],
    move: moveOn,
    decide: ({ round, outcome, draws, wins, voidReason = 'round_broken' }, at) =>
      together(database, () => {
        if (decide.run(JSON.stringify(outcome), JSON.stringify(draws), at, kind, round).changes !== 1)
          throw new Error(`Round ${round} cannot be decided`)
        for (const [id, win] of wins) moveOn(id, 'placed', 'due', { win })
        undecided.run(voidReason, kind, round)
      }),
    conclude: ({ round, outcome, draws }, at) =>
      together(database, () => {
        decide.run(JSON.stringify(outcome), JSON.stringify(draws), at, kind, round)
        unanswered.run(kind, round)
        const stands = outcomeOf.get(kind, round)?.outcome
        if (typeof stands !== 'string') throw new Error(`Round ${round} cannot be decided`)
        // Written by this store alone.
        return JSON.parse(stands) as Outcome
      }),
    placed: (round, behind, count) => {
      const rows = placed.all(kind, round, behind, count)
      // The texts are written by this store alone.
      const stakes = rows.map(({ id, what }) => ({ id: String(id), what: JSON.parse(String(what)) as What }))
      return { stakes, last: Number(rows.at(-1)?.place ?? behind) }
    },
    outcomes: (place, count) =>
      // Only `decide` writes outcomes.
      outcomes.all(kind, place, count).map((row) => JSON.parse(String(row.outcome)) as Outcome),
    open: (withPlaced) => all((withPlaced ? open : moving).all(kind)),
    ofSession: (session) => all(ofSession.all(kind, session)),
    ofPlayer: (session, count, before) => all(ofPlayer.all(kind, playerOf(session), before, count)),
    atPlace: (session, place, count) => all(atPlace.all(kind, playerOf(session), place, count)),
  }
}

interface StakeRow {
  readonly id: string
  readonly reference: string
  readonly round: string
  readonly record: string
  readonly what: string
  readonly stake: number
  readonly at: number
  readonly progress: StakeProgress
  readonly win: number | null
  readonly balance: number | null
  readonly code: string | null
  readonly outcome: string | null
  readonly draws: string | null
}

function fromRow<What, Outcome>(row: StakeRow): Stake<What, Outcome> {
  const { id, reference, round, stake, at, progress, win, balance, code } = row
  return {
    id,
    reference,
    round,
    // The texts below are written by this store alone.
    session: JSON.parse(row.record) as SessionRecord,
    // The same.
    what: JSON.parse(row.what) as What,
    stake,
    at,
    progress,
    ...(win === null ? {} : { win }),
    ...(balance === null ? {} : { balance }),
    ...(code === null ? {} : { code }),
    // The same.
    ...(row.outcome === null ? {} : { outcome: JSON.parse(row.outcome) as Outcome }),
    // The same.
    ...(row.draws === null ? {} : { draws: JSON.parse(row.draws) as readonly Drawn[] }),
  }
}
