import { changeSeeds, readSeeds } from '../api/historyApi.ts'
import type { Session } from '../model/createSession.ts'

/** A seed of this browser's own making. */
export const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Gives a player who has no seed yet one that the server did not choose, before the first round. */
export async function bringOwnSeed(session: Session): Promise<void> {
  const token = session.token()
  try {
    const { clientSeed, next } = await session.untilAnswered(() => readSeeds(token))
    if (clientSeed === '') await session.untilAnswered(() => changeSeeds(token, { clientSeed: randomSeed(), next }))
  } catch {
    // An unfinished round comes first, or another tab was faster: rounds can be played and verified all the same.
  }
}
