import type { VoidReason } from '@foyer/contract'
import type { Database } from '@foyer/gateway/ports'
import type { Transaction } from 'kysely'
import { insertRows } from '../../insertRows.ts'
import type { RecordedBet } from './moneyMoves.ts'

/** A game's node id and an instant in milliseconds. */
type Marked = readonly [nodeId: number, at: number]

const betColumns = {
  merchant_id: 'integer',
  vendor_code: 'text',
  round_id: 'text',
  member_id: 'bigint',
  node_id: 'integer',
  game_name: 'text',
  game_type: 'text',
  bet_amount: 'bigint',
  win_amount: 'bigint',
  status: 'text',
  void_reason: 'text',
  bet_at: 'timestamptz',
  settled_at: 'timestamptz',
}

const reasonOf = ({ game: { gameType } }: RecordedBet): VoidReason =>
  gameType === 'SPORTS' || gameType === 'ESPORTS' || gameType === 'COCKFIGHT' ? 'event_void' : 'round_broken'

export function storeBets(
  trx: Transaction<Database>,
  merchantId: number,
  memberId: bigint,
  bets: readonly RecordedBet[],
): Promise<void> {
  const rows = bets.map((bet) => ({
    merchant_id: merchantId,
    vendor_code: bet.game.vendor,
    round_id: bet.roundId,
    member_id: String(memberId),
    node_id: bet.game.nodeId,
    game_name: bet.game.name,
    game_type: bet.game.gameType,
    bet_amount: bet.stake,
    win_amount: bet.win,
    status: bet.status,
    void_reason: bet.status === 'CANCELLED' ? reasonOf(bet) : null,
    bet_at: new Date(bet.at).toISOString(),
    settled_at: bet.settledAt === undefined ? null : new Date(bet.settledAt).toISOString(),
  }))
  return insertRows(trx, 'bets', betColumns, rows)
}

export async function storeRecentPlays(
  trx: Transaction<Database>,
  merchantId: number,
  memberId: bigint,
  games: readonly Marked[],
): Promise<void> {
  if (games.length === 0) return
  const values = games.map(([node_id, at]) => ({
    merchant_id: merchantId,
    member_id: memberId,
    node_id,
    played_at: new Date(at),
  }))
  await trx
    .insertInto('recent_plays')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function storeFavourites(
  trx: Transaction<Database>,
  merchantId: number,
  memberId: bigint,
  games: readonly Marked[],
): Promise<void> {
  if (games.length === 0) return
  const values = games.map(([node_id, at]) => ({
    merchant_id: merchantId,
    member_id: memberId,
    node_id,
    created_at: new Date(at),
  }))
  await trx
    .insertInto('favourites')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
