import type { Database, Merchant, SandboxHost } from '@foyer/gateway/ports'
import { roundReference } from '@foyer/rules'
import type { Transaction } from 'kysely'
import { createRandom } from '../../random/random.ts'
import { catalogue } from '../catalogue.ts'
import { popularityOf } from '../popularity.ts'
import { moneyMoves, type RecordedBet } from './moneyMoves.ts'
import { pickGames } from './pickGames.ts'
import { players } from './players.ts'
import { playHistory } from './playHistory.ts'
import type { AccountMove } from './postMoves.ts'
import { storeBets, storeFavourites, storeRecentPlays } from './storePlays.ts'

const recentGames = 14

/**
 * Two years of play of the demo accounts up to `now`; gives the movements of money behind it. Accounts that are not there have
 * none.
 */
export async function seedHistory(
  host: SandboxHost,
  trx: Transaction<Database>,
  merchant: Merchant,
  now: number,
): Promise<readonly AccountMove[]> {
  const games = catalogue().filter(
    ({ gameType, playMoneyOnly }) => merchant.offer.categories.has(gameType) && !playMoneyOnly,
  )
  const popularity = popularityOf(games, merchant.code)
  const byPopularity = [...games].sort(
    (one, other) => (popularity.get(other.nodeId)?.popularity ?? 0) - (popularity.get(one.nodeId)?.popularity ?? 0),
  )
  const moves: AccountMove[] = []
  for (const profile of players) {
    const account = await findPlayer(host, trx, merchant, profile.username)
    if (account === undefined || games.length === 0) continue
    const seed = `${merchant.code} ${profile.username}`
    const random = createRandom(`games ${seed}`)
    const liked = pickGames(random, byPopularity, profile)
    const bets = playHistory(profile, `play ${seed}`, liked, now).map(
      (bet): RecordedBet => ({ ...bet, roundId: roundReference((below) => random.int(0, below - 1)) }),
    )
    const own = moneyMoves(profile, seed, bets, Number(account.balance))
    moves.push(
      ...own.map((move, index) => ({
        ...move,
        accountId: account.accountId,
        idempotencyKey: `world:${account.memberId}:${index}`,
      })),
    )
    await storeBets(trx, merchant.id, account.memberId, bets)
    const played = [...new Map(bets.map((bet) => [bet.game.nodeId, bet.at]))].sort(([, one], [, other]) => other - one)
    await storeRecentPlays(trx, merchant.id, account.memberId, played.slice(0, recentGames))
    await storeFavourites(trx, merchant.id, account.memberId, random.shuffled(played).slice(0, profile.favourites))
  }
  return moves
}

async function findPlayer(
  { findAccount }: SandboxHost,
  trx: Transaction<Database>,
  merchant: Merchant,
  username: string,
) {
  const member = await trx
    .selectFrom('members')
    .select('member_id')
    .where('merchant_id', '=', merchant.id)
    .where('username_key', '=', username)
    .executeTakeFirst()
  if (member === undefined) return undefined
  const { currency, id: merchantId } = merchant
  const account = await findAccount(trx, { merchantId, kind: 'member', memberId: member.member_id, currency })
  return account && { ...account, memberId: member.member_id }
}
