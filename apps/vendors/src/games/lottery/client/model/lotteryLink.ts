import { callServer, RefusedCall, UnansweredCall } from '../../../../client/api/gameApi.ts'
import { type Listening, listenEvents } from '../../../../client/api/listenEvents.ts'
import type { Session } from '../../../../client/model/createSession.ts'
import type {
  LotteryView,
  SubscriptionAnswer,
  SubscriptionOrder,
  TicketAnswer,
  TicketOrder,
  TicketView,
} from '../../wire.ts'

/** The calls of one lottery. */
export interface LotteryLink {
  /** Listens to what changes; returns how to stop. */
  readonly listen: (listening: Listening) => () => void
  readonly draws: () => Promise<LotteryView>
  readonly tickets: () => Promise<readonly TicketView[]>
  /** Sends an order until it is answered: the same id is the same tickets. */
  readonly buy: (order: TicketOrder) => Promise<TicketAnswer>
  /** Begins a subscription; the same id is the same one. */
  readonly begin: (order: SubscriptionOrder) => Promise<SubscriptionAnswer>
  readonly stop: (id: string) => Promise<void>
  readonly isUnanswered: (error: unknown) => boolean
}

export function createLotteryLink(session: Session): LotteryLink {
  const call = async <Value>(method: 'GET' | 'POST', path: string, body?: object): Promise<Value> => {
    try {
      return await callServer<Value>(method, `/api/lottery/${path}`, session.token(), body)
    } catch (error) {
      if (error instanceof RefusedCall && error.code === 'session_over') session.block('session_over')
      throw error
    }
  }
  return {
    listen: (listening) => listenEvents('/api/lottery/events', session.token(), listening),
    draws: () => call('GET', 'draws'),
    tickets: async () => (await call<{ readonly tickets: readonly TicketView[] }>('GET', 'tickets')).tickets,
    buy: (order) => session.untilAnswered(() => call<TicketAnswer>('POST', 'tickets', order)),
    begin: (order) => session.untilAnswered(() => call<SubscriptionAnswer>('POST', 'subscriptions', order)),
    stop: async (id) => void (await session.untilAnswered(() => call('POST', `subscriptions/${id}/stop`, {}))),
    isUnanswered: (error) => error instanceof UnansweredCall || error instanceof RefusedCall,
  }
}
