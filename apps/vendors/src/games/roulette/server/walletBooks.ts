import { randomInt } from 'node:crypto'
import { roundReference } from '@foyer/rules'
import type { SessionRecord } from '../../../frame/store/records.ts'
import { type CallWallet, WalletRefusal, WalletUnreachable } from '../../../server/seamlessClient.ts'
import { winOf } from '../engine/settle.ts'
import { pocketCount } from '../engine/wheel.ts'
import type { Laid, TableBooks } from './books.ts'
import type { StoredTicket, TicketStore } from './ticketStore.ts'

export interface WalletBooks extends TableBooks {
  /** Pays or gives back what a crash or an unreachable wallet left open. */
  readonly settleOpen: () => Promise<void>
}

interface WalletBooksOptions {
  readonly store: TicketStore
  readonly walletOf: (session: SessionRecord) => CallWallet
  readonly findSession: (id: string) => SessionRecord | undefined
  readonly now: () => number
  readonly onProblem: (error: unknown, reference: string) => void
}

type RefusedCode = Extract<Laid, { state: 'refused' }>['code']
const refusedCodes: readonly RefusedCode[] = ['insufficient_funds', 'session_over', 'round_cancelled']

/** A table's books over the store on disk and the seamless wallet. Every ticket is a round of its own there. */
export function createWalletBooks({ store, walletOf, findSession, now, onProblem }: WalletBooksOptions): WalletBooks {
  /** Rounds of this process: their tickets are looked after by their table until they are decided. */
  const live = new Set<string>()
  const working = new Map<string, Promise<number | undefined>>()

  const once = (id: string, task: () => Promise<number | undefined>): Promise<number | undefined> => {
    const running = working.get(id)
    if (running !== undefined) return running
    const promise = task()
      .catch((error: unknown) => {
        if (!(error instanceof WalletUnreachable)) onProblem(error, id)
        return undefined
      })
      .finally(() => working.delete(id))
    working.set(id, promise)
    return promise
  }
  const rollback = async ({ session, reference }: StoredTicket): Promise<number | undefined> => {
    const { merchant, vendor, walletSession } = session
    const ids = { transactionId: `${reference}-rollback`, roundId: reference, betTransactionId: `${reference}-bet` }
    try {
      return (await walletOf(session)(vendor, 'rollback', { merchant, session: walletSession, ...ids })).balance
    } catch (error) {
      // The wallet does not know the session any more, so it has no bet of it either.
      if (error instanceof WalletRefusal && error.code === 'session_expired') return undefined
      throw error
    }
  }
  const giveBack = (id: string): Promise<number | undefined> => {
    if (!store.move(id, 'placed', 'returning')) store.move(id, 'reserved', 'returning')
    return once(id, async () => {
      const ticket = store.find(id)
      if (ticket?.progress !== 'returning') return ticket?.balance
      const balance = await rollback(ticket)
      store.move(id, 'returning', 'back', balance === undefined ? {} : { balance })
      return balance
    })
  }
  const settle = (id: string, win: number): Promise<number | undefined> =>
    once(id, async () => {
      const ticket = store.find(id)
      if (ticket?.progress !== 'placed') return ticket?.balance
      const { session, reference } = ticket
      const { balance = ticket.balance } = await walletOf(session)(session.vendor, 'win', {
        merchant: session.merchant,
        transactionId: `${reference}-win`,
        roundId: reference,
        amount: win,
      })
      store.move(id, 'placed', 'settled', { win, ...(balance === undefined ? {} : { balance }) })
      return balance
    })

  return {
    open: async (round, table) => {
      live.add(round)
      store.openRound(round, table, now())
    },
    place: async ({ ticket: id, round, session: sessionId, bets, stake }) => {
      const session = findSession(sessionId)
      if (session === undefined) return { state: 'refused', code: 'session_over' }
      if (store.find(id) !== undefined) return { state: 'refused', code: 'round_cancelled' }
      const reference = roundReference(randomInt)
      store.add({ id, reference, round, session, bets, stake, at: now() })
      try {
        const { balance = 0 } = await walletOf(session)(session.vendor, 'bet', {
          merchant: session.merchant,
          session: session.walletSession,
          transactionId: `${reference}-bet`,
          roundId: reference,
          amount: stake,
        })
        store.move(id, 'reserved', 'placed', { balance })
        return { state: 'placed', balance }
      } catch (error) {
        if (!(error instanceof WalletRefusal)) {
          if (!(error instanceof WalletUnreachable)) onProblem(error, reference)
          return { state: 'unknown' }
        }
        const code = codeOf(error)
        // An earlier try without an answer may still be on its way; the tombstone keeps it from being taken later.
        if (error.repeated) {
          store.move(id, 'reserved', 'returning', { code })
          await giveBack(id)
        } else store.move(id, 'reserved', 'refused', { code })
        return { state: 'refused', code }
      }
    },
    answerOf: (id) => {
      const ticket = store.find(id)
      if (ticket === undefined) return undefined
      if (ticket.progress === 'placed' || ticket.progress === 'settled')
        return { state: 'placed', balance: ticket.balance ?? 0 }
      return { state: 'refused', code: refusedCodes.find((code) => code === ticket.code) ?? 'round_cancelled' }
    },
    giveBack,
    decide: async (round, number) => {
      store.decide({ round, number, draws: [[pocketCount, number]], at: now() })
      live.delete(round)
    },
    abandon: (round) => void live.delete(round),
    settle,
    results: store.results,
    settleOpen: async () => {
      for (const ticket of store.open()) {
        if (working.has(ticket.id) || (live.has(ticket.round) && ticket.progress !== 'returning')) continue
        if (ticket.progress === 'placed' && ticket.number !== undefined) {
          await settle(ticket.id, winOf(ticket.bets, ticket.number))
        } else await giveBack(ticket.id)
      }
    },
  }
}

function codeOf({ code }: WalletRefusal): RefusedCode {
  if (code === 'insufficient_funds') return 'insufficient_funds'
  return code === 'session_expired' ? 'session_over' : 'round_cancelled'
}
