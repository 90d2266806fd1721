import type { LotteryDraw } from '@foyer/contract'
import { playerOf, type SessionRecord } from '../../../frame/store/records.ts'
import type { DrawSource } from '../../../server/drawSource.ts'
import { GameError } from '../../../server/gameError.ts'
import { limitsOf } from '../limits.ts'
import type { TicketAnswer, TicketOrder, TicketView } from '../wire.ts'
import { checkTicket } from './checkOrder.ts'
import type { Bought, LotteryStake, LotteryStakes, Ticket } from './lotteryStakes.ts'
import type { OpenDraws } from './openDraws.ts'
import { settleDraws } from './settleDraws.ts'
import { viewTicket } from './viewTicket.ts'

/** Sells tickets, and settles them as draws are drawn. */
export interface Counter {
  readonly buy: (session: SessionRecord, order: TicketOrder) => Promise<TicketAnswer>
  /** One ticket for one draw; the same id is bought once. */
  readonly buyOne: (session: SessionRecord, id: string, ticket: Ticket, draw: LotteryDraw) => Promise<Bought>
  /** A player's tickets over all sessions, newest first. */
  readonly ticketsOf: (session: SessionRecord) => readonly TicketView[]
  /** How many of them are not settled. */
  readonly waitingOf: (session: SessionRecord) => number
  readonly settleOpen: () => Promise<void>
  /** Rises with every ticket that is bought or settled. */
  readonly revision: () => number
}

interface CounterOptions {
  readonly open: OpenDraws
  readonly stakes: LotteryStakes
  readonly draws: DrawSource
  readonly balanceOf: (session: SessionRecord) => Promise<number>
  /** The world's time. */
  readonly now: () => number
}

const shownTickets = 100

/** Players of one merchant wait for one draw together; its name at the wallet is not seen. */
const roundOf = ({ merchant }: SessionRecord, { gameId, numero }: LotteryDraw): string =>
  `${merchant}:${gameId}:${numero}`

