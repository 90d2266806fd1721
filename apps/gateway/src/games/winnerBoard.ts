import { createHash } from 'node:crypto'
import { fromMinor } from '@foyer/contract'
import type { NotNull } from 'kysely'
import type { Handler } from '../calls/handlers.ts'

/** Wins looked at, so that one lucky player does not hide the others. */
const looked = 1000
/** How long a win is news, in ms. */
const newsFor = 30 * 86_400_000
/** A win below this many units of the currency is no news. */
const leastUnits = 20
/** Accounts that play with play money (ruling 4). */
const trialType = 4

/** First and last letter of a name, as winners are shown. */
const maskName = (name: string): string => `${name.slice(0, 1)}***${name.slice(-1)}`

/** Tells rounds apart without naming them. */
const keyOf = (...facts: readonly string[]): string =>
  `w-${createHash('sha256').update(facts.join(':')).digest('hex').slice(0, 12)}`

/**
 * I50, P19. Each player's newest round of the last 30 days that paid more than it took, newest first; rounds of games that the merchant does not
 * offer for real money are none of its own.
 */
export const winnerBoard: Handler<'winnerBoard'> = async ({ db, merchant, catalogues, clock }, { limitNum = 20 }) => {
  const { game } = await catalogues.of(merchant)
  const rows = await db
    .selectFrom('bets as b')
    .innerJoin('members as m', (join) =>
      join.onRef('m.merchant_id', '=', 'b.merchant_id').onRef('m.member_id', '=', 'b.member_id'),
    )
    .innerJoin('games as g', (join) =>
      join.onRef('g.merchant_id', '=', 'b.merchant_id').onRef('g.node_id', '=', 'b.node_id'),
    )
    .select([
      'b.vendor_code',
      'b.round_id',
      'b.node_id',
      'b.member_id',
      'b.win_amount',
      'b.won_at',
      'm.username',
      'g.name',
      'g.icon_url',
      'g.winner_url',
    ])
    .where('b.merchant_id', '=', merchant.id)
    .where('b.won_at', '>=', new Date(clock.now().getTime() - newsFor))
    .where('b.win_amount', '>=', BigInt(leastUnits * 10 ** merchant.decimals))
    .where('m.type', '!=', trialType)
    .orderBy('b.won_at', 'desc')
    .orderBy('b.round_id')
    .limit(looked)
    .$narrowType<{ won_at: NotNull }>()
    .execute()
  const shown = new Set<bigint>()
  return rows
    .filter(({ node_id, member_id }) => {
      const wire = game(node_id)?.wire
      if (wire === undefined || wire.playMoneyOnly === true || shown.has(member_id)) return false
      shown.add(member_id)
      return true
    })
    .slice(0, limitNum)
    .map((row) => ({
      customerId: keyOf(merchant.code, row.vendor_code, row.round_id),
      vo: {
        iconUrl: row.winner_url ?? row.icon_url,
        customerName: maskName(row.username),
        gameName: row.name,
        winAmount: fromMinor(Number(row.win_amount), merchant.decimals),
        winTime: row.won_at.toISOString(),
      },
    }))
}
