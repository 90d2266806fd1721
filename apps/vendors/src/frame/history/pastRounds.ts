import type { DatabaseSync } from 'node:sqlite'
import type { HistoryPage, PastRound, RoundRecordView } from '../../wire/history.ts'
import { stakeSchema } from '../stakes/stakeSchema.ts'
import type { SessionRecord } from '../store/records.ts'

/** Rounds that are over, as their players read them again, of every kind and over all sessions. */
export interface PastRounds {
  /** Rounds of one title with one kind of money; `before` is what the page before named. */
  readonly page: (of: PastPlace, before?: string) => HistoryPage
  /** One round of a player; nothing where the round is somebody else's. */
  readonly find: (player: string, roundId: string) => RoundRecordView | undefined
}

interface PastPlace extends Pick<SessionRecord, 'gameId' | 'trial'> {
  /** Of vendor and merchant, as `playerOf` writes it. */
  readonly player: string
}

interface PastRow {
  readonly id: string
  readonly play: string | null
  readonly at: number
  readonly record: string
  readonly result: string
  readonly draws: string | null
  readonly choice: string | null
}

export const pageLength = 30

/** Instant rounds tell their result whole; a stake is told with what it was laid on and how its round came out. */
const settled = `
  select round.id, round.play_id as play, round.at, session.record, round.result, round.drawn as draws, round.choice
  from rounds round join sessions session on session.id = round.session
  where round.player = $player and round.state = 'settled'
  union all
  select stake.reference, null, stake.at, session.record,
    json_object('stake', stake.stake, 'win', stake.win, 'what', json(stake.what), 'outcome', json(round.outcome)),
    round.draws, null
  from stakes stake join stake_sessions session on session.id = stake.session
  left join stake_rounds round on round.kind = stake.kind and round.id = stake.round
  where stake.player = $player and stake.progress = 'settled'`

export function createPastRounds(database: DatabaseSync): PastRounds {
  database.exec(stakeSchema)
  const page = database.prepare(`
    select * from (${settled})
    where record ->> 'gameId' = $game and record ->> 'trial' = $trial and (at, id) < ($at, $id)
    order by at desc, id desc limit ${pageLength + 1}`)
  const one = database.prepare(`select * from (${settled}) where id = $id`)
  return {
    page: ({ player, gameId, trial }, before = '') => {
      const [, at = String(Number.MAX_SAFE_INTEGER), id = ''] = /^(\d{1,15})\.(.+)$/.exec(before) ?? []
      const values = { $player: player, $game: gameId, $trial: trial ? 1 : 0, $at: Number(at), $id: id }
      // Only the frame's stores write these rows.
      const rows = page.all(values) as unknown as readonly PastRow[]
      const shown = rows.slice(0, pageLength)
      const last = shown.at(-1)
      return {
        rounds: shown.map(pastOf),
        ...(rows.length > pageLength && last !== undefined ? { older: `${last.at}.${last.id}` } : {}),
      }
    },
    find: (player, roundId) => {
      // The same holds here.
      const row = one.get({ $player: player, $id: roundId }) as PastRow | undefined
      return row === undefined ? undefined : viewOf(row)
    },
  }
}

const pastOf = ({ id, play, at, result }: PastRow): PastRound => ({
  roundId: id,
  ...(play === null ? {} : { playId: play }),
  at: new Date(at).toISOString(),
  result: JSON.parse(result),
})

function viewOf(row: PastRow): RoundRecordView {
  // Written by the store of sessions.
  const { kind, gameId, title, provider, trial, currency, decimals } = JSON.parse(row.record) as SessionRecord
  return {
    ...pastOf(row),
    kind,
    gameId,
    title,
    provider,
    trial,
    currency,
    decimals,
    ...(row.choice === null ? {} : { choice: JSON.parse(row.choice) }),
    draws: JSON.parse(row.draws ?? '[]'),
  }
}
