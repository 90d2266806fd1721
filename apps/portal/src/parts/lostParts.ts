import { loadAgain } from '../boot/loadAgain.ts'

/** What is done about parts that could not be fetched; a page that runs keeps what was typed besides. */
export const lostParts = { mend: (isLost: boolean): Promise<boolean> => loadAgain(isLost) }

const lost = new Set<unknown>()

/**
 * Something that somebody has asked for could not be fetched: a new deployment may have taken it away. What is lost for the
 * second time, or is the whole page, stays lost until that is loaded again: a browser remembers which scripts within it failed.
 */
export function tellLost(what: unknown, isWhole = false): void {
  void lostParts.mend(isWhole || lost.has(what))
  lost.add(what)
}
