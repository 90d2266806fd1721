import type { SessionRecord } from '../frame/store/records.ts'
import { GameError } from './gameError.ts'

/** For so long the wallet's word on a session counts, ms. */
const goodMs = 10_000

/** Throws `session_over` where a session's player has signed out at the site. */
export type ConfirmSession = (session: SessionRecord) => Promise<void>

/**
 * Asks the wallet, which alone knows whether a player is still signed in, before they are told of what is theirs (P02). A wallet
 * that does not answer says nothing against them: tickets and bets can be read while it is away (QP11).
 */
export function createConfirmSession(
  balanceOf: (session: SessionRecord) => Promise<number>,
  now: () => number,
): ConfirmSession {
  const asked = new Map<string, { readonly at: number; readonly answer: Promise<void> }>()
  const ask = async (session: SessionRecord): Promise<void> => {
    try {
      await balanceOf(session)
    } catch (error) {
      if (error instanceof GameError && error.code === 'session_over') throw error
    }
  }
  return (session) => {
    const known = asked.get(session.id)
    if (known !== undefined && Math.abs(now() - known.at) < goodMs) return known.answer
    for (const [id, { at }] of asked) {
      if (Math.abs(now() - at) < goodMs) break
      asked.delete(id)
    }
    const answer = ask(session)
    asked.delete(session.id)
    asked.set(session.id, { at: now(), answer })
    return answer
  }
}