export function createCounter({ open, stakes, draws, balanceOf, now }: CounterOptions): Counter {
  const buying = new Map<string, Promise<TicketAnswer>>()
  let revision = 0

  /** One ticket for one draw: bought, or why not. */
  const buyOne = async (session: SessionRecord, id: string, ticket: Ticket, draw: LotteryDraw): Promise<Bought> => {
    const known = stakes.find(id)
    if (known !== undefined)
      return isKept(known) ? { ticket: viewTicket(known), balance: known.balance ?? 0 } : whyNot(known)
    const round = roundOf(session, draw)
    const drawsAt = Date.parse(draw.drawsAt)
    if (now() >= Date.parse(draw.closesAt)) return { code: 'sale_closed' }
    stakes.openRound(round, draw.gameId)
    open.add({ round, merchant: session.merchant, gameId: draw.gameId, numero: draw.numero, drawsAt })
    const placed = await stakes.place({
      id,
      round,
      session: session.id,
      what: ticket,
      stake: ticket.price * ticket.lines.length,
    })
    if (placed.state === 'unknown') {
      await stakes.giveBack(id)
      return { code: 'round_cancelled', why: 'waiting' }
    }
    if (placed.state !== 'placed') {
      if (placed.code === 'insufficient_funds') return { code: placed.code }
      return { code: 'round_cancelled', why: placed.code === 'session_over' ? 'over' : 'refused' }
    }
    const found = stakes.find(id)
    // The wallet answered so late that the draw was drawn meanwhile: the stake goes back.
    if (found?.progress !== 'placed') return { code: 'sale_closed' }
    if (now() >= drawsAt) {
      await stakes.giveBack(id, 'not_confirmed')
      return { code: 'sale_closed' }
    }
    return { ticket: viewTicket(found), balance: placed.balance }
  }

  const buy = async (session: SessionRecord, order: TicketOrder): Promise<TicketAnswer> => {
    const found = await draws.read(session.merchant, session.gameId, order.numeros)
    // Whether there are such draws is not known; the page sends the order again.
    if (found === undefined) throw new GameError('unavailable')
    const known = new Map([...found.next, ...found.asked].map((draw) => [draw.numero, draw]))
    // First of all: whoever pays in for a ticket should not be told of its limits then.
    for (const numero of order.numeros) {
      const form = known.get(numero)?.form
      const wrong = form && checkTicket(order, form, limitsOf(session.decimals))
      if (wrong) return { tickets: [], refused: wrong }
    }
    const total = order.price * order.lines.length * order.numeros.length
    // Several draws are several stakes: none is bought where not all can be.
    if (order.numeros.length > 1 && (await balanceOf(session)) < total)
      return { tickets: [], refused: { code: 'order_short', amount: total } }
    const tickets: TicketView[] = []
    let balance: number | undefined
    const told = (): Pick<TicketAnswer, 'tickets' | 'balance'> => ({
      tickets,
      ...(balance === undefined ? {} : { balance }),
    })
    for (const [index, numero] of order.numeros.entries()) {
      const draw = known.get(numero)
      if (draw === undefined) return { ...told(), refused: { code: 'draw_unknown', numero } }
      if (draw.result !== undefined) return { ...told(), refused: { code: 'sale_closed', numero } }
      const { form, drawsAt } = draw
      const { price, lines } = order
      const bought = await buyOne(
        session,
        idOf(order, index),
        { order: order.id, numero, drawsAt, form, price, lines },
        draw,
      )
      if ('code' in bought && bought.why === 'over') throw new GameError('session_over')
      if ('code' in bought) return { ...told(), refused: { code: bought.code, numero } }
      tickets.push(bought.ticket)
      balance = bought.balance
    }
    return told()
  }

  /** What an order came to when it was sent first. */
  const before = (session: SessionRecord, order: TicketOrder): TicketAnswer | undefined => {
    const found = order.numeros.flatMap((_, index) => stakes.find(idOf(order, index)) ?? [])
    const [first] = found
    if (first === undefined) return undefined
    if (!found.every((stake) => isOf(stake, session, order)))
      return { tickets: [], refused: { code: 'ticket_conflict' } }
    const kept = found.filter(isKept)
    const last = kept.at(-1)
    const lost = found.find((stake) => !kept.includes(stake))
    return {
      tickets: kept.map(viewTicket),
      ...(last?.balance === undefined ? {} : { balance: last.balance }),
      ...(kept.length === order.numeros.length
        ? {}
        : {
            refused: {
              code: lost?.code === 'insufficient_funds' ? lost.code : 'round_cancelled',
              numero: lost?.what.numero ?? order.numeros[kept.length] ?? '',
            },
          }),
    }
  }

  const settle = async (): Promise<void> => {
    if (await settleDraws({ open, stakes, draws, now })) revision++
    await stakes.settleOpen()
  }
  let settling: Promise<void> | undefined

  const stakesOf = (session: SessionRecord): readonly LotteryStake[] =>
    stakes.atPlace(session, session.gameId, shownTickets)

  return {
    buyOne,
    buy: (session, order) => {
      const running = buying.get(order.id)
      if (running !== undefined) return running.then((answer) => before(session, order) ?? answer)
      const known = before(session, order)
      if (known !== undefined) return Promise.resolve(known)
      const answer = buy(session, order).finally(() => {
        buying.delete(order.id)
        revision++
      })
      buying.set(order.id, answer)
      return answer
    },
    ticketsOf: (session) => stakesOf(session).map(viewTicket),
    waitingOf: (session) =>
      stakesOf(session).filter(({ progress }) => progress === 'placed' || progress === 'due').length,
    settleOpen: () => {
      // A large draw takes longer than the pause between two rounds of this.
      settling ??= settle().finally(() => {
        settling = undefined
      })
      return settling
    },
    revision: () => revision,
  }
}

const isKept = ({ progress }: LotteryStake): boolean => ['placed', 'due', 'settled'].includes(progress)

/** Why a stake of before was not kept. */
function whyNot({ progress, code }: LotteryStake): Bought {
  if (code === 'insufficient_funds') return { code }
  const isUnanswered = progress === 'reserved' || code === 'not_confirmed'
  return { code: 'round_cancelled', ...(isUnanswered && { why: progress === 'back' ? 'back' : 'waiting' }) }
}

const idOf = ({ id }: TicketOrder, index: number): string => `${id}.${index}`

/** Whether a stake belongs to an order as it is sent now, by the player who sends it. */
function isOf({ session: own, what }: LotteryStake, session: SessionRecord, order: TicketOrder): boolean {
  const same = JSON.stringify([what.price, what.lines]) === JSON.stringify([order.price, order.lines])
  return (
    same && order.numeros.includes(what.numero) && playerOf(own) === playerOf(session) && own.gameId === session.gameId
  )
}
