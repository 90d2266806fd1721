import { matchTyped } from './matchTyped.ts'

// How a word belongs to a title: its first, another, two of them as one, or beside the name.
export const first = 0
export const within = 1
export const asOne = 2
export const beside = 3
const belongingCosts = [0, 0.1, 0.15, 0.6]
/** What is beside a name is few words, and many of them are nearly some other word: it may have one mistake (as `matchTyped` counts). */
const mostBeside = 1.6

/** Finds the titles that have a word like the one typed, with what that costs. */
type FindWord = (typed: string, isHalf: boolean, take: (title: number, cost: number) => void) => void

/** Which words stand in which titles. */
export function createPostings(): {
  readonly post: (word: string, title: number, belonging: number) => void
  /** Ends the collecting. */
  readonly close: () => FindWord
} {
  const titlesOf = new Map<string, number[]>()
  return {
    post: (word, title, belonging) => {
      const posted = title * 4 + belonging
      const list = titlesOf.get(word)
      if (list === undefined) titlesOf.set(word, [posted])
      else list.push(posted)
    },
    close: () => {
      const lists = [...titlesOf.values()].map((list) => Uint32Array.from(list))
      const match = matchTyped([...titlesOf.keys()])
      return (typed, isHalf, take) => {
        const { words, costs } = match(typed, isHalf)
        // Plain loops: this is where a search spends its time.
        for (let at = 0; at < words.length; at++) {
          const cost = costs[at] ?? 0
          const list = lists[words[at] ?? 0]
          if (list === undefined) continue
          for (let place = 0; place < list.length; place++) {
            const posted = list[place] ?? 0
            if ((posted & 3) === beside && cost > mostBeside) continue
            take(posted >>> 2, cost + (belongingCosts[posted & 3] ?? 0))
          }
        }
      }
    },
  }
}
