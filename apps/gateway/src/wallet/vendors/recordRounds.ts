import type { ToldRound, ToldRoundOutcome, ToldRoundRefusal } from '@foyer/contract'
import type { Insertable, Kysely } from 'kysely'
import type { BetsTable, Database } from '../../database/schema.ts'
import type { Merchant } from '../../merchants/merchant.ts'
import { findPlayers } from './vendorPlayers.ts'

interface Teller {
  readonly merchant: Pick<Merchant, 'id' | 'currency'>
  readonly vendor: string
}

type Bet = Insertable<BetsTable> & { readonly bet_at: Date; readonly settled_at: Date }

/**
 * Puts rounds that were played from a vendor’s own wallets on the records of their players, each once and for itself. No
 * money of the ledger moves: it moved when the wallet was filled.
 */
export async function recordRounds(
  db: Kysely<Database>,
  teller: Teller,
  told: readonly ToldRound[],
): Promise<ToldRoundOutcome[]> {
  const read = await readRounds(db, teller, told)
  const bets = new Map<string, Bet>()
  for (const one of read) if (typeof one !== 'string' && !bets.has(one.round_id)) bets.set(one.round_id, one)
  return db.transaction().execute(async (trx) => {
    const recorded = new Set<string>()
    if (bets.size > 0) {
      // In one order, so that two calls with the same rounds never wait for one another in turn.
      const sorted = [...bets.values()].sort((one, other) => (one.round_id < other.round_id ? -1 : 1))
      const rows = await trx
        .insertInto('bets')
        .values(sorted)
        .onConflict((conflict) => conflict.doNothing())
        .returning('round_id')
        .execute()
      for (const { round_id } of rows) recorded.add(round_id)
    }
    const known = await readKnown(
      trx,
      teller,
      [...bets.keys()].filter((round) => !recorded.has(round)),
    )
    return told.map(({ round }, index): ToldRoundOutcome => {
      const one = read[index]
      if (one === undefined || typeof one === 'string') return refuse(round, one ?? 'round_conflict')
      const kept = recorded.has(round) ? bets.get(round) : known.get(round)
      if (kept === undefined || !isSame(kept, one)) return refuse(round, 'round_conflict')
      return { round, state: recorded.has(round) && kept === one ? 'recorded' : 'known' }
    })
  })
}

const refuse = (round: string, reason: ToldRoundRefusal): ToldRoundOutcome => ({ round, state: 'refused', reason })

/** Each round as a record, or why it cannot be one. */
async function readRounds(
  db: Kysely<Database>,
  { merchant, vendor }: Teller,
  told: readonly ToldRound[],
): Promise<readonly (Bet | ToldRoundRefusal)[]> {
  const players = await findPlayers(
    db,
    { merchantId: merchant.id, vendor },
    told.map(({ player }) => player),
  )
  const games = await db
    .selectFrom('games')
    .select(['game_id', 'node_id', 'name', 'game_type'])
    .where('merchant_id', '=', merchant.id)
    .where('vendor_code', '=', vendor)
    .where(
      'game_id',
      'in',
      told.map(({ gameId }) => gameId),
    )
    .execute()
  const gameOf = new Map(games.map((game) => [game.game_id, game]))
  return told.map(({ round, player, gameId, currency, bet, win, state, ...times }) => {
    const memberId = players.get(player)
    if (memberId === undefined) return 'player_unknown'
    const game = gameOf.get(gameId)
    if (game === undefined) return 'game_unknown'
    if (currency !== merchant.currency) return 'currency_wrong'
    const [betAt, settledAt] = [new Date(times.startedAt), new Date(times.endedAt)]
    // A day that no calendar has is no time, and none is before another.
    if (!(betAt <= settledAt)) return 'times_wrong'
    const won = state === 'settled' && win > 0
    return {
      merchant_id: merchant.id,
      vendor_code: vendor,
      round_id: round,
      member_id: memberId,
      node_id: game.node_id,
      game_name: game.name,
      game_type: game.game_type,
      bet_amount: BigInt(bet),
      win_amount: won ? BigInt(win) : 0n,
      status: state === 'cancelled' ? 'CANCELLED' : won ? 'WON' : 'LOST',
      bet_at: betAt,
      settled_at: settledAt,
      own_wallet: true,
    }
  })
}

type Kept = Pick<
  Bet,
  'member_id' | 'node_id' | 'bet_amount' | 'win_amount' | 'status' | 'bet_at' | 'settled_at' | 'own_wallet'
>

async function readKnown(
  db: Kysely<Database>,
  { merchant, vendor }: Teller,
  rounds: readonly string[],
): Promise<ReadonlyMap<string, Kept>> {
  if (rounds.length === 0) return new Map()
  const rows = await db
    .selectFrom('bets')
    .select(['round_id', 'member_id', 'node_id', 'bet_amount', 'win_amount', 'status', 'bet_at', 'own_wallet'])
    .select((row) => row.fn.coalesce('settled_at', 'bet_at').as('settled_at'))
    .where('merchant_id', '=', merchant.id)
    .where('vendor_code', '=', vendor)
    .where('round_id', 'in', rounds)
    .execute()
  return new Map(rows.map((row) => [row.round_id, row]))
}

/** A round that the seamless wallet played is another, whatever its numbers are. */
const isSame = (one: Kept, other: Kept): boolean =>
  one.own_wallet === other.own_wallet &&
  one.member_id === other.member_id &&
  one.node_id === other.node_id &&
  one.bet_amount === other.bet_amount &&
  one.win_amount === other.win_amount &&
  one.status === other.status &&
  one.bet_at.getTime() === other.bet_at.getTime() &&
  one.settled_at.getTime() === other.settled_at.getTime()
