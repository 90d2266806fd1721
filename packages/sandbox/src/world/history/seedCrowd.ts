import { randomBytes } from 'node:crypto'
import type { Database, Merchant, SandboxHost } from '@foyer/gateway/ports'
import { roundReference } from '@foyer/rules'
import type { Transaction } from 'kysely'
import { createRandom, type Random } from '../../random/random.ts'
import { type CatalogueGame, catalogue } from '../catalogue.ts'
import { popularityOf } from '../popularity.ts'
import { playMoves, type RecordedBet } from './moneyMoves.ts'
import { oddsOf } from './outcomes.ts'
import type { AccountMove } from './postMoves.ts'
import { storeBets } from './storePlays.ts'

const names =
  'deniz,marta,oskar,lale,tomas,yunus,ines,selim,greta,arda,paolo,nihan,viktor,asya,milo,ece,jonas,derya,sofia,kerem,anouk,baris,lukas,zehra,emre,noor'.split(
    ',',
  )
/** They play games from this far up. */
const popular = 90
const ageDays = 200
const day = 86_400_000

/**
 * Other players with a few rounds each, the last of them won within the last hours, so that a new site has winners (P19);
 * gives the movements of money behind them. Nobody knows their passwords.
 */
export async function seedCrowd(
  host: SandboxHost,
  trx: Transaction<Database>,
  merchant: Merchant,
  now: number,
): Promise<readonly AccountMove[]> {
  const random = createRandom(`crowd ${merchant.code}`)
  const played = random.shuffled(gamesOf(merchant))
  if (played.length === 0) return []
  const { currency, id: merchantId } = merchant
  const passwordHash = await host.hashPassword(randomBytes(24).toString('base64url'))
  const openedAt = now - ageDays * day
  const moves: AccountMove[] = []
  let end = now
  for (const [index, name] of random.shuffled(names).entries()) {
    end -= random.int(2, 40) * 60_000
    const bets = roundsOf(random, played[index % played.length] ?? random.pick(played), end)
    const memberId = await host.createMember(trx, merchant, {
      username: `${name}${random.int(10, 99)}`,
      nickname: name.slice(0, 1).toUpperCase() + name.slice(1),
      type: 0,
      firstLogin: false,
      passwordHash,
      createdAt: new Date(openedAt),
      consent: { ...merchant.config.jurisdiction, at: new Date(openedAt) },
    })
    if (memberId === undefined) continue
    await storeBets(trx, merchantId, memberId, bets)
    const { accountId } = await host.ensureAccount(trx, { merchantId, kind: 'member', memberId, currency })
    const amount = bets.reduce((sum, { stake }) => sum + stake, 0) + random.int(10, 400) * 100
    const opening = { at: openedAt, kind: 'opening', amount, vendor: undefined, reference: name } as const
    moves.push(
      ...[opening, ...playMoves(bets)].map((move, place) => ({
        ...move,
        accountId,
        idempotencyKey: place === 0 ? `opening:${memberId}` : `world:${memberId}:${place}`,
      })),
    )
  }
  return moves
}

/** The most played games that the merchant offers for real money. */
function gamesOf({ offer, code }: Merchant): readonly CatalogueGame[] {
  const games = catalogue().filter(
    ({ gameType, playMoneyOnly, opensVendorList }) =>
      offer.categories.has(gameType) && !playMoneyOnly && !opensVendorList,
  )
  const popularity = popularityOf(games, code)
  const rankOf = ({ nodeId }: CatalogueGame): number => popularity.get(nodeId)?.popularity ?? 0
  return [...games].sort((one, other) => rankOf(other) - rankOf(one)).slice(0, popular)
}

/** A few lost rounds and a won one that is decided at `end`, oldest first. Most win little, some a lot. */
function roundsOf(random: Random, game: CatalogueGame, end: number): readonly RecordedBet[] {
  const win = Math.round(10 ** random.between(4.1, random.chance(0.15) ? 6.9 : 5.6)) + random.int(0, 99)
  const stake = Math.max(100, Math.round(win / random.between(4, 60) / 100) * 100)
  const { settles, pace } = oddsOf(game.gameType)
  const bets: RecordedBet[] = []
  let settledAt = end
  for (let place = random.int(2, 6); place > 0; place -= 1) {
    const at = settledAt - random.int(...settles) * 1000
    const isWon = bets.length === 0
    bets.push({
      game,
      at,
      stake,
      win: isWon ? win : 0,
      status: isWon ? 'WON' : 'LOST',
      settledAt,
      roundId: roundReference((below) => random.int(0, below - 1)),
    })
    settledAt = at - random.int(...pace) * 1000
  }
  return bets.reverse()
}
