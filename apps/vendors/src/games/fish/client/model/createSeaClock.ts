import { readState } from '../../../../client/api/gameApi.ts'
import type { Session } from '../../../../client/model/createSession.ts'

/** The server's clock, as far as the page knows it. */
export interface SeaClock {
  /** How far it is ahead of the page's, in ms; `undefined` until the server was asked. */
  readonly ahead: () => number | undefined
  readonly ask: () => Promise<void>
  /** Learns from a shot: the server took it after it was sent and before it was answered. */
  readonly learn: (sent: number, serverTime: number) => void
}

export function createSeaClock(session: Session): SeaClock {
  let ahead: number | undefined
  return {
    ahead: () => ahead,
    ask: async () => {
      let sent = 0
      const { now } = await session.untilAnswered(() => {
        sent = Date.now()
        return readState(session.token())
      })
      // The answer was written on half of its way.
      ahead = now - (sent + Date.now()) / 2
    },
    learn: (sent, serverTime) => {
      if (ahead !== undefined) ahead = Math.min(Math.max(ahead, serverTime - Date.now()), serverTime - sent)
    },
  }
}
