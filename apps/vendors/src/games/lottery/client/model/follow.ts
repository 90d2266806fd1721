import type { Session } from '../../../../client/model/createSession.ts'
import type { LotteryLink } from './lotteryLink.ts'
import type { LotteryModel } from './lotteryShown.ts'

/** How often a page without a stream of its own asks, ms. */
const askEvery = 10_000

/**
 * Keeps a lottery in step with its server for as long as the page is open: by a stream, which connects again when it breaks. A player who
 * has the lottery open too often to get one more is asked for.
 */
export function follow(model: LotteryModel, link: LotteryLink, session: Pick<Session, 'block'>): void {
  link.listen({
    onEvent: model.take,
    onConnection: model.setConnected,
    onRefused: ({ code }) => {
      if (code !== 'too_fast') return session.block('session_over')
      void model.update()
      setInterval(() => document.visibilityState === 'visible' && void model.update(), askEvery)
    },
  })
}
