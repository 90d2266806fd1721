import { callServer, RefusedCall, UnansweredCall } from '../../../../client/api/gameApi.ts'
import type { Session } from '../../../../client/model/createSession.ts'
import type { BetAnswer, BetOrder, BetView, BoardView } from '../../wire.ts'

/** The calls of one book. */
export interface BookLink {
  /** What has changed since a version, and all markets of the named events. */
  readonly board: (since: number | undefined, named: readonly string[]) => Promise<BoardView>
  readonly bets: () => Promise<readonly BetView[]>
  /** Sends a bet until it is answered: the same id is the same bet. A call that is refused places none. */
  readonly place: (order: BetOrder) => Promise<BetAnswer>
  readonly isUnanswered: (error: unknown) => boolean
}

export function createBookLink(kind: string, session: Session): BookLink {
  const call = async <Value>(method: 'GET' | 'POST', path: string, body?: object): Promise<Value> => {
    try {
      return await callServer<Value>(method, `/api/${kind}/${path}`, session.token(), body)
    } catch (error) {
      if (error instanceof RefusedCall && error.code === 'session_over') session.block('session_over')
      throw error
    }
  }
  return {
    board: (since, named) => {
      const query = new URLSearchParams()
      if (since !== undefined) query.set('since', String(since))
      if (named.length > 0) query.set('with', named.join(','))
      return call('GET', `board?${query}`)
    },
    bets: async () => (await call<{ readonly bets: readonly BetView[] }>('GET', 'bets')).bets,
    place: async (order) => {
      try {
        return await session.untilAnswered(() => call<BetAnswer>('POST', 'bets', order))
      } catch (error) {
        if (!(error instanceof RefusedCall)) throw error
        return { state: 'refused', code: 'round_cancelled' }
      }
    },
    isUnanswered: (error) => error instanceof UnansweredCall || error instanceof RefusedCall,
  }
}
