import type { Placed } from '../../../frame/stakes/stakes.ts'
import { playerOf, type SessionRecord } from '../../../frame/store/records.ts'
import { GameError } from '../../../server/gameError.ts'
import { limitsOf } from '../engine/limits.ts'
import type { BetAnswer, BetOrder, BetView } from '../wire.ts'
import { viewBet } from './betViews.ts'
import type { BookStakes } from './bookStakes.ts'
import { checkOrder } from './checkOrder.ts'
import type { Feed } from './createFeed.ts'
import type { Odds } from './odds.ts'
import type { OpenLegs } from './openLegs.ts'
import { settleDue } from './settleDue.ts'

/** Takes bets, and settles them as events are decided. */
export interface Book {
  readonly place: (session: SessionRecord, order: BetOrder) => Promise<BetAnswer>
  /** A player's bets over all sessions, newest first. */
  readonly betsOf: (session: SessionRecord) => readonly BetView[]
  readonly settleOpen: () => Promise<void>
}

interface BookOptions {
  readonly feed: Feed
  readonly odds: Odds
  readonly legs: OpenLegs
  readonly stakes: BookStakes
  readonly together: (act: () => void) => void
  readonly now: () => number
  /** Whether bets are taken of this session. */
  readonly takesBets: (session: SessionRecord) => boolean
}

const shownBets = 100

/** Amounts of one scope can be added. */
const scopeOf = ({ merchant, currency, trial }: SessionRecord): string => `${merchant}:${trial ? 'play' : currency}`

export function createBook({ feed, odds, legs, stakes, together, now, takesBets }: BookOptions): Book {
  const placing = new Map<string, Promise<BetAnswer>>()
  /** Bets that do not take place and still lean on events. */
  const forgotten = new Set<string>()

  const known = (session: SessionRecord, { id, stake, legs: asked }: BetOrder): BetAnswer | undefined => {
    const found = stakes.find(id)
    if (found === undefined) return undefined
    const same =
      found.what.legs.length === asked.length && found.what.legs.every((leg, index) => isSame(leg, asked[index]))
    if (!same || found.stake !== stake || playerOf(found.session) !== playerOf(session))
      return { state: 'refused', code: 'bet_conflict' }
    const answer = stakes.answerOf(id, session.id)
    if (answer?.state === 'placed') return { state: 'placed', bet: viewBet(found, feed.find), balance: answer.balance }
    return refusal(answer?.state === 'refused' ? answer.code : 'round_cancelled')
  }

  /** No bet comes of it: nothing leans on its events, and a stake of it goes back, later where that fails now. */
  const forget = (id: string): void => {
    stakes.release(id)
    forgotten.add(id)
    dropForgotten()
  }
  const dropForgotten = (): void => {
    for (const id of forgotten) {
      legs.drop(id)
      forgotten.delete(id)
    }
  }
  const taken = async (stake: Parameters<BookStakes['place']>[0]): Promise<Placed> => {
    try {
      stakes.openRound(stake.round, 'book')
      return await stakes.place(stake)
    } catch (error) {
      forget(stake.id)
      throw error
    }
  }

  const place = async (session: SessionRecord, order: BetOrder): Promise<BetAnswer> => {
    if (!takesBets(session)) return { state: 'refused', code: 'bets_off' }
    const scope = scopeOf(session)
    const player = playerOf(session)
    const limits = limitsOf(session.decimals)
    const checked = checkOrder(order, {
      limits,
      openEvent: (id) => {
        const event = feed.find(id)
        if (event?.state !== 'open' || event.fixture.start <= now()) return undefined
        return { event, markets: odds.of(event) }
      },
      onEvent: (event) => legs.onEvent(event, scope, player),
    })
    if (checked.state === 'refused') return checked
    const { id, stake } = order
    const weight = session.trial ? 0 : stake / limits.most / checked.legs.length
    const { payout } = checked
    legs.add(
      checked.legs.map(({ event, market, selection }) => ({
        bet: id,
        event,
        market,
        selection,
        player,
        scope,
        stake,
        payout,
        weight,
      })),
    )
    const what = { legs: checked.legs, payout }
    const placed = await taken({ id, round: id, session: session.id, what, stake })
    if (placed.state === 'placed') {
      odds.lean(checked.legs, weight)
      const found = stakes.find(id)
      if (found !== undefined) return { state: 'placed', bet: viewBet(found, feed.find), balance: placed.balance }
    }
    forget(id)
    if (placed.state === 'unknown') await stakes.giveBack(id)
    return refusal(placed.state === 'refused' ? placed.code : 'round_cancelled')
  }

  return {
    place: (session, order) => {
      feed.tick()
      const running = placing.get(order.id)
      if (running !== undefined) return running.then((answer) => known(session, order) ?? answer)
      const before = known(session, order)
      if (before !== undefined) return Promise.resolve(before)
      const answer = place(session, order).finally(() => placing.delete(order.id))
      placing.set(order.id, answer)
      return answer
    },
    betsOf: (session) => stakes.ofPlayer(session, shownBets).map((stake) => viewBet(stake, feed.find)),
    settleOpen: async () => {
      feed.tick()
      dropForgotten()
      const paying = settleDue({ feed, legs, stakes, together })
      await Promise.all(paying.map((pay) => pay()))
      await stakes.settleOpen()
    },
  }
}

const isSame = (
  one: { readonly event: string; readonly market: string; readonly selection: string },
  other: BetOrder['legs'][number] | undefined,
): boolean => one.event === other?.event && one.market === other.market && one.selection === other.selection

function refusal(code: 'insufficient_funds' | 'session_over' | 'round_cancelled'): BetAnswer {
  if (code === 'session_over') throw new GameError(code)
  return { state: 'refused', code }
}
