import type { GameType } from '@foyer/contract'
import { createRandom, type Random } from '../../random/random.ts'
import type { CatalogueGame } from '../catalogue.ts'
import { drawWin, oddsOf } from './outcomes.ts'
import { historyDays, type PlayerProfile } from './players.ts'

/** A bet of the past. */
export interface PastBet {
  readonly game: CatalogueGame
  readonly at: number
  readonly stake: number
  readonly win: number
  readonly status: 'OPEN' | 'WON' | 'LOST' | 'CANCELLED'
  /** When it was decided; nothing for a bet that is open. */
  readonly settledAt: number | undefined
}

const day = 86_400_000
/** Bets of the last hours whose match or draw is still to come. */
const openBets = 3
/** A bet that takes longer than this to be decided may be open, ms. */
const longWait = 600_000

/**
 * Two years of bets up to `now`, oldest first. The last days have some that are still open. A player who likes none of the
 * games, as on a site of lotteries alone, has made none.
 */
export function playHistory(
  profile: PlayerProfile,
  seed: string,
  games: readonly CatalogueGame[],
  now: number,
): readonly PastBet[] {
  if (games.length === 0) return []
  const random = createRandom(seed)
  const bag = Object.entries(profile.taste).flatMap(([type, share]) =>
    // The table's keys are types.
    Array.from({ length: share }, () => type as GameType),
  )
  const bets: PastBet[] = []
  while (bets.length < profile.bets) {
    const start = sessionStart(random, now, bets.length / profile.bets)
    const wanted = random.pick(bag)
    const ofType = games.filter((game) => game.gameType === wanted)
    const count = Math.min(random.int(4, 14), profile.bets - bets.length)
    bets.push(...playSession(random, ofType.length > 0 ? ofType : games, start, count, now))
  }
  const long = games.filter(({ gameType }) => oddsOf(gameType).settles[1] * 1000 > longWait)
  for (const bet of playSession(random, long.length > 0 ? long : games, now - day / 12, openBets, now))
    bets.push({ ...bet, win: 0, status: 'OPEN', settledAt: undefined })
  return bets.sort((one, other) => one.at - other.at)
}

/** Mostly evenings, spread over the whole time with more play lately. */
function sessionStart(random: Random, now: number, share: number): number {
  const daysAgo = historyDays * (1 - share ** 0.85) * random.between(0.985, 1)
  const midnight = Math.floor((now - daysAgo * day) / day) * day
  const hour = random.chance(0.75) ? random.between(17, 23.5) : random.between(8, 17)
  const start = midnight + Math.round(hour * 3600) * 1000
  return start < now - 3_600_000 ? start : start - day
}

function playSession(
  random: Random,
  games: readonly CatalogueGame[],
  start: number,
  count: number,
  now: number,
): PastBet[] {
  const bets: PastBet[] = []
  let game = random.pick(games)
  const stakes = new Map<string, number>()
  let at = start
  for (let index = 0; index < count && at < now - 60_000; index += 1) {
    if (random.chance(0.12)) game = random.pick(games)
    const odds = oddsOf(game.gameType)
    // A player keeps the stake for a while.
    const stake = random.chance(0.8) ? (stakes.get(game.gameId) ?? random.pick(odds.stakes)) : random.pick(odds.stakes)
    stakes.set(game.gameId, stake)
    bets.push(decide(random, game, at, stake, now))
    at += random.int(...odds.pace) * 1000 + random.int(0, 999)
  }
  return bets
}

function decide(random: Random, game: CatalogueGame, at: number, stake: number, now: number): PastBet {
  const settledAt = at + random.int(...oddsOf(game.gameType).settles) * 1000
  const win = drawWin(random, game.gameType, stake)
  const cancelled = random.chance(0.008)
  if (settledAt > now) return { game, at, stake, win: 0, status: 'OPEN', settledAt: undefined }
  if (cancelled) return { game, at, stake, win: 0, status: 'CANCELLED', settledAt }
  return { game, at, stake, win, status: win > 0 ? 'WON' : 'LOST', settledAt }
}
