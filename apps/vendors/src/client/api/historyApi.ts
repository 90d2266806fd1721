import type { FairState, RevealedSeeds } from '../../wire/fair.ts'
import type { HistoryPage, RoundRecordView } from '../../wire/history.ts'
import { callServer } from './gameApi.ts'

/** Rounds of the session's title that are over, newest first; `before` names a page as the one before it did. */
export const readHistory = (token: string, before?: string): Promise<HistoryPage> =>
  callServer('GET', before === undefined ? '/api/history' : `/api/history?before=${encodeURIComponent(before)}`, token)

export const readRound = (token: string, roundId: string): Promise<RoundRecordView> =>
  callServer('GET', `/api/history/${encodeURIComponent(roundId)}`, token)

/** The round that a ticket of the gateway shows. */
export const readReplay = (replay: string): Promise<RoundRecordView> =>
  callServer('POST', '/api/replay', undefined, { replay })

export const readSeeds = (token: string): Promise<FairState> => callServer('GET', '/api/fair', token)

/** Reveals the server's seed in use and goes on with the next one, `next`, and the player's own. */
export const changeSeeds = (
  token: string,
  seeds: { readonly clientSeed: string; readonly next: string },
): Promise<{ readonly revealed: RevealedSeeds; readonly state: FairState }> =>
  callServer('POST', '/api/fair', token, seeds)
