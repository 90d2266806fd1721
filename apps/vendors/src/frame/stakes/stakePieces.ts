import type { DatabaseSync } from 'node:sqlite'
import type { SessionRecord } from '../store/records.ts'
import { together } from '../store/together.ts'

/** A decided stake whose win is owed. */
export interface DueStake {
  readonly id: string
  readonly reference: string
  readonly session: SessionRecord
  /** Minor units; 0 where it was lost. */
  readonly win: number
}

/** A stake that was paid, with the balance after it where the wallet told one. */
export interface PaidStake {
  readonly id: string
  readonly balance?: number
}

/** Many stakes at a time, each piece with one commit: a draw has a hundred thousand. */
export interface StakePieces {
  /** Moves placed stakes on to what they bring, all or none. */
  readonly decide: (wins: readonly (readonly [id: string, win: number])[]) => void
  /** Those of these stakes that are due, in the order of their ids here. */
  readonly due: (ids: readonly string[]) => DueStake[]
  /** Writes down that due stakes were paid, all or none. */
  readonly settle: (paid: readonly PaidStake[]) => void
}

export function createStakePieces(database: DatabaseSync, kind: string): StakePieces {
  // By its key, one after the other: given all at once, the database may read every open stake for each of them.
  const decide = database.prepare(
    `update stakes set progress = 'due', win = ? where kind = ? and id = ? and +progress = 'placed'`,
  )
  const due = database.prepare(
    `select stake.id, stake.reference, stake.win, stake.session, session.record from json_each(?) given
     cross join stakes stake on stake.kind = ? and stake.id = given.value and +stake.progress = 'due'
     join stake_sessions session on session.id = stake.session`,
  )
  const settle = database.prepare(
    `update stakes set progress = 'settled', balance = coalesce(?, balance) where kind = ? and id = ? and +progress = 'due'`,
  )
  return {
    decide: (wins) =>
      together(database, () => {
        for (const [id, win] of wins) decide.run(win, kind, id)
      }),
    due: (ids) => {
      /** Those of a piece come from a few players again and again. */
      const sessions = new Map<string, SessionRecord>()
      return due.all(JSON.stringify(ids), kind).map((row) => {
        const name = String(row.session)
        // Only the store of stakes writes sessions.
        const session = sessions.get(name) ?? (JSON.parse(String(row.record)) as SessionRecord)
        sessions.set(name, session)
        return { id: String(row.id), reference: String(row.reference), session, win: Number(row.win ?? 0) }
      })
    },
    settle: (paid) =>
      together(database, () => {
        for (const { id, balance } of paid) settle.run(balance ?? null, kind, id)
      }),
  }
}
