import { loadAgain } from '../boot/loadAgain.ts'

/** What is done about parts that could not be fetched; a page that runs keeps what was typed besides. */
export const lostParts = { mend: (isLost: boolean): Promise<boolean> => loadAgain(isLost) }

const lost = new Set<unknown>()

/**
 * Something that somebody has asked for could not be fetched: a new deployment may have taken it away. What is lost for the
 * second time stays lost until the page is loaded again, since a browser remembers which scripts within it have failed.
 */
export function tellLost(what: unknown): void {
  void lostParts.mend(lost.has(what))
  lost.add(what)
}
