import { createRandom } from '../random/random.ts'

/** The last day on which games of the sandbox came out. */
const lastDay = Date.UTC(2026, 10, 15)
const day = 24 * 60 * 60 * 1000
/** Days for which a game counts as new, and those before them in which the others came out. */
const newDays = 60
const earlierDays = 3650

/** The day a game came out, `yyyy-mm-dd`, always the same one; it is drawn apart, so that titles stay what they are. */
export function releaseOf(gameId: string, isNew: boolean): string {
  const { between } = createRandom(`release of ${gameId}`)
  const ago = Math.floor(isNew ? between(0, newDays) : between(newDays, newDays + earlierDays))
  return new Date(lastDay - ago * day).toISOString().slice(0, 10)
}
